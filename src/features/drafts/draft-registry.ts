import { fromCallback, waitFor, type ActorRefFrom } from 'xstate';
import type { DraftsOutcome } from '#machines/auth/types.ts';
import type { draftMachine } from '#machines/draft/machine.ts';
import { isAtRisk } from '#machines/draft/status.ts';
import { unsavedOf, type DraftEvent, type DraftInput, type DraftKey } from '#machines/draft/types.ts';
import { draftsMachine, namesOf, type DraftsEvent } from '#machines/drafts/machine.ts';
import { logError } from '../../lib/log.ts';
import { pageState } from '../../lib/page-state.ts';

export type DraftActor = ActorRefFrom<typeof draftMachine>;
export type DraftsActor = ActorRefFrom<typeof draftsMachine>;

/** Milliseconds before each try to save what was kept. */
const pauses = [0, 1_000, 2_000];

/** The auth machine starts it with the page. What is no component, and asks for a draft, finds it here. */
const owner = pageState<DraftsActor | undefined>(undefined);

const names = () => owner.value?.getSnapshot().context ?? { open: [], kept: [], hasLost: false };
const all = () => namesOf(names()).flatMap(named);

/** The machine that owns the drafts, with its real parts. */
export const draftsLogic = draftsMachine.provide({
  actors: {
    watchPage: fromCallback<DraftsEvent, void>(({ sendBack }) => {
      const tellAll = (event: DraftEvent) => sendBack({ type: 'all.told', event });
      const ask = (event: BeforeUnloadEvent) => {
        if (all().some((actor) => isAtRisk(actor.getSnapshot(), { isOnline: navigator.onLine })))
          event.preventDefault();
      };
      const leave = () => tellAll({ type: 'page.left' });
      const hide = () => document.visibilityState === 'hidden' && leave();
      const goOnline = () => tellAll({ type: 'save.requested' });
      addEventListener('beforeunload', ask);
      addEventListener('pagehide', leave);
      addEventListener('online', goOnline);
      document.addEventListener('visibilitychange', hide);
      return () => {
        removeEventListener('beforeunload', ask);
        removeEventListener('pagehide', leave);
        removeEventListener('online', goOnline);
        document.removeEventListener('visibilitychange', hide);
      };
    }),
  },
  actions: { logFailure: (_, { what, error }) => logError(what, error) },
});

/** How the app finds and saves the drafts of who is signed in. Their machine owns them. */
export const drafts = {
  /** Names who owns them: the session, as soon as it is there. */
  belongTo(actor: DraftsActor | undefined): void {
    owner.value = actor;
  },

  /** The draft, where it is open. */
  find: (key: DraftKey): DraftActor | undefined => named(nameOf(key))[0],

  /**
   * The draft; one is begun where there is none.
   * @throws Error where no session owns drafts
   */
  open(machine: typeof draftMachine, input: DraftInput): DraftActor {
    const name = nameOf(input.key);
    owner.value?.send({ type: 'draft.opened', name, machine, input });
    const [actor] = named(name);
    if (!actor) throw new Error('There is no session that owns drafts.');
    return actor;
  },

  /** Whether something that was typed into an open form is not saved yet. */
  hasUnsaved: () => names().open.flatMap(named).some(isUnsaved),

  /** Saves at once all that was typed and is not saved yet. Rejects never. */
  async save(): Promise<DraftsOutcome> {
    // What was kept waits for its person: no other session saves it, or says what became of it.
    const open = names().open.flatMap(named);
    const touched = open.filter((actor) => isUnsaved(actor) || actor.getSnapshot().context.isSaved);
    await Promise.all(touched.map(saveNow));
    if (touched.some(isUnsaved)) return 'unsaved';
    return touched.length > 0 ? 'saved' : 'none';
  },

  /** Keeps what was typed and is not saved: nothing of it is sent until `saveKept`. At once: the screens go right after. */
  keep(): DraftsOutcome {
    const there = all();
    // What was kept before may have been tried meanwhile, for a session that is over now, too.
    owner.value?.send({ type: 'all.told', event: { type: 'session.over' } });
    const unsaved = there.filter(isUnsaved);
    // One that breaks at that is gone from its owner, and what was typed into it is lost.
    const waiting = unsaved.filter((actor) => actor.getSnapshot().status === 'active');
    const hasLost = waiting.length < unsaved.length;
    owner.value?.send({ type: 'drafts.kept', names: waiting.map(({ id }) => id), hasLost });
    if (waiting.length > 0) return 'kept';
    return hasLost ? 'unsaved' : 'none';
  },

  /**
   * Saves what was kept, for the same person, with a few tries. Rejects never.
   * @param signal the sign-in for which it is saved has ended: it is not for this one to save any more
   */
  async saveKept(signal: AbortSignal): Promise<DraftsOutcome> {
    const { kept, hasLost } = names();
    const mine = kept.flatMap(named);
    signal.addEventListener('abort', () => queueMicrotask(() => mine.forEach(holdAgain)));
    for (const pause of pauses) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (signal.aborted) return 'unsaved';
      mine.forEach((actor) => tell(actor, { type: 'session.resumed' }));
      await Promise.all(mine.filter(isUnsaved).map(saveNow));
      if (!mine.some((actor) => isUnsaved(actor) && actor.getSnapshot().context.problem !== 'conflict')) break;
    }
    return hasLost || mine.some(isUnsaved) ? 'unsaved' : 'saved';
  },
};

/** Sends an event to a draft, unless its session has ended. */
export function tell(actor: DraftActor, event: DraftEvent): void {
  if (actor.getSnapshot().status === 'active') actor.send(event);
}

/** Who had come back is gone again, and it waits for them once more. Where their session was over, too, it is told so already. */
function holdAgain(actor: DraftActor): void {
  if (!actor.getSnapshot().context.isHeld) tell(actor, { type: 'session.over' });
}

/** Saves at once what waits, and tells whether all that was typed is saved. Rejects never. */
export async function saveNow(actor: DraftActor): Promise<boolean> {
  tell(actor, { type: 'opening.canceled' });
  tell(actor, { type: 'save.requested' });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')).catch(() => undefined);
  return !isUnsaved(actor);
}

function named(name: string): DraftActor[] {
  const actor = owner.value?.getSnapshot().children[name] as DraftActor | undefined;
  return actor ? [actor] : [];
}

function isUnsaved(actor: DraftActor): boolean {
  return unsavedOf(actor.getSnapshot().context) !== undefined;
}

function nameOf({ patientId, record }: DraftKey): string {
  return `${patientId} ${record}`;
}
