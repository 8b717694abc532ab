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
 * @param as its heading; the plans have theirs one level below
 */
export function CarePlans({ plans, as = 'h3' }: { plans: readonly Plan[]; as?: 'h2' | 'h3' }) {
  const t = useWords();
  const { date } = useMoments();
  const below = as === 'h2' ? 'h3' : 'h4';
  return (
    <Part title={t(texts.plan)} as={as} isLong>
      <Text look="muted">{t(plans.length === 0 ? texts.noPlan : texts.planLead)}</Text>
      {withEarlier(plans).map(({ plan, earlier }) => (
        <Stack key={plan.id} gap="2xs">
          <PlanAsWritten plan={plan} as={below} />
          {earlier.map((each) => (
            <Fold key={each.id} title={t(texts.earlierPlan, { date: date(each.created_at) })} gap="2xs">
              <PlanAsWritten plan={each} as={below} />
            </Fold>
          ))}
        </Stack>
      ))}
    </Part>
  );
}

/** One plan as it was written, and how far it is. */
export function PlanAsWritten({ plan, as = 'h4' }: { plan: Plan; as?: 'h3' | 'h4' }) {
  const t = useWords();
  const { date } = useMoments();
  return (
    <>
      <Text as={as} look="strong" lang={plan.locale}>
        {plan.title}
      </Text>
      <PlanItems plan={plan} />
      <Text look="small">{t(texts.planBy, { name: plan.written_by, date: date(plan.created_at) })}</Text>
    </>
  );
}
