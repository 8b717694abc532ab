import { waitFor, type ActorRefFrom } from 'xstate';
import type { DraftsOutcome } from '#machines/auth/types.ts';
import type { draftMachine } from '#machines/draft/machine.ts';
import { isAtRisk } from '#machines/draft/status.ts';
import { unsavedOf, type DraftEvent, type DraftKey } from '#machines/draft/types.ts';

export type DraftActor = ActorRefFrom<typeof draftMachine>;

/** Milliseconds before each try to save what was kept. */
const pauses = [0, 1_000, 2_000];

/**
 * Owns the drafts of who is signed in: one actor for each, for as long as the session lasts. A form that is opened again finds
 * the one that it had. What is not saved when the session is over is kept in memory for the same person, and nobody else.
 */
export function createDraftRegistry() {
  const actors = new Map<string, DraftActor>();
  /** What waits, with its screens gone, for the person whose session was over. */
  let kept: readonly DraftActor[] = [];

  const all = () => [...new Set([...kept, ...actors.values()])];
  const ask = (event: BeforeUnloadEvent) => {
    if (all().some((actor) => isAtRisk(actor.getSnapshot(), { isOnline: navigator.onLine }))) event.preventDefault();
  };
  const leave = () => all().forEach((actor) => tell(actor, { type: 'page.left' }));
  const hide = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  const goOnline = () => all().forEach((actor) => tell(actor, { type: 'save.requested' }));
  const listen = () => {
    addEventListener('beforeunload', ask);
    addEventListener('pagehide', leave);
    addEventListener('online', goOnline);
    document.addEventListener('visibilitychange', hide);
  };
  const stopListening = () => {
    if (all().length > 0) return;
    removeEventListener('beforeunload', ask);
    removeEventListener('pagehide', leave);
    removeEventListener('online', goOnline);
    document.removeEventListener('visibilitychange', hide);
  };

  return {
    /** The draft, where it is open. */
    find: (key: DraftKey): DraftActor | undefined => actors.get(nameOf(key)),

    /** The draft; `start` makes its actor where there is none. */
    open(key: DraftKey, start: () => DraftActor): DraftActor {
      const there = actors.get(nameOf(key));
      if (there) return there;
      const actor = start();
      actors.set(nameOf(key), actor);
      listen();
      return actor;
    },

    /** Saves at once all that was typed and is not saved yet. Rejects never. */
    async save(): Promise<DraftsOutcome> {
      const touched = [...actors.values()].filter((actor) => isUnsaved(actor) || actor.getSnapshot().context.isSaved);
      await Promise.all(touched.map(saveNow));
      if (touched.some(isUnsaved)) return 'unsaved';
      return touched.length > 0 ? 'saved' : 'none';
    },

    /** Keeps what was typed and is not saved: nothing of it is sent until `saveKept`. At once: the screens go right after. */
    keep(): DraftsOutcome {
      // What was kept before may have been tried meanwhile, for a session that is over now, too.
      all().forEach((actor) => tell(actor, { type: 'session.over' }));
      kept = all().filter(isUnsaved);
      return kept.length > 0 ? 'kept' : 'none';
    },

    /** Saves what was kept, for the same person, with a few tries. Rejects never. */
    async saveKept(): Promise<DraftsOutcome> {
      const mine = kept;
      for (const pause of pauses) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        // Let go meanwhile, or kept anew: then it is not for this sign-in to save.
        if (kept !== mine) return 'unsaved';
        mine.forEach((actor) => tell(actor, { type: 'session.resumed' }));
        await Promise.all(mine.filter(isUnsaved).map(saveNow));
        if (!mine.some((actor) => isUnsaved(actor) && actor.getSnapshot().context.problem !== 'conflict')) break;
      }
      return mine.some(isUnsaved) ? 'unsaved' : 'saved';
    },

    /** Lets go of what was kept: it is saved, or another person has come. */
    dropKept(): void {
      kept.forEach((actor) => {
        actor.stop();
        for (const [name, each] of actors) if (each === actor) actors.delete(name);
      });
      kept = [];
      stopListening();
    },

    /** Drafts of the person before are nobody's to save, but for what is kept for them. */
    forget(): void {
      actors.forEach((actor) => !kept.includes(actor) && actor.stop());
      actors.clear();
      stopListening();
    },
  };
}

/** The drafts of this page: a session ends before the next one begins, and its drafts end with it. */
export const drafts = createDraftRegistry();

/** Sends an event to a draft, unless its session has ended. */
export function tell(actor: DraftActor, event: DraftEvent): void {
  if (actor.getSnapshot().status === 'active') actor.send(event);
}

/** Saves what waits, and waits for what comes of that. Rejects never. */
export async function saveNow(actor: DraftActor): Promise<void> {
  tell(actor, { type: 'opening.canceled' });
  tell(actor, { type: 'save.requested' });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')).catch(() => undefined);
}

function isUnsaved(actor: DraftActor): boolean {
  return unsavedOf(actor.getSnapshot().context) !== undefined;
}

function nameOf({ patientId, record }: DraftKey): string {
  return `${patientId} ${record}`;
}
