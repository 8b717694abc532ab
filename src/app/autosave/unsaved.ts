import type { DraftsOutcome } from '../../../machines/auth-types.ts';
import type { SaveStatus } from './autosaver.ts';

type Saver = {
  readonly status: SaveStatus;
  readonly isUnsaved: boolean;
  flush: () => Promise<void>;
  hold: () => void;
  release: () => Promise<void>;
  letGo: () => void;
};

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

/** What waits, with its screens gone, for the person whose session was over. In memory alone. */
let kept: readonly Saver[] = [];

/** Keeps what was typed and is not saved: nothing of it is sent until `saveKept`. At once: the screens go right after. */
export function keepDrafts(): DraftsOutcome {
  savers.forEach((saver) => saver.hold());
  keep([...new Set([...kept, ...savers])].filter(({ isUnsaved }) => isUnsaved));
  return kept.length > 0 ? 'kept' : 'none';
}

/** Saves what was kept, for the same person, with a few tries. Rejects never. */
export async function saveKept(): Promise<DraftsOutcome> {
  const all = kept;
  for (const pause of pauses) {
    await wait(pause);
    // Let go meanwhile, or kept anew: then it is not for this sign-in to save.
    if (kept !== all) return 'unsaved';
    await Promise.all(all.filter(({ isUnsaved }) => isUnsaved).map((saver) => saver.release()));
    if (!all.some(({ status, isUnsaved }) => isUnsaved && status === 'failed')) break;
  }
  const lost = all.some(({ isUnsaved }) => isUnsaved);
  return lost ? 'unsaved' : 'saved';
}

/** Lets go of what was kept: it is saved, or another person has come. */
export function dropKept(): void {
  kept.forEach((saver) => saver.letGo());
  keep([]);
}

/** Milliseconds before each try. */
const pauses = [0, 1_000, 2_000];

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** With the page goes what it keeps: the browser asks before. */
function keep(all: readonly Saver[]): void {
  kept = all;
  if (kept.length > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
