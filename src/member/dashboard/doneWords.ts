import type { Words } from '../../../domain/words.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { dashboardTexts as texts } from '../../texts/dashboard.ts';
import { needsSample } from './next.ts';
import { hasPassed, isAhead } from '../../records/newestVisit.ts';

type Schemas = components['schemas'];

/** What is said once all steps are done, by the visit that counts; above all that the lab has no sample yet. */
export function doneWords(visit: Schemas['Visit'] | undefined, kit?: Schemas['Kit']): Words {
  if (needsSample(kit) && !visit?.summarized_at) return texts.doneButSample;
  if (!visit) return texts.doneNoVisit;
  if (isAhead(visit)) return texts.doneBeforeVisit;
  if (visit.summarized_at !== null) return texts.doneAfterVisit;
  if (hasPassed(visit)) return texts.donePassed;
  return visit.status === 'COMPLETED' ? texts.doneWriting : texts.doneNoVisit;
}
