import { assign, setup } from 'xstate';
import type { Claims } from '../domain/claims.ts';
import { impersonationEndedCountdown } from '../domain/constants.ts';
import { callbackNotProvided, promiseNotProvided } from './actors.ts';

/** An admin who acts: who they are themself. */
export type Original = NonNullable<Claims['original']>;

export type ImpersonationInput = {
  original: Original;
  /** The member whom they act as. */
  memberId: string;
};

export type ImpersonationContext = ImpersonationInput & {
  /** When the backend will end it, in milliseconds since 1970 by the clock of this device; unknown until it has said. */
  endsAt: number | undefined;
  /** When the countdown is over, by the same clock. */
  deadline: number | undefined;
  /** The time that the clock told last. */
  now: number | undefined;
  /** The error of a stop that failed, until the next try. */
  failure: unknown;
};

export type ImpersonationEvent =
  | { type: 'stop.requested' }
  | { type: 'stop.canceled' }
  | { type: 'stop.confirmed' }
  /** It is over already: the backend, or another tab, says so. */
  | { type: 'impersonation.ended' }
  /** What time it is, in milliseconds since 1970; often enough to count seconds by. */
  | { type: 'clock.ticked'; now: number };

const endedElsewhere = {
  target: '.ended',
  description: 'Over already: by the backend, or stopped in another tab.',
} as const;

/**
 * An admin who acts as a member, until that is stopped or ends by itself. Lives beside the session and ends with it; when
 * it is done, the person is to be signed out. Actors: `clock` tells the time, `listen` hears from the backend and from other
 * tabs that it is over, `readEnd` asks the backend when it will be, and `stop` restores the admin's own claims. All times are
 * compared with the clock, so that neither a tab in the background nor a device that slept stretches them.
 */
export const impersonationMachine = setup({
  types: {
    context: {} as ImpersonationContext,
    events: {} as ImpersonationEvent,
    input: {} as ImpersonationInput,
    tags: {} as 'asking' | 'stopping' | 'ended',
  },
  actors: {
    clock: callbackNotProvided<ImpersonationEvent>('clock'),
    listen: callbackNotProvided<ImpersonationEvent>('listen'),
    readEnd: promiseNotProvided<number | undefined, ImpersonationInput>('readEnd'),
    stop: promiseNotProvided<void, { original: Original }>('stop'),
  },
  guards: {
    isTimeUp: ({ context, event }) => event.type === 'clock.ticked' && isReached(context.endsAt, event.now),
    isCountedDown: ({ context, event }) => event.type === 'clock.ticked' && isReached(context.deadline, event.now),
  },
  actions: {
    keepEnd: assign((_, { endsAt }: { endsAt: number | undefined }) => ({ endsAt })),
    /** The countdown begins with the first tick; a clock that is set back does not make it longer. */
    countDown: assign(({ context, event }) => {
      if (event.type !== 'clock.ticked') return {};
      const latest = event.now + impersonationEndedCountdown * 1000;
      return { now: event.now, deadline: Math.min(context.deadline ?? latest, latest) };
    }),
    keepFailure: assign((_, { failure }: { failure: unknown }) => ({ failure })),
    forgetFailure: assign({ failure: undefined }),
    /** Given by the app: whoever is signed out from here on goes to where admins sign in. */
    rememberAdminSite: () => {},
    /** Given by the app: the other tabs learn that it is over. */
    tellOtherTabs: () => {},
    /** Given by the app: writes an error to the log. */
    logFailure: (_, _params: { what: string; error: unknown }) => {},
  },
}).createMachine({
  id: 'impersonation',
  description: 'An admin acts as a member.',
  context: ({ input }) => ({ ...input, endsAt: undefined, deadline: undefined, now: undefined, failure: undefined }),
  initial: 'on',
  invoke: [
    { id: 'clock', src: 'clock' },
    { id: 'listen', src: 'listen' },
    {
      id: 'readEnd',
      src: 'readEnd',
      input: ({ context: { original, memberId } }) => ({ original, memberId }),
      onDone: {
        actions: { type: 'keepEnd', params: ({ event }) => ({ endsAt: event.output }) },
        description: 'The backend has said when it ends.',
      },
      onError: {
        actions: {
          type: 'logFailure',
          params: ({ event }) => ({ what: 'End of acting as a member not read', error: event.error }),
        },
        description: 'Logged. The banner tells no time, and the backend ends it all the same.',
      },
    },
  ],
  on: {
    'impersonation.ended': endedElsewhere,
    'clock.ticked': { guard: 'isTimeUp', target: '.ended', description: 'The time for which one may act is up.' },
  },
  states: {
    on: {
      description: 'The admin acts as the member. The banner says so.',
      on: { 'stop.requested': { target: 'confirming', description: 'The admin wants to stop.' } },
    },
    confirming: {
      description: 'Asks whether to stop, and says why the last try failed.',
      tags: ['asking'],
      exit: 'forgetFailure',
      on: {
        'stop.canceled': { target: 'on', description: 'Cancel or Escape: go on acting.' },
        'stop.confirmed': { target: 'stopping', description: 'The admin confirms.' },
      },
    },
    stopping: {
      description: 'The backend restores the admin’s own identity and authorities. Nothing can be pressed meanwhile.',
      tags: ['asking', 'stopping'],
      invoke: {
        id: 'stop',
        src: 'stop',
        input: ({ context: { original } }) => ({ original }),
        onDone: { target: 'ended', description: 'The admin is themself again.' },
        onError: {
          target: 'confirming',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
            { type: 'logFailure', params: ({ event }) => ({ what: 'Stop acting failed', error: event.error }) },
          ],
          description: 'Refused, or not reachable: the dialog says why, and it can be tried again.',
        },
      },
    },
    ended: {
      description: 'Acting has ended. Counts down the seconds until the admin is signed out.',
      tags: ['ended'],
      entry: ['rememberAdminSite', 'tellOtherTabs'],
      on: {
        'impersonation.ended': { description: 'Known already.' },
        'clock.ticked': [
          {
            guard: 'isCountedDown',
            target: 'leaving',
            actions: 'countDown',
            description: 'The countdown is at 0.',
          },
          { actions: 'countDown', description: 'The time goes on.' },
        ],
      },
    },
    leaving: {
      description: 'The session is to end now.',
      tags: ['ended'],
      type: 'final',
    },
  },
});

/** The whole seconds that the countdown still has to go. */
export function secondsLeft({ deadline, now }: Pick<ImpersonationContext, 'deadline' | 'now'>): number {
  if (deadline === undefined || now === undefined) return impersonationEndedCountdown;
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

function isReached(moment: number | undefined, now: number): boolean {
  return moment !== undefined && now >= moment;
}
