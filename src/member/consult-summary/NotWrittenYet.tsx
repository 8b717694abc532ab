import { stepPath } from '#domain/steps.ts';
import type { components } from '#openapi/generated/types.ts';
import { consultSummaryTexts as texts } from '../../texts/consultSummary.ts';
import { useWords } from '../../texts/locale.ts';
import { useMoments } from '../../texts/moments.ts';
import { AlertBanner } from '../../ui/AlertBanner.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { hasPassed } from '../../records/newestVisit.ts';
import { WhoToCall } from './WhoToCall.tsx';

/** After the visit, before its summary is written: that it comes, from whom, and whom to call meanwhile. */
export function NotWrittenYet({ visit }: { visit: components['schemas']['Visit'] }) {
  const t = useWords();
  const { date } = useMoments();
  const isOpen = hasPassed(visit);
  const facts = { date: date(visit.starts_at), name: visit.specialist_name };
  return (
    <Stack gap="lg">
      <AlertBanner
        title={t(texts.waitingTitle)}
        action={
          isOpen && (
            <LinkButton to={stepPath('counseling')} look="secondary" size="sm">
              {t(texts.bookVisit)}
            </LinkButton>
          )
        }
      >
        {t(isOpen ? texts.passedBody : texts.waitingBody, facts)}
      </AlertBanner>
      <WhoToCall name={visit.specialist_name} as="h2" />
    </Stack>
  );
}
