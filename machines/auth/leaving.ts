import { dropKeptDrafts } from './kept.ts';
import { authSetup } from './setup.ts';

/** What was typed last is saved before the session ends: afterwards nobody may save it. */
const saving = authSetup.createStateConfig({
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
        target: '#auth.switching',
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
        target: 'lost',
        description: 'Some of it could not be saved.',
      },
      {
        target: 'settled',
        actions: { type: 'noteDrafts', params: ({ event }) => ({ drafts: event.output }) },
        description: 'All is saved, or there was nothing to save.',
      },
    ],
  },
  after: {
    draftsPatience: {
      target: 'lost',
      description: 'Saving takes too long: nobody who leaves is held back for good.',
    },
  },
});

/** Something that was typed could not be saved. */
const lost = authSetup.createStateConfig({
  description: 'Some of what was typed last is lost.',
  tags: ['unknown'],
  entry: [{ type: 'noteDrafts', params: () => ({ drafts: 'unsaved' }) }, 'keepReturnAddress'],
  always: { target: 'settled', description: 'The sign-in page says so, and leads back to where it was typed.' },
});

/** Saving has ended. */
const settled = authSetup.createStateConfig({
  description: 'Saving has ended, well or not.',
  tags: ['unknown'],
  always: [
    { guard: 'isNobody', target: '#auth.signedOut', description: 'The session has ended meanwhile, in another tab.' },
    { target: '#auth.signingOut', description: 'The session is ended.' },
  ],
});

/** The session is over while somebody is at work: what is not saved can't be, until they have signed in again. */
const keeping = authSetup.createStateConfig({
  description: 'Keeps what was typed and not saved in the memory of the page, and nowhere else, for the same person.',
  tags: ['unknown'],
  invoke: {
    id: 'keepDrafts',
    src: 'keepDrafts',
    onDone: [
      {
        guard: { type: 'wereKept', params: ({ event }) => ({ drafts: event.output }) },
        target: 'settled',
        actions: { type: 'noteDrafts', params: () => ({ drafts: 'kept' }) },
        description: 'Something waits for the person to come back.',
      },
      {
        guard: { type: 'hasLostDrafts', params: ({ event }) => ({ drafts: event.output }) },
        target: 'lost',
        actions: [...dropKeptDrafts],
        description: 'What was typed was lost as the session ended.',
      },
      { target: 'settled', actions: [...dropKeptDrafts], description: 'All was saved, or nothing was typed.' },
    ],
  },
});

/** The session is to end, or is over: what was typed last is seen to first. */
export const leaving = authSetup.createStateConfig({
  description: 'The session is to end, or is over already. What was typed last is saved or kept first.',
  initial: 'saving',
  states: { saving, keeping, lost, settled },
});
