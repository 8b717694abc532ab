import type { components } from '#openapi/generated/types.ts';
import { PlanAsWritten } from '#src/features/visit-summaries/care-plans.tsx';
import { OvertakenChoice } from '../overtaken-choice.tsx';

type Plan = components['schemas']['CarePlan'];

type OvertakenPlanProps = {
  current: Plan;
  isBusy: boolean;
  failure: unknown;
  onMine: (current: Plan) => void;
  onTheirs: () => void;
};

/** Another plan was signed since this was begun: what it says, and the choice. */
export function OvertakenPlan({ current, onMine, ...choice }: OvertakenPlanProps) {
  return (
    <OvertakenChoice {...choice} onMine={() => onMine(current)}>
      <PlanAsWritten plan={current} />
    </OvertakenChoice>
  );
}
