import { authSetup } from './setup.ts';

/** What is done when a session begins for somebody. */
export const onSessionStart = ['forgetRefreshes', 'forgetFailure', 'noteSessionStarted', 'noteSignIn'] as const;

/** What is done when nothing waits any more: it is saved, or it is nobody's to save. */
export const dropKeptDrafts = ['endKeptTime', 'forgetOwner', 'dropKept'] as const;

/** The same person has signed in again. */
export const savingKept = authSetup.createStateConfig({
  description: 'Saves what was typed before the session was over, so that the page they come back to shows it.',
  tags: ['unknown'],
  // They are back: should this session end before all is saved, it waits for them as long again.
  entry: ['endKeptTime', 'beginKeptTime'],
  on: {
    'identity.changed': [
      {
        guard: 'isSomebodyElse',
        target: 'switching',
        actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
        description: 'Signed out, or somebody else signed in, in another tab.',
      },
      {
        actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
        description: 'The same person’s sign-in was renewed.',
      },
    ],
    'session.over': {
      target: '#auth.leaving.keeping',
      actions: ['noteOver', 'keepReturnAddress'],
      description: 'This session, too, is over before they are saved.',
    },
  },
  invoke: {
    id: 'saveKept',
    src: 'saveKept',
    onDone: [
      {
        guard: { type: 'hasLostDrafts', params: ({ event }) => ({ drafts: event.output }) },
        target: 'keptLost',
        description: 'Some of it could not be saved.',
      },
      {
        target: 'signedIn',
        actions: [...dropKeptDrafts, ...onSessionStart, { type: 'noteDrafts', params: () => ({ drafts: 'saved' }) }],
        description: 'All of it is saved: the page that they come back to shows it, and says so.',
      },
    ],
  },
  after: {
    draftsPatience: { target: 'keptLost', description: 'Saving takes too long: nobody is held back for good.' },
  },
});

/** What was typed before the session was over could not be saved after it. */
export const keptLost = authSetup.createStateConfig({
  description: 'Some of what was typed before the session was over is lost.',
  tags: ['unknown'],
  always: {
    target: 'signedIn',
    actions: [...dropKeptDrafts, ...onSessionStart, { type: 'noteDrafts', params: () => ({ drafts: 'unsaved' }) }],
    description: 'The page that they come back to says so.',
  },
});
