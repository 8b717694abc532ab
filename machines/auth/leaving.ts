import { authSetup } from './setup.ts';

/** What was typed last is saved before the session ends: afterwards nobody may save it. */
export const savingDrafts = authSetup.createStateConfig({
  description: 'Saves what was typed last. Nothing of the person is on the screen any more.',
  tags: ['savingDrafts'],
  on: {
    'identity.changed': [
      {
        guard: 'isGone',
        actions: { type: 'keepIdentity', params: () => ({ identity: undefined }) },
        description: 'Signed out in another tab: what is on its way is waited for all the same, and told of.',
      },
      {
        guard: 'isSomebodyElse',
        target: 'switching',
        actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
        description: 'Somebody else signed in, in another tab: they are not signed out.',
      },
    ],
  },
  invoke: {
    id: 'saveDrafts',
    src: 'saveDrafts',
    onDone: [
      {
        guard: { type: 'hasLostDrafts', params: ({ event }) => ({ drafts: event.output }) },
        target: 'draftsLost',
        description: 'Some of it could not be saved.',
      },
      {
        target: 'draftsSettled',
        actions: { type: 'noteDrafts', params: ({ event }) => ({ drafts: event.output }) },
        description: 'All is saved, or there was nothing to save.',
      },
    ],
    onError: {
      target: 'draftsLost',
      actions: { type: 'logFailure', params: ({ event }) => ({ what: 'Drafts not saved', error: event.error }) },
      description: 'It could not be saved.',
    },
  },
  after: {
    draftsPatience: {
      target: 'draftsLost',
      description: 'It takes too long: nobody who leaves is held back for good.',
    },
  },
});

/** Something that was typed could not be saved. */
export const draftsLost = authSetup.createStateConfig({
  description: 'Some of what was typed last is lost.',
  tags: ['unknown'],
  entry: [{ type: 'noteDrafts', params: () => ({ drafts: 'unsaved' }) }, 'keepPlace'],
  always: { target: 'draftsSettled', description: 'The sign-in page says so, and leads back to where it was typed.' },
});

/** Nothing is left to wait for. */
export const draftsSettled = authSetup.createStateConfig({
  description: 'It is known what became of what was typed last.',
  tags: ['unknown'],
  always: [
    { guard: 'isNobody', target: 'signedOut', description: 'The session has ended meanwhile, in another tab.' },
    { target: 'signingOut', description: 'The session is ended.' },
  ],
});
