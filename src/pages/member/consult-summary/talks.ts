import type { components } from '#openapi/generated/types.ts';
import { hasPassed } from '#src/features/visits/newest-visit.ts';

type Visit = components['schemas']['Visit'];

/** The visits that took place, or may have: nobody has said yet what became of one whose time has passed. Newest first. */
export function talksOf(visits: readonly Visit[], now = new Date()): Visit[] {
  return visits.filter(
    (visit) => visit.summarized_at !== null || visit.status === 'COMPLETED' || hasPassed(visit, now),
  );
}

/** The talk that is asked for, else the newest with a summary, else the newest. */
export function chosenTalk(talks: readonly Visit[], wanted: string | null): Visit | undefined {
  return talks.find(({ id }) => id === wanted) ?? talks.find(({ summarized_at }) => summarized_at !== null) ?? talks[0];
}
