import type { components } from '#openapi/generated/types.ts';
import { useWords } from '../../lib/locale.ts';
import { consultSummaryTexts as texts } from '../../texts/consult-summary.ts';
import { useMoments } from '../../texts/moments.ts';
import { Fold } from '../../ui/fold.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { PlanItems } from './plan-items.tsx';
import { withEarlier } from './plan-versions.ts';
import { Part } from './summary-parts.tsx';

type Plan = components['schemas']['CarePlan'];

/**
 * What was planned with the member at a visit, newest first: each thing with who does it and by when. What a plan was before it
 * was changed is folded below it.
 */
export function CarePlans({ plans }: { plans: readonly Plan[] }) {
  const t = useWords();
  const { date } = useMoments();
  return (
    <Part title={t(texts.plan)} isLong>
      <Text look="muted">{t(plans.length === 0 ? texts.noPlan : texts.planLead)}</Text>
      {withEarlier(plans).map(({ plan, earlier }) => (
        <Stack key={plan.id} gap="2xs">
          <PlanAsWritten plan={plan} />
          {earlier.map((each) => (
            <Fold key={each.id} title={t(texts.earlierPlan, { date: date(each.created_at) })} gap="2xs">
              <PlanAsWritten plan={each} />
            </Fold>
          ))}
        </Stack>
      ))}
    </Part>
  );
}

/** One plan as it was written, and how far it is. */
export function PlanAsWritten({ plan }: { plan: Plan }) {
  const t = useWords();
  const { date } = useMoments();
  return (
    <>
      <Text as="h4" look="strong" lang={plan.locale}>
        {plan.title}
      </Text>
      <PlanItems plan={plan} />
      <Text look="small">{t(texts.planBy, { name: plan.written_by, date: date(plan.created_at) })}</Text>
    </>
  );
}
