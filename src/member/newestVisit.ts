import type { components } from '../../openapi/generated/types.ts';

type Visit = components['schemas']['Visit'];

/** The visit that counts now: the one that lies ahead, else the newest one. Visits come with the newest start first. */
export function newestVisit(visits: readonly Visit[]): Visit | undefined {
  return visits.find(({ status }) => status === 'SCHEDULED') ?? visits[0];
}
