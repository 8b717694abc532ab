import type { Words } from '../../../domain/words.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { dashboardTexts as texts } from '../../texts/dashboard.ts';
import { hasPassed, isAhead } from '../../records/newestVisit.ts';

/** What is said once all steps are done, by the visit that counts. */
export function doneWords(visit: components['schemas']['Visit'] | undefined): Words {
  if (!visit) return texts.doneNoVisit;
  if (isAhead(visit)) return texts.doneBeforeVisit;
  if (visit.summarized_at !== null) return texts.doneAfterVisit;
  if (hasPassed(visit)) return texts.donePassed;
  return visit.status === 'COMPLETED' ? texts.doneWriting : texts.doneNoVisit;
}
