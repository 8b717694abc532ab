import { draftSetup } from './setup.ts';

/** A save is under way. Whatever comes meanwhile waits for its answer: two at once would be a conflict with oneself. */
export const sending = draftSetup.createStateConfig({
  description: 'A save is under way.',
  tags: ['busy', 'saving'],
  entry: ['take', 'endTyping'],
  initial: 'posting',
  on: {
    'save.requested': { actions: 'noteDue', description: 'What comes meanwhile is saved right after this.' },
    'page.left': {
      actions: 'noteLeaving',
      description: 'The page may close: the save that is under way goes on even then.',
    },
    'record.submitted': {
      actions: { type: 'noteSubmission', params: ({ event }) => event },
      description: 'The record is sent once this has ended.',
    },
    'session.over': { actions: 'hold', description: 'The session is over: this is the last save.' },
    'session.resumed': { actions: 'resume', description: 'The same person is back.' },
    'form.opening': { guard: 'isUnattended', actions: 'noteOpening', description: 'A page waits for this to end.' },
    'opening.canceled': { actions: 'noteNotOpening', description: 'The page has gone.' },
  },
  states: {
    posting: {
      description: 'Sends what was typed.',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { key, underWay, version } }) => ({
          key,
          version,
          value: underWay?.value,
          isLeaving: underWay?.isLeaving ?? false,
        }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ answer: event.output }) },
            target: '#draft.saving.settling',
            actions: [
              {
                type: 'noteSaved',
                params: ({ context, event }) => ({
                  value: context.underWay?.value,
                  version: event.output.kind === 'saved' ? event.output.version : context.version,
                }),
              },
              'dismissCopy',
            ],
            description: 'What was typed is saved.',
          },
          {
            guard: { type: 'isStale', params: ({ event }) => ({ answer: event.output }) },
            target: 'comparing',
            description: 'Novi holds something newer.',
          },
          {
            target: '#draft.saving.settling',
            actions: ['noteRefused', 'wantCopy'],
            description: 'The same request would be refused again.',
          },
        ],
        onError: {
          target: '#draft.saving.settling',
          actions: ['noteFailed', 'wantCopy'],
          description: 'Novi could not be reached, or could not save now.',
        },
      },
    },
    comparing: {
      description: 'Reads what Novi holds, to tell a lost reply from another’s save.',
      invoke: {
        id: 'compare',
        src: 'read',
        input: ({ context: { key, record } }) => ({ key, records: record === undefined ? [] : [record] }),
        onDone: [
          {
            guard: { type: 'isOwnAndSame', params: ({ event }) => ({ stored: event.output }) },
            target: '#draft.saving.settling',
            actions: [{ type: 'noteSaved', params: ({ event }) => event.output }, 'dismissCopy'],
            description:
              'What was typed is saved already: only the reply was lost, or the other version says the same.',
          },
          {
            guard: { type: 'isOwn', params: ({ event }) => ({ stored: event.output }) },
            target: '#draft.saving.settling',
            actions: [{ type: 'noteOutdated', params: ({ event }) => event.output }, 'wantCopy'],
            description: 'An earlier save of this person’s own was stored: the newer text replaces it.',
          },
          {
            target: '#draft.saving.settling',
            actions: ['noteConflict', 'wantCopy'],
            description: 'Another tab or device has saved something else.',
          },
        ],
        onError: {
          target: '#draft.saving.settling',
          actions: ['noteFailed', 'wantCopy'],
          description: 'What Novi holds could not be read.',
        },
      },
    },
  },
});

/** Where something that was under way has ended: what has waited for that is done next. */
export const settling = draftSetup.createStateConfig({
  description: 'Looks at what waits, once nothing is under way.',
  always: [
    { guard: 'isHeld', target: 'held', description: 'The session was over meanwhile.' },
    {
      guard: 'mustChooseFirst',
      target: 'conflict',
      actions: 'answerConflict',
      description: 'A record was to be sent: the person has to choose first.',
    },
    { guard: 'isSubmitting', target: 'submitting', description: 'A record is to be sent.' },
    {
      guard: 'isOnlySaving',
      target: 'settling',
      reenter: true,
      actions: 'answerSaved',
      description: 'Nothing is to be stored, and what could be saved is.',
    },
    { guard: 'isOpening', target: 'opening', description: 'A page waits to read the draft.' },
    { guard: 'isInConflict', target: 'conflict', description: 'The person has to choose.' },
    { guard: 'isRefused', target: 'refused', description: 'Novi refused what was typed.' },
    { guard: 'hasFailed', target: 'retrying', description: 'The last try failed: Novi tries again later.' },
    { guard: 'hasWaiting', target: 'dirty', description: 'Something newer was typed meanwhile.' },
    { target: 'clean', description: 'All is saved.' },
  ],
});
