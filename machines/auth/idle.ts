import { authSetup } from './setup.ts';

/** Ends a session in which nobody does anything (docs/decisions/017-idle-limit.md). Beside the rest of `signedIn`. */
export const idle = authSetup.createStateConfig({
  description: 'Watches whether anybody is there, in any tab.',
  initial: 'active',
  invoke: { id: 'watchIdle', src: 'watchIdle' },
  on: {
    'idle.over': [
      {
        guard: 'isImpersonating',
        target: '#auth.leaving',
        actions: ['noteIdle', 'rememberAdminSite'],
        description: 'An admin who acts has done nothing for too long: they go back to where they came from.',
      },
      {
        target: '#auth.leaving',
        actions: ['noteIdle', 'keepPlace'],
        description: 'Nobody has done anything for too long.',
      },
    ],
  },
  states: {
    active: {
      description: 'Somebody is there.',
      on: {
        'idle.warned': {
          target: 'warned',
          actions: { type: 'keepSecondsLeft', params: ({ event }) => ({ seconds: event.secondsLeft }) },
          description: 'Nobody has done anything for a while.',
        },
      },
    },
    warned: {
      description: 'Asks whether the person is still there, and counts down by the clock.',
      tags: ['idleWarned'],
      on: {
        'idle.warned': {
          actions: { type: 'keepSecondsLeft', params: ({ event }) => ({ seconds: event.secondsLeft }) },
          description: 'A second has passed.',
        },
        'idle.stayed': { target: 'active', actions: 'tellWatch', description: 'The person stays signed in.' },
        'idle.resumed': { target: 'active', description: 'They stay signed in, said in another tab.' },
      },
    },
  },
});
