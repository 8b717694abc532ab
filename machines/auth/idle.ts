import { authSetup } from './setup.ts';

/**
 * Ends a session in which nobody does anything (docs/decisions/017-idle-limit.md). Beside the rest of `signedIn`. What it
 * invokes only counts; whether that means a warning or the end is decided here.
 */
export const idle = authSetup.createStateConfig({
  description: 'Watches whether anybody is there, in any tab.',
  initial: 'active',
  invoke: { id: 'watchIdle', src: 'watchIdle' },
  on: {
    'idle.counted': {
      target: '.judging',
      actions: { type: 'keepIdle', params: ({ event }) => ({ idle: event.idle }) },
      description: 'A second has passed, or the page has woken up.',
    },
    'idle.overElsewhere': {
      target: '.over',
      description: 'Another tab is the first to find that nobody has done anything for too long.',
    },
  },
  states: {
    judging: {
      description: 'Looks how long nobody has done anything.',
      always: [
        {
          guard: 'areClocksInDoubt',
          target: 'doubtful',
          description: 'The device has slept, or its clock was set ahead.',
        },
        {
          guard: 'isIdleTooLong',
          target: 'over',
          actions: 'tellOtherTabs',
          description: 'Nobody has done anything for too long: the session ends in the other tabs, too.',
        },
        { guard: 'isWarningDue', target: 'warned', description: 'Nobody has done anything for a while.' },
        { target: 'active', description: 'Somebody did something a moment ago, here or in another tab.' },
      ],
    },
    active: {
      description: 'Somebody is there.',
      on: { 'activity.seen': { actions: 'restartCount', description: 'Whatever they do starts the time again.' } },
    },
    warned: {
      description: 'Asks whether the person is still there, and counts down. Nothing else that is done counts.',
      tags: ['idleWarned'],
      on: { 'idle.stayed': { target: 'active', actions: 'restartCount', description: 'The person stays signed in.' } },
    },
    doubtful: {
      description: 'Shows nothing until it is known whether the device has slept.',
      entry: 'settleDoubt',
      invoke: { id: 'coverPage', src: 'coverPage' },
      on: {
        'idle.counted': { description: 'Time has passed, by clocks that may be wrong.' },
        'idle.settled': {
          target: 'judging',
          actions: { type: 'keepIdle', params: ({ event }) => ({ idle: event.idle }) },
          description: 'Novi knows whether the device has slept.',
        },
      },
    },
    over: {
      description: 'Nobody has done anything for too long.',
      always: [
        {
          guard: 'isImpersonating',
          target: '#auth.leaving',
          actions: ['noteIdle', 'rememberAdminSite'],
          description: 'An admin who acts: they go back to where they came from.',
        },
        { target: '#auth.leaving', actions: ['noteIdle', 'keepReturnAddress'], description: 'The session ends.' },
      ],
    },
  },
});
