import { judgeVisit, type VisitJudgement } from '#machines/visit/judge.ts';
import type { components } from '#openapi/generated/types.ts';

/** Whether its patient can still move or cancel a visit, or why not: the limits are the same for both. */
export function changeOf({ status, starts_at, ends_at }: components['schemas']['Visit'], now: Date): VisitJudgement {
  const times = { startsAt: new Date(starts_at), endsAt: new Date(ends_at) };
  return judgeVisit({ status, ...times }, { type: 'visit.canceled', by: 'patient', now });
}
