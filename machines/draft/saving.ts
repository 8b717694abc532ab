import { draftSetup } from './setup.ts';
import { sending, settling } from './sending.ts';
import { submitting } from './submitting.ts';
import type { Submission } from './types.ts';

const submission = ({ event }: { event: Submission }) => event;

/** What was typed last is saved first: the record is made from it. */
const saveThenSubmit = {
  target: 'sending' as const,
  actions: { type: 'noteSubmission' as const, params: submission },
  description: 'The record is sent: what was typed last is saved before.',
};
const saveNow = { target: 'sending' as const, description: 'What was typed is saved at once.' };
const saveBeforeGoing = {
  target: 'sending' as const,
  actions: 'noteLeaving' as const,
  description: 'The page may close: what was typed is saved in a way that works even then.',
};

/** Whether the backend has what was typed. One request at a time, over the version last seen. */
export const saving = draftSetup.createStateConfig({
  description: 'Whether Novi has what was typed.',
  initial: 'clean',
  on: {
    'draft.changed': { actions: 'put', description: 'The person types on: the newest text counts.' },
    'form.opening': {
      guard: 'mayBeOpened',
      target: '.opening',
      description: 'A page reads the draft for its form: nothing is sent meanwhile.',
    },
    'record.submitted': {
      actions: { type: 'answerRefused', params: { reason: 'The session is over, or another record is on its way.' } },
      description: 'The record can’t be sent now.',
    },
    'session.over': { target: '.held', description: 'The session is over.' },
  },
  states: {
    clean: {
      description: 'All that was typed is saved, or nothing was.',
      entry: ['rest', 'endTyping'],
      always: { guard: 'isSubmitting', target: 'submitting', description: 'The record of the page before has waited.' },
      on: {
        'draft.changed': { target: 'dirty', actions: 'put', description: 'Something is typed.' },
        'record.submitted': [
          {
            guard: { type: 'hasNoRecord', params: ({ event }) => ({ record: event.record }) },
            actions: 'answerSaved',
            description: 'Nothing is to be stored, and all is saved.',
          },
          {
            target: 'submitting',
            actions: { type: 'noteSubmission', params: submission },
            description: 'The record is sent.',
          },
        ],
      },
    },
    dirty: {
      description: 'Something was typed that is not saved yet.',
      tags: ['unsaved'],
      always: {
        guard: 'isDue',
        target: 'sending',
        description: 'Nobody typed for a moment, or the text has waited long enough.',
      },
      on: {
        'save.requested': saveNow,
        'page.left': saveBeforeGoing,
        'record.submitted': saveThenSubmit,
      },
    },
    sending,
    settling,
    retrying: {
      description: 'What was typed could not be saved. Novi tries again after a while.',
      tags: ['unsaved'],
      after: { retryPause: { target: 'sending', description: 'Novi tries again.' } },
      on: {
        'draft.changed': {
          target: 'dirty',
          actions: 'put',
          description: 'The person types on: Novi tries again in a moment.',
        },
        'save.requested': saveNow,
        'page.left': saveBeforeGoing,
        'record.submitted': saveThenSubmit,
      },
    },
    refused: {
      description: 'Novi refused what was typed. The same is not sent again by itself.',
      on: {
        'draft.changed': {
          target: 'dirty',
          actions: ['put', 'forgetProblem'],
          description: 'The text is changed: Novi may accept that.',
        },
        'save.requested': saveNow,
        'page.left': saveBeforeGoing,
        'record.submitted': saveThenSubmit,
      },
    },
    conflict: {
      description:
        'Another tab or device has saved something else: nothing is overwritten before the person has chosen.',
      tags: ['conflict'],
      initial: 'open',
      on: {
        'record.submitted': [
          {
            guard: { type: 'wouldStop', params: ({ event }) => event },
            actions: 'answerConflict',
            description: 'The person has to choose first.',
          },
          {
            guard: { type: 'hasNoRecord', params: ({ event }) => ({ record: event.record }) },
            actions: 'answerSaved',
            description: 'Nothing is to be stored.',
          },
          {
            target: 'submitting',
            actions: { type: 'noteSubmission', params: submission },
            description:
              'The record was sent from a page that does not show the choice. Once stored, it ends the conflict.',
          },
        ],
        'conflict.theirsTaken': {
          target: 'clean',
          actions: ['giveUp', 'dismissCopy'],
          description: 'The person takes the other version: nothing of this one stays.',
        },
        'session.over': { actions: 'hold', description: 'The session is over, and the choice stays open.' },
        'session.resumed': { actions: 'resume', description: 'The same person is back.' },
      },
      states: {
        open: {
          description: 'The person is asked.',
          on: {
            'conflict.mineKept': { target: 'overruling', description: 'The person keeps what was typed here.' },
          },
        },
        overruling: {
          description: 'Reads what is stored now, and takes that as seen.',
          tags: ['busy'],
          invoke: {
            id: 'overrule',
            src: 'overrule',
            input: ({ context: { key, base, waiting } }) => ({ key, base, mine: waiting?.value }),
            onDone: {
              target: '#draft.saving.sending',
              actions: { type: 'takeOverruled', params: ({ event }) => event.output },
              description: 'What was typed here replaces the other version, or is merged with it.',
            },
            onError: { target: 'open', description: 'The other version could not be read: the choice stays open.' },
          },
        },
      },
    },
    submitting,
    held: {
      description: 'The session is over: nothing is sent nor given up before the same person is back.',
      entry: 'hold',
      on: {
        'session.resumed': [
          {
            guard: 'hasWaiting',
            target: 'sending',
            actions: 'resume',
            description: 'The person is back: what was typed is saved.',
          },
          { target: 'clean', actions: 'resume', description: 'The person is back, and nothing waits.' },
        ],
      },
    },
    opening: {
      description:
        'A page reads what its form is to begin with. Nothing is sent before the form stands, or the page has gone.',
      tags: ['opening'],
      entry: 'beginOpening',
      on: {
        'form.opening': { description: 'The form is opened already.' },
        'draft.read': {
          actions: { type: 'keepRead', params: ({ event }) => ({ read: event.read }) },
          description: 'What the form is to begin with.',
        },
        'record.submitted': [
          {
            guard: { type: 'hasNoRecord', params: ({ event }) => ({ record: event.record }) },
            actions: 'answerSaved',
            description: 'The page shows what is stored instead of the form: there is nothing to send.',
          },
          {
            actions: { type: 'noteSubmission', params: submission },
            description: 'The record comes from the page that stood here before: it is sent once the form stands.',
          },
        ],
        'form.opened': [
          {
            guard: 'hasSomethingToGoOnWith',
            target: 'sending',
            actions: 'beginForm',
            description: 'The form stands, and what was typed before is saved at once.',
          },
          { target: 'clean', actions: ['beginForm', 'dismissCopy'], description: 'The form stands.' },
        ],
        'opening.canceled': [
          { guard: 'isInConflict', target: 'settling', description: 'The page has gone: the choice stays open.' },
          { guard: 'hasWaiting', target: 'sending', description: 'The page has gone: what was typed before is saved.' },
          { target: 'clean', description: 'The page has gone, and nothing waits.' },
        ],
      },
    },
  },
});
