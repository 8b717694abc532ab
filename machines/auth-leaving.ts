import { authSetup } from './auth-setup.ts';

/** What was typed last is saved before the session ends: afterwards nobody may save it. */
export const savingDrafts = authSetup.createStateConfig({
  description: 'Saves what was typed last. Nothing of the person is on the screen any more.',
  tags: ['leaving'],
  on: {
    'identity.changed': [
      { guard: 'isGone', target: 'signedOut', description: 'Signed out in another tab.' },
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
        target: 'signingOut',
        actions: [{ type: 'noteDrafts', params: ({ event }) => ({ drafts: event.output }) }, 'keepPlace'],
        description: 'Some of it could not be saved: the sign-in page says so.',
      },
      {
        target: 'signingOut',
        actions: { type: 'noteDrafts', params: ({ event }) => ({ drafts: event.output }) },
        description: 'All is saved, or there was nothing to save.',
      },
    ],
    onError: {
      target: 'signingOut',
      actions: [
        { type: 'noteDrafts', params: () => ({ drafts: 'unsaved' }) },
        'keepPlace',
        { type: 'logFailure', params: ({ event }) => ({ what: 'Drafts not saved', error: event.error }) },
      ],
      description: 'It could not be saved: the sign-in page says so.',
    },
  },
  after: {
    draftsPatience: {
      target: 'signingOut',
      actions: [{ type: 'noteDrafts', params: () => ({ drafts: 'unsaved' }) }, 'keepPlace'],
      description: 'It takes too long: nobody who leaves is held back for good.',
    },
  },
});
