import { draftSetup } from './setup.ts';

/** When what was typed is due to be saved. */
export const typing = draftSetup.createStateConfig({
  description: 'Whether somebody is typing.',
  initial: 'resting',
  states: {
    resting: {
      description: 'Nobody types.',
      on: { 'draft.changed': { target: 'writing', description: 'Somebody begins to type.' } },
    },
    writing: {
      description: 'Somebody types.',
      initial: 'pausing',
      on: { 'typing.over': { target: 'resting', description: 'What was typed so far is being saved.' } },
      after: {
        longestWait: {
          target: 'resting',
          actions: 'noteDue',
          description: 'Somebody types for so long that the text is saved meanwhile.',
        },
      },
      states: {
        pausing: {
          description: 'Waits for the next key.',
          on: { 'draft.changed': { target: 'pausing', reenter: true, description: 'Another key is pressed.' } },
          after: {
            quietTime: {
              target: '#draft.typing.resting',
              actions: 'noteDue',
              description: 'Nobody typed for a moment.',
            },
          },
        },
      },
    },
  },
});
