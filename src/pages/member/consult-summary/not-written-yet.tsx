import { stepPath } from '#domain/steps.ts';
import type { components } from '#openapi/generated/types.ts';
import { CarePlans } from '#src/features/visit-summaries/care-plans.tsx';
import { WhoToCall } from '#src/features/visit-summaries/who-to-call.tsx';
import { hasPassed } from '#src/features/visits/newest-visit.ts';
import { useWords } from '#src/lib/locale.ts';
import { consultSummaryTexts as texts } from '#src/texts/consult-summary.ts';
import { useMoments } from '#src/texts/moments.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { LinkButton } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { usePlans } from './use-summary.ts';

/** After the visit, before its summary is written: that it comes, from whom, what is planned already, and whom to call meanwhile. */
export function NotWrittenYet({ visit }: { visit: components['schemas']['Visit'] }) {
  const t = useWords();
  const { date } = useMoments();
  const plans = usePlans({ enabled: true }).data?.data.filter(({ visit_id }) => visit_id === visit.id) ?? [];
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
      {plans.length > 0 && (
        <Card>
          <CarePlans as="h2" plans={plans} markedBy="patient" />
        </Card>
      )}
      <WhoToCall name={visit.specialist_name} as="h2" />
    </Stack>
  );
}
