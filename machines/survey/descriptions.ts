import type { Descriptions } from '../descriptions.ts';
import type { surveyMachine } from './machine.ts';

export const surveyDescriptions = {
  actors: {
    saveDraft: 'Saves at once what was typed, and tells whether all of it is saved.',
  },
  guards: {
    hasJustJoined: 'The member was told a moment ago that they can join, and has answered nothing yet.',
    isNew: 'Nothing has been answered so far.',
    wants: 'The member wants to see this page.',
    isSent: 'All of the family history is sent.',
    wasLastAt: 'This is the page on which the member was last.',
    isFromCheck: 'The page of the relative was opened from the check.',
    hasNext: 'There is another relative to whom the member goes on.',
    isSaved: 'All that was typed is saved.',
  },
} satisfies Descriptions<typeof surveyMachine>;
