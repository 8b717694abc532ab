import { isVisitAhead } from '#domain/visits.ts';
import type { components } from '#openapi/generated/types.ts';

type Visit = components['schemas']['Visit'];

/** The visit that counts now: the one that lies ahead, else the newest one. Visits come with the newest start first. */
export function newestVisit(visits: readonly Visit[], now = new Date()): Visit | undefined {
  return visits.find((visit) => isUpcoming(visit, now)) ?? visits[0];
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
