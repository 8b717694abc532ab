import { stepPath } from '#domain/steps.ts';
import type { components } from '#openapi/generated/types.ts';
import { hasPassed, isUpcoming } from '#src/features/visits/newest-visit.ts';
import { useWords } from '#src/lib/locale.ts';
import { dashboardTexts as texts } from '#src/texts/dashboard.ts';
import { useMoments } from '#src/texts/moments.ts';
import { visitStatusTexts, visitTexts } from '#src/texts/visits.ts';
import { Text, TextLink } from '#src/ui/text.tsx';
import { NotYet } from './not-yet.tsx';

/** The visit that lies ahead, or the newest one, in two lines. */
export function VisitFactsInShort({ visit }: { visit: components['schemas']['Visit'] | undefined }) {
  const t = useWords();
  const { date, time, zone } = useMoments();
  if (!visit) return <NotYet step="counseling" words={t(texts.visitNone)} go={t(texts.visitBook)} />;
  const { starts_at, medium, specialist_name, status } = visit;
  const go = isUpcoming(visit) ? texts.visitChange : hasPassed(visit) ? texts.visitAgain : texts.visitSee;
  return (
    <>
      <Text look="strong">{t(hasPassed(visit) ? texts.visitPassed : visitStatusTexts[status])}</Text>
      <Text>{t(texts.visitAt, { date: date(starts_at), time: time(starts_at), zone })}</Text>
      <Text look="small">
        {t(visitTexts[medium])} · {t(visitTexts.specialistValue, { name: specialist_name })}
      </Text>
      <Text>
        <TextLink to={stepPath('counseling')}>{t(go)}</TextLink>
      </Text>
    </>
  );
}
