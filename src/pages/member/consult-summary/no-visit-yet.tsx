import { stepFacts, stepPath } from '#domain/steps.ts';
import type { components } from '#openapi/generated/types.ts';
import { useJourney } from '#src/features/journey/use-journey.ts';
import { useWords } from '#src/lib/locale.ts';
import { consultSummaryTexts as texts } from '#src/texts/consult-summary.ts';
import { useMoments } from '#src/texts/moments.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { LinkButton } from '#src/ui/button.tsx';

/** Before the first visit: what will be here, what opens it, and the way there. */
export function NoVisitYet({ ahead }: { ahead: components['schemas']['Visit'] | undefined }) {
  const t = useWords();
  const { day, time } = useMoments();
  const { furthest } = useJourney();
  const step = furthest === 'complete' ? 'counseling' : furthest;
  const label = ahead
    ? t(texts.seeVisit)
    : step === 'counseling'
      ? t(texts.bookVisit)
      : t(texts.goOn, { step: t(stepFacts[step].title) });
  return (
    <AlertBanner
      title={t(texts.emptyTitle)}
      action={
        <LinkButton to={stepPath(step)} look="secondary" size="sm">
          {label}
        </LinkButton>
      }
    >
      {t(texts.emptyBody)}{' '}
      {ahead ? t(texts.emptyBefore, { day: day(ahead.starts_at), time: time(ahead.starts_at) }) : t(texts.emptyNoVisit)}
    </AlertBanner>
  );
}
