import { impersonationEndedCountdown } from '#domain/constants.ts';
import { impersonationSetup, type ImpersonationContext } from './setup.ts';

export type { ImpersonationEvent, ImpersonationInput, Original } from './setup.ts';

const endedElsewhere = {
  target: '.ended',
  description: 'Over already: by Novi, or stopped in another tab.',
} as const;

/**
 * An admin who impersonates a member, until that is stopped or ends by itself. Lives beside the session and ends with it; when
 * it is done, the person is to be signed out. Actors: `clock` tells the time, `listen` hears from the backend and from other
 * tabs that it is over, `readEnd` asks the backend when it will be, and `saveDrafts` saves what was typed last, and `stop` restores the admin's own claims. All times are
 * compared with the clock, so that neither a tab in the background nor a device that slept stretches them.
 */
export const impersonationMachine = impersonationSetup.createMachine({
  id: 'impersonation',
  description: 'An admin impersonates a member.',
  context: ({ input }) => ({
    ...input,
    endsAt: undefined,
    deadline: undefined,
    now: undefined,
    drafts: undefined,
    failure: undefined,
  }),
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
        description: 'Novi has said when impersonation ends.',
      },
      onError: {
        actions: {
          type: 'logFailure',
          params: ({ event }) => ({ what: 'End of impersonation not read', error: event.error }),
        },
        description: 'Novi could not be asked. The banner tells no time, and Novi ends impersonation all the same.',
      },
    },
  ],
  on: {
    'impersonation.ended': endedElsewhere,
    'clock.ticked': {
      guard: 'isTimeUp',
      target: '.ended',
      description: 'The time for which an admin may act has passed.',
    },
  },
  states: {
    on: {
      description: 'The admin impersonates the member. The banner says so.',
      on: { 'stop.requested': { target: 'confirming', description: 'The admin wants to stop.' } },
    },
    confirming: {
      description: 'Asks whether to stop, and says why the last try failed.',
      tags: ['asking'],
      exit: 'forgetFailure',
      on: {
        'stop.canceled': {
          target: 'on',
          actions: 'forgetDrafts',
          description: 'Cancel or Escape: go on impersonating.',
        },
        'stop.confirmed': { target: 'saving', description: 'The admin confirms.' },
      },
    },
    saving: {
      description: 'Saves what was typed last, as the member: later nobody may. Nothing can be pressed meanwhile.',
      tags: ['asking', 'stopping'],
      entry: { type: 'noteDrafts', params: () => ({ drafts: 'unsaved' }) },
      invoke: {
        id: 'saveDrafts',
        src: 'saveDrafts',
        onDone: {
          target: 'stopping',
          actions: { type: 'noteDrafts', params: ({ event }) => ({ drafts: event.output }) },
          description: 'What was typed is saved, or is not: the dialogs say which.',
        },
      },
      after: {
        draftsPatience: {
          target: 'stopping',
          description:
            'Saving takes too long: nobody who stops is held back for good. What was typed counts as not saved.',
        },
      },
    },
    stopping: {
      description: 'Novi makes the admin’s account their own again. Nothing can be pressed meanwhile.',
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
            { type: 'logFailure', params: ({ event }) => ({ what: 'Impersonation not stopped', error: event.error }) },
          ],
          description: 'Novi refused, or could not be reached: the dialog says why, and it can be tried again.',
        },
      },
    },
    ended: {
      description: 'Impersonation has ended. Counts down the seconds until the admin is signed out.',
      tags: ['ended'],
      entry: ['noteUnsavedDrafts', 'rememberAdminSite', 'tellOtherTabs'],
      on: {
        'impersonation.ended': { description: 'Impersonation has ended already.' },
        'clock.ticked': [
          {
            guard: 'isCountedDown',
            target: 'leaving',
            actions: 'countDown',
            description: 'The countdown is at 0.',
          },
          { actions: 'countDown', description: 'Some time is left.' },
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
export function countdownLeft({ deadline, now }: Pick<ImpersonationContext, 'deadline' | 'now'>): number {
  if (deadline === undefined || now === undefined) return impersonationEndedCountdown;
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}
