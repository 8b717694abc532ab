import { encryptInput } from './base.ts';
import { draftSetup } from './setup.ts';

const notWorthIt = {
  actions: 'forgetCopyTime' as const,
  description: 'What was typed is saved by now, or is stored on the device already.',
};

/** What has a copy made at once. */
const makesCopy = {
  'copy.due': [
    {
      guard: 'isStillWorthCopying' as const,
      target: '#draft.copy.present.encrypting' as const,
      actions: 'forgetCopyTime' as const,
      description: 'Nothing says so far that the text is saved.',
    },
    notWorthIt,
  ],
  'copy.wanted': makesCopyAs('What was typed could not be saved, or is put aside.'),
  'page.left': makesCopyAs('The page may close.'),
  'session.over': makesCopyAs('The session is over.'),
};
function makesCopyAs(description: string) {
  return { guard: 'isWorthCopying' as const, target: '#draft.copy.present.encrypting' as const, description };
}

/** The same where none could be made of what is unsaved: as long as this lasts, there is something to copy. */
const makesMissingCopy = {
  ...makesCopy,
  'copy.wanted': {
    target: '#draft.copy.present.encrypting' as const,
    description: 'What was typed could not be saved, or is put aside.',
  },
  'page.left': { target: '#draft.copy.present.encrypting' as const, description: 'The page may close.' },
  'session.over': { target: '#draft.copy.present.encrypting' as const, description: 'The session is over.' },
};

/** The same while the disk is at work: one after the other, so that what was dropped is not there again after it. */
const makesCopyNext = {
  'copy.due': [
    {
      guard: 'isStillWorthCopying' as const,
      actions: ['forgetCopyTime' as const, 'encryptNext' as const],
      description: 'Something newer was typed, and is copied next.',
    },
    notWorthIt,
  ],
  'copy.wanted': makesCopyNextAs('What was typed could not be saved: the copy is made next.'),
  'page.left': makesCopyNextAs('The page may close: the copy is made next.'),
  'session.over': makesCopyNextAs('The session is over: the copy is made next.'),
};
function makesCopyNextAs(description: string) {
  return { guard: 'isWorthCopying' as const, actions: 'encryptNext' as const, description };
}

const goes = { target: 'dropping' as const, description: 'What was typed is saved, or given up.' };

/** What is typed and not saved is stored encrypted on the device (docs/decisions/030-encrypted-drafts.md). */
export const copy = draftSetup.createStateConfig({
  description: 'Whether what is not saved is stored encrypted on the device.',
  initial: 'none',
  on: {
    'draft.changed': [
      {
        guard: 'isInTrouble',
        actions: 'copySoon',
        description: 'What was typed can’t be saved now: a copy is made soon.',
      },
      { guard: 'hasNoCopyTime', actions: 'copyInTime', description: 'A copy is made unless the text is saved before.' },
    ],
  },
  states: {
    none: {
      description: 'Nothing of the draft is stored on the device, but for what closed pages have left.',
      on: {
        ...makesCopy,
        'copy.unwanted': {
          guard: 'hasFound',
          target: '#draft.copy.present.dropping',
          description: 'What a closed page has left is saved now.',
        },
      },
    },
    present: {
      description: 'Something is stored on the device, and its page is still open.',
      tags: ['onDevice'],
      initial: 'encrypting',
      invoke: { id: 'holdLock', src: 'holdLock', input: ({ context: { entryId } }) => ({ entryId }) },
      states: {
        encrypting: {
          description: 'Encrypts the draft, and stores it in place of the copy before.',
          entry: 'beginCopy',
          on: {
            ...makesCopyNext,
            'copy.unwanted': {
              actions: 'dropNext',
              description: 'What was typed is saved: the copy is deleted right after.',
            },
          },
          invoke: {
            id: 'encrypt',
            src: 'encrypt',
            input: encryptInput,
            onDone: [
              {
                guard: 'isToDrop',
                target: 'dropping',
                description: 'What was typed was saved meanwhile.',
              },
              {
                guard: 'isToEncrypt',
                target: 'encrypting',
                reenter: true,
                actions: { type: 'noteCopied', params: ({ event }) => ({ isKept: event.output }) },
                description: 'Something newer was typed meanwhile.',
              },
              {
                guard: { type: 'isKept', params: ({ event }) => ({ isKept: event.output }) },
                target: 'encrypted',
                actions: { type: 'noteCopied', params: () => ({ isKept: true }) },
                description: 'The copy is stored on the device.',
              },
              {
                target: 'missing',
                actions: { type: 'noteCopied', params: () => ({ isKept: false }) },
                description: 'This device can’t keep the copy now.',
              },
            ],
            onError: [
              {
                guard: 'isToDrop',
                target: 'dropping',
                description: 'What was typed was saved meanwhile: an older copy is deleted, too.',
              },
              {
                target: 'missing',
                actions: { type: 'noteCopied', params: () => ({ isKept: false }) },
                description: 'The copy could not be encrypted.',
              },
            ],
          },
        },
        encrypted: {
          description: 'What was unsaved is stored on the device; what is typed on joins it in half a second.',
          on: { ...makesCopy, 'copy.unwanted': goes },
        },
        missing: {
          description: 'The newest is not stored on the device. An older one may be.',
          on: { ...makesMissingCopy, 'copy.unwanted': goes },
        },
        dropping: {
          description: 'Deletes what is stored on the device.',
          entry: 'beginDrop',
          on: {
            ...makesCopyNext,
            'copy.unwanted': {
              actions: 'dropNext',
              description: 'What was typed is saved: the copy that was to be made next is not needed, either.',
            },
          },
          invoke: {
            id: 'drop',
            src: 'drop',
            input: ({ context: { entryId, foundIds } }) => ({
              ids: entryId === undefined ? foundIds : [entryId, ...foundIds],
            }),
            onDone: [
              {
                guard: 'isToEncrypt',
                target: 'encrypting',
                actions: 'noteDropped',
                description: 'There is something new.',
              },
              {
                target: '#draft.copy.none',
                actions: 'noteDropped',
                description: 'Nothing is stored on the device any more.',
              },
            ],
            onError: {
              target: '#draft.copy.none',
              actions: 'noteDropped',
              description: 'The copy could not be deleted: that is done once it is old.',
            },
          },
        },
      },
    },
  },
});
