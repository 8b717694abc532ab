import type { DraftsOutcome } from '../../../machines/auth-types.ts';
import type { SaveStatus } from './autosaver.ts';

type Saver = { readonly status: SaveStatus; flush: () => Promise<void> };

const savers = new Set<Saver>();

/** Names a form that saves itself, for as long as its screen stands. */
export function nameSaver(saver: Saver): () => void {
  savers.add(saver);
  return () => savers.delete(saver);
}

/** Forms of the person before are nobody's to save. */
export function forgetSavers(): void {
  savers.clear();
}

/** Saves at once all that was typed and is not saved yet. Rejects never. */
export async function saveDrafts(): Promise<DraftsOutcome> {
  // The screens go while this waits, and their savers with them.
  const all = [...savers];
  await Promise.all(all.map((saver) => saver.flush()));
  if (all.some(({ status }) => status !== 'saved' && status !== 'unchanged')) return 'unsaved';
  return all.some(({ status }) => status === 'saved') ? 'saved' : 'none';
}
