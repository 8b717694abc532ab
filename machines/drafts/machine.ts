import { assign, enqueueActions, setup, type ErrorActorEvent } from 'xstate';
import { callbackNotProvided, machineOfEvent } from '../actors.ts';
import type { draftMachine } from '../draft/machine.ts';
import type { DraftEvent, DraftInput } from '../draft/types.ts';

type DraftsContext = {
  /** The names of the drafts of who is signed in. Each is the id of its actor. */
  open: readonly string[];
  /** Those that wait, with their screens gone, for the person whose session was over. */
  kept: readonly string[];
  /** One of those broke as the session ended: not all that was typed waits. */
  hasLost: boolean;
};

export type DraftsEvent =
  /** A form is opened. Its machine comes with the forms: the page that signs in does not load it. */
  | { type: 'draft.opened'; name: string; machine: typeof draftMachine; input: DraftInput }
  /** For each of the drafts. */
  | { type: 'all.told'; event: DraftEvent }
  | { type: 'drafts.kept'; names: readonly string[]; hasLost: boolean }
  | { type: 'kept.dropped' }
  | { type: 'person.left' }
  /** One of the drafts has broken. */
  | ErrorActorEvent;

/**
 * The drafts of who is signed in: one actor for each, for as long as the session lasts, so that a form that is opened again finds
 * the one that it had. What is not saved when the session is over is kept in memory for the same person, and nobody else. The auth
 * machine starts it. Actor: `watchPage` says, while there are drafts, when the page is hidden or left, or the line is back.
 */
export const draftsMachine = setup({
  types: { context: {} as DraftsContext, events: {} as DraftsEvent },
  actors: {
    watchPage: callbackNotProvided<DraftsEvent>('watchPage'),
    draft: machineOfEvent<typeof draftMachine>('draft'),
  },
  guards: {
    isOpen: ({ context, event }) => event.type === 'draft.opened' && namesOf(context).includes(event.name),
    hasNone: ({ context }) => namesOf(context).length === 0,
  },
  actions: {
    open: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'draft.opened') return;
      const { name, machine, input } = event;
      enqueue.assign({ open: [...context.open, name] });
      // Beside actors that are named, xstate’s types let no other one have an id.
      enqueue.spawnChild(machine, { id: name as never, input });
    }),
    tellAll: enqueueActions(({ context, enqueue }, { event }: { event: DraftEvent }) => {
      namesOf(context).forEach((name) => enqueue.sendTo(name, event));
    }),
    keep: assign(({ context }, { names, hasLost }: { names: readonly string[]; hasLost: boolean }) => ({
      kept: names,
      hasLost: context.hasLost || hasLost,
    })),
    dropKept: enqueueActions(({ context: { open, kept }, enqueue }) => {
      kept.forEach((name) => enqueue.stopChild(name));
      enqueue.assign({ open: open.filter((name) => !kept.includes(name)), kept: [], hasLost: false });
    }),
    dropOthers: enqueueActions(({ context: { open, kept }, enqueue }) => {
      open.filter((name) => !kept.includes(name)).forEach((name) => enqueue.stopChild(name));
      enqueue.assign({ open: [] });
    }),
    /** A draft that has broken takes no events: it goes, and a form that is opened again gets a new one. */
    forgetBroken: enqueueActions(({ context: { open, kept }, enqueue }, { name }: { name: string }) => {
      enqueue.stopChild(name);
      enqueue.assign({
        open: open.filter((each) => each !== name),
        kept: kept.filter((each) => each !== name),
      });
    }),
    /** Given by the app: writes an error to the log. */
    logFailure: (_, _params: { what: string; error: unknown }) => {},
  },
}).createMachine({
  id: 'drafts',
  description: 'What was typed into the forms of who is signed in, and is not sent yet.',
  context: { open: [], kept: [], hasLost: false },
  initial: 'empty',
  on: {
    'xstate.error.actor.*': {
      actions: [
        { type: 'forgetBroken', params: ({ event }) => ({ name: event.actorId }) },
        { type: 'logFailure', params: ({ event }) => ({ what: 'A draft broke', error: event.error }) },
      ],
      description: 'One draft has failed. It ends alone, and the others and the session go on.',
    },
  },
  states: {
    empty: {
      description: 'No form was opened.',
      on: { 'draft.opened': { target: 'holding', actions: 'open', description: 'The first form is opened.' } },
    },
    holding: {
      description: 'There are drafts. Each saves itself.',
      invoke: { id: 'watchPage', src: 'watchPage' },
      always: { guard: 'hasNone', target: 'empty', description: 'The last one is gone.' },
      on: {
        'draft.opened': [
          { guard: 'isOpen', description: 'The form was open before: it has the draft that it had.' },
          { actions: 'open', description: 'One more form is opened.' },
        ],
        'all.told': {
          actions: { type: 'tellAll', params: ({ event }) => event },
          description: 'The page is hidden or left, the connection is back, or the session is over: for each of them.',
        },
        'drafts.kept': {
          actions: { type: 'keep', params: ({ event }) => event },
          description: 'The session is over: what is not saved waits for the same person.',
        },
        'kept.dropped': {
          actions: 'dropKept',
          description: 'What waited is saved, or is dropped.',
        },
        'person.left': {
          actions: 'dropOthers',
          description: 'The drafts of the person before are dropped, but for what is kept for them.',
        },
      },
    },
  },
});

/** All that stand, each once. */
export function namesOf({ open, kept }: Pick<DraftsContext, 'open' | 'kept'>): string[] {
  return [...new Set([...kept, ...open])];
}
