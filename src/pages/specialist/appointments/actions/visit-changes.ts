import { judgeVisit } from '#machines/visit/judge.ts';
import type { VisitEvent } from '#machines/visit/machine.ts';
import type { Appointment } from '../use-appointments.ts';

/** What a specialist can do with a visit, as the visit machine has it. */
export const visitChanges = ['completed', 'missed', 'moved', 'handedOver', 'canceled'] as const;
export type VisitChange = (typeof visitChanges)[number];

/** Which changes the visit machine permits its specialist now. */
export function permittedChanges({ visit }: Appointment, now: Date): readonly VisitChange[] {
  const { status, starts_at, ends_at } = visit;
  const times = { startsAt: new Date(starts_at), endsAt: new Date(ends_at) };
  const wish = { by: 'care-team', now } as const;
  const eventOf = (change: VisitChange): VisitEvent =>
    // To hand a visit over is to move it, to a time of somebody else.
    change === 'moved' || change === 'handedOver'
      ? { type: 'visit.moved', to: times, ...wish }
      : { type: `visit.${change}`, ...wish };
  return visitChanges.filter((change) => judgeVisit({ status, ...times }, eventOf(change)).ok);
}
