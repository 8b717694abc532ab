import type { DraftsOutcome } from '#machines/auth/types.ts';
import { logError } from '../../lib/log.ts';

/**
 * What becomes of drafts is known in every case: nobody who leaves, or comes back, is held up by what nobody has foreseen, which counts
 * as not saved, and is logged. Rejects never.
 * @param find is called at once: screens may be gone right after
 */
export async function outcomeOf(find: () => DraftsOutcome | Promise<DraftsOutcome>): Promise<DraftsOutcome> {
  try {
    return await find();
  } catch (error) {
    logError('Drafts not saved', error);
    return 'unsaved';
  }
}
