import { isVisitAhead } from '#domain/visits.ts';
import type { components } from '#openapi/generated/types.ts';

type Visit = components['schemas']['Visit'];

/**
 * The visit that counts now: the one that lies ahead, else the last one. A canceled visit counts as the last one only if it
 * was canceled after the start of the one before: who cancels Monday and takes Friday before it has talked on Friday.
 * Visits come with the newest start first.
 */
export function newestVisit(visits: readonly Visit[], now = new Date()): Visit | undefined {
  const current = currentVisit(visits, now);
  if (current && isUpcoming(current, now)) return current;
  const [canceled] = visits
    .filter(({ status }) => status === 'CANCELED')
    .sort((one, other) => canceledAt(other) - canceledAt(one));
  if (!canceled || !current) return current ?? canceled;
  return canceledAt(canceled) > new Date(current.starts_at).getTime() ? canceled : current;
}

/** The same among those that were not canceled: the visit that is prepared for, else the last one. */
export function currentVisit(visits: readonly Visit[], now = new Date()): Visit | undefined {
  return visits.find((visit) => isUpcoming(visit, now)) ?? visits.find(({ status }) => status !== 'CANCELED');
}

/** When a visit was canceled; its start where nobody noted that. */
function canceledAt({ last_change, starts_at }: Visit): number {
  return new Date(last_change?.at ?? starts_at).getTime();
}

/** The visits that took place, or may have: nobody has said yet what became of one whose time has passed. Newest first. */
export function talksOf(visits: readonly Visit[], now = new Date()): Visit[] {
  return visits.filter(
    (visit) => visit.summarized_at !== null || visit.status === 'COMPLETED' || hasPassed(visit, now),
  );
}

/** Whether a visit lies ahead or is going on now. */
export function isUpcoming({ status, ends_at }: Visit, now = new Date()): boolean {
  return isVisitAhead({ status, endsAt: new Date(ends_at) }, now);
}

/** Whether a visit was booked and its time has passed, and nobody has said yet what became of it. */
export function hasPassed(visit: Visit, now = new Date()): boolean {
  return visit.status === 'SCHEDULED' && !isUpcoming(visit, now);
}
