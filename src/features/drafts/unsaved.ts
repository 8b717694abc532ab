import type { DraftsOutcome } from '#machines/auth/types.ts';
import type { SaveStatus } from './saving.ts';
import type { Place } from './sealed/seal.ts';
import type { Found } from './sealed/vault.ts';

type Saver = {
  readonly place: Place | undefined;
  readonly status: SaveStatus;
  readonly isUnsaved: boolean;
  readonly isLeft: boolean;
  readonly paused: Found<unknown> | undefined;
  flush: () => Promise<void>;
  hold: () => void;
  release: () => Promise<void>;
  letGo: () => void;
  noteStored: () => void;
  takeBack: () => void;
  pause: () => Promise<void>;
  handOver: () => void;
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

/**
 * Stops what forms that were left in this page still do for a draft: only then can be read what the backend holds of it. They
 * keep it until the form stands that goes on with it (`handOver`), or its page has gone before that (`resumeLeft`).
 */
export async function pauseLeft(place: Place): Promise<void> {
  const left = saversAt(place).filter(({ isLeft }) => isLeft);
  await Promise.all(left.map((saver) => saver.pause()));
}

/** What they could not save. */
export function leftAt(place: Place): Found<unknown> | undefined {
  return pausedAt(place).at(-1)?.paused;
}

/** The form stands: what it goes on with is its own to save. */
export function handOver(place: Place): void {
  pausedAt(place).forEach((saver) => saver.handOver());
}

/** The page of the form has gone, and it never stood. */
export function resumeLeft(place: Place): void {
  pausedAt(place).forEach((saver) => void saver.release());
}

function pausedAt(place: Place): Saver[] {
  return saversAt(place).filter(({ paused }) => paused !== undefined);
}

/** Saves at once all that was typed and is not saved yet. Rejects never. */
export async function saveDrafts(): Promise<DraftsOutcome> {
  // The screens go while this waits, and their savers with them.
  const all = allSavers();
  await Promise.all(all.map((saver) => (saver.paused ? saver.release() : saver.flush())));
  if (all.some(({ isUnsaved }) => isUnsaved)) return 'unsaved';
  return all.some(({ status }) => status === 'saved') ? 'saved' : 'none';
}

function saversAt({ patientId, record }: Place): Saver[] {
  return allSavers().filter(({ place }) => place?.patientId === patientId && place.record === record);
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
