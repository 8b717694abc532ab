import type { Words } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { kitStatusTexts, newKitTexts, resultsTexts } from '../../texts/kits.ts';
import { hasPassed, isUpcoming } from '../visits/newest-visit.ts';
import { hasSampleFailed } from './kit-timeline.ts';

type Kit = Pick<components['schemas']['Kit'], 'status' | 'history'>;
type Visit = components['schemas']['Visit'];

/**
 * What the newest that happened to an order is called, and what it means: a second kit is told apart from a first one, and
 * results by the visits of the member, where they are known.
 */
export function describeKitStatus(kit: Kit, visits?: readonly Visit[]): { title: Words; meaning: Words } {
  if (hasSampleFailed(kit)) return newKitTexts;
  const words = kitStatusTexts[kit.status];
  return kit.status === 'COMPLETED' && visits ? { ...words, meaning: meaningOfResults(kit, visits) } : words;
}

/** Results can come before the visit or after it: a visit must not be announced that took place, nor one that had no results. */
function meaningOfResults({ history }: Kit, visits: readonly Visit[]): Words {
  const cameAt = new Date(history.at(-1)?.at ?? 0);
  const isSince = (moment: string | null) => moment !== null && new Date(moment) >= cameAt;
  if (visits.some(({ summarized_at }) => isSince(summarized_at))) return resultsTexts.explained;
  if (visits.some((visit) => isUpcoming(visit))) return resultsTexts.beforeVisit;
  const tookPlace = visits.filter((visit) => visit.status === 'COMPLETED' || hasPassed(visit));
  if (tookPlace.length === 0) return resultsTexts.noVisit;
  return tookPlace.some(({ ends_at }) => isSince(ends_at)) ? resultsTexts.writing : resultsTexts.afterVisit;
}
