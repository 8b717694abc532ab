import type { DraftsOutcome } from '../../../machines/auth-types.ts';
import type { SaveStatus } from './saving.ts';
import type { Place } from './sealed/seal.ts';
import type { Found } from './sealed/vault.ts';

type Saver = {
  readonly place: Place | undefined;
  readonly status: SaveStatus;
  readonly isUnsaved: boolean;
  readonly isLeft: boolean;
  flush: () => Promise<void>;
  hold: () => void;
  release: () => Promise<void>;
  letGo: () => void;
  noteStored: () => void;
  takeBack: () => void;
  handOver: () => Promise<Found<unknown> | undefined>;
};

/** Each screen that saves itself has a name of its own: the same saver can come to stand anew. */
const savers = new Map<symbol, Saver>();

/** Names a form that saves itself, for as long as its screen stands, or what it could not save is still tried. */
export function nameSaver(saver: Saver): () => void {
  const name = Symbol();
  savers.set(name, saver);
  return () => savers.delete(name);
}

/** Forms of the person before are nobody's to save, but for what is kept for them. */
export function forgetSavers(): void {
  const all = allSavers().filter((saver) => !kept.includes(saver));
  savers.clear();
  all.forEach((saver) => saver.letGo());
}

/** A step’s record is stored: no draft of it is needed. */
export function noteStored(step: string): void {
  saversOf(step).forEach((saver) => saver.noteStored());
}

/** It could not be stored: what was not saved before is a draft again. */
export function noteNotStored(step: string): void {
  saversOf(step).forEach((saver) => saver.takeBack());
}

/** What a form that was left in this page could not save so far. From here on it is for whoever asks to save. */
export async function takeOver({ patientId, record }: Place): Promise<Found<unknown> | undefined> {
  const left = allSavers().filter(
    ({ isLeft, place }) => isLeft && place?.patientId === patientId && place.record === record,
  );
  const all = await Promise.all(left.map((saver) => saver.handOver()));
  return all.find((found) => found !== undefined);
}

/** Saves at once all that was typed and is not saved yet. Rejects never. */
export async function saveDrafts(): Promise<DraftsOutcome> {
  // The screens go while this waits, and their savers with them.
  const all = allSavers();
  await Promise.all(all.map((saver) => saver.flush()));
  if (all.some(({ isUnsaved }) => isUnsaved)) return 'unsaved';
  return all.some(({ status }) => status === 'saved') ? 'saved' : 'none';
}

function saversOf(step: string): Saver[] {
  return allSavers().filter(({ place }) => place?.record.endsWith(`/${step}`));
}

function allSavers(): Saver[] {
  return [...new Set(savers.values())];
}

/** What waits, with its screens gone, for the person whose session was over. In memory alone. */
let kept: readonly Saver[] = [];

/** Keeps what was typed and is not saved: nothing of it is sent until `saveKept`. At once: the screens go right after. */
export function keepDrafts(): DraftsOutcome {
  // What was kept before may have been tried meanwhile, for a session that is over now, too.
  const all = [...new Set([...kept, ...allSavers()])];
  all.forEach((saver) => saver.hold());
  keep(all.filter(({ isUnsaved }) => isUnsaved));
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
