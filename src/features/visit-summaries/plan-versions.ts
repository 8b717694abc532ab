import type { components } from '#openapi/generated/types.ts';

type CarePlan = components['schemas']['CarePlan'];

/** The plans that stand on the sheet of a visit: those that were made there; who planned without a visit is read with the newest. */
export function plansOnSheet(
  plans: readonly CarePlan[],
  { visitId, isNewest }: { visitId: string; isNewest: boolean },
) {
  return plans.filter(({ visit_id }) => visit_id === visitId || (isNewest && visit_id === null));
}

/** A plan that stands, and what it was before it was changed, the newest first. */
type PlanWithEarlier = { plan: CarePlan; earlier: readonly CarePlan[] };

/** Plans, each with those of them that it replaces, directly or by way of others. */
export function withEarlier(plans: readonly CarePlan[]): PlanWithEarlier[] {
  return plans
    .filter(({ replaced_by }) => !plans.some(({ id }) => id === replaced_by))
    .map((plan) => ({ plan, earlier: earlierOf(plan, plans) }));
}

/** The plan that stands now of those that came of this one: itself, while nothing has replaced it. */
export function standingPlan(plan: CarePlan, plans: readonly CarePlan[]): CarePlan {
  const next = plans.find(({ id }) => id === plan.replaced_by);
  return next ? standingPlan(next, plans) : plan;
}

/** What a plan replaces, and what that one replaced, the newest first. */
export function earlierOf(plan: CarePlan, plans: readonly CarePlan[]): CarePlan[] {
  const before = plans.find(({ id }) => id === plan.replaces);
  return before ? [before, ...earlierOf(before, plans)] : [];
}
