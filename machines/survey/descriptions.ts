import type { Descriptions } from '../descriptions.ts';
import type { surveyMachine } from './machine.ts';

export const surveyDescriptions = {
  guards: {
    hasJustJoined: 'The member was told a moment ago that they can join, and has answered nothing yet.',
    isNew: 'Nothing has been answered so far.',
    wants: 'The member wants to see this page.',
    isSent: 'All of the family history is sent.',
    wasLastAt: 'This is the page on which the member was last.',
  },
} satisfies Descriptions<typeof surveyMachine>;
