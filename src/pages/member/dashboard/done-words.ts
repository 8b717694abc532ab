import type { Words } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { hasPassed, isUpcoming } from '#src/features/visits/newest-visit.ts';
import { dashboardTexts as texts } from '#src/texts/dashboard.ts';
import { needsSample } from './next.ts';

type Schemas = components['schemas'];

/** What is said once all steps are done, by the visit that counts: first that its time has passed, then that the lab has no sample yet. */
export function doneWords(visit: Schemas['Visit'] | undefined, kit?: Schemas['Kit']): readonly Words[] {
  const isSampleLeft = needsSample(kit);
  if (visit && hasPassed(visit)) return isSampleLeft ? [texts.donePassed, texts.sampleLeft] : [texts.donePassed];
  return [isSampleLeft && !visit?.summarized_at ? texts.doneButSample : ofVisit(visit)];
}

function ofVisit(visit: Schemas['Visit'] | undefined): Words {
  if (!visit) return texts.doneNoVisit;
  if (isUpcoming(visit)) return texts.doneBeforeVisit;
  if (visit.summarized_at !== null) return texts.doneAfterVisit;
  return visit.status === 'COMPLETED' ? texts.doneWriting : texts.doneNoVisit;
}
