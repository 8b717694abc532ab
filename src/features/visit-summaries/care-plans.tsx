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
import { WrittenIn } from './written-in.tsx';

type Plan = components['schemas']['CarePlan'];

type CarePlansProps = {
  plans: readonly Plan[];
  /** Who says how far the items are, where that can be said here. */
  markedBy?: 'patient' | 'care-team' | undefined;
  /** Its heading; the plans have theirs one level below. */
  as?: 'h2' | 'h3';
};

/**
 * What was planned with the member at a visit, newest first: each thing with who does it and by when. What a plan was before it
 * was changed is folded below it.
 */
export function CarePlans({ plans, markedBy, as = 'h3' }: CarePlansProps) {
  const t = useWords();
  const { date } = useMoments();
  const below = as === 'h2' ? 'h3' : 'h4';
  return (
    <Part title={t(texts.plan)} as={as} isLong>
      <Text look="muted">{t(plans.length === 0 ? texts.noPlan : texts.planLead)}</Text>
      {withEarlier(plans).map(({ plan, earlier }) => (
        <Stack key={plan.id} gap="2xs">
          <PlanAsWritten plan={plan} markedBy={markedBy} as={below} />
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

type PlanAsWrittenProps = { plan: Plan; markedBy?: CarePlansProps['markedBy'] | undefined; as?: 'h3' | 'h4' };

/** One plan as it was written, and how far it is. */
export function PlanAsWritten({ plan, markedBy, as = 'h4' }: PlanAsWrittenProps) {
  const t = useWords();
  const { date } = useMoments();
  return (
    <>
      <Text as={as} look="strong" lang={plan.locale}>
        {plan.title}
      </Text>
      <WrittenIn locale={plan.locale} />
      <PlanItems plan={plan} markedBy={markedBy} />
      <Text look="small">{t(texts.planBy, { name: plan.written_by, date: date(plan.created_at) })}</Text>
    </>
  );
}
