import { copy } from './copy.ts';
import { saving } from './saving.ts';
import { draftSetup } from './setup.ts';
import { typing } from './typing.ts';

/**
 * One draft of one person: what is typed into its form is saved a moment later, lies encrypted on the device as long as it
 * can't be, and gives way to the record once that is sent. It outlives the screens of its form. Actors: `save`, `read` and
 * `overrule` of the draft, `storeRecord` of what takes its place, and `encrypt`, `drop` and `holdLock` of its encrypted copy.
 */
export const draftMachine = draftSetup.createMachine({
  id: 'draft',
  description: 'What was typed into a form and is not sent yet.',
  context: ({ input: { key, entryId } }) => ({
    key,
    entryId,
    forms: 0,
    read: undefined,
    isOpening: false,
    waiting: undefined,
    underWay: undefined,
    aside: undefined,
    isDue: false,
    isLeaving: false,
    isHeld: false,
    isSaved: false,
    problem: undefined,
    failures: 0,
    submission: undefined,
    triedKey: undefined,
    answer: undefined,
    isRestored: false,
    formValue: undefined,
    merges: [],
    version: 0,
    base: undefined,
    unanswered: [],
    isSent: false,
    record: undefined,
    copied: undefined,
    copyNext: undefined,
    isEncrypted: false,
    foundIds: [],
    generation: 0,
    savedGeneration: -1,
    copyTimes: [],
    isCopySoon: false,
  }),
  type: 'parallel',
  on: {
    'form.opened': { actions: 'countForm', description: 'One more form shows the draft.' },
    'form.closed': {
      actions: ['countFormOut', 'saveAtOnce'],
      description: 'The screen of a form goes: what is not saved is saved at once.',
    },
    'try.settled': {
      actions: 'forgetTriedKey',
      description: 'The person has been shown what became of what was sent: what is sent next is another record.',
    },
    'restored.noticed': { actions: 'noteRead', description: 'The person knows that what they typed is here again.' },
  },
  states: { saving, typing, copy },
});
