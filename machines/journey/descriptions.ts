import type { Descriptions } from '../descriptions.ts';
import type { journeyMachine } from './machine.ts';

export const journeyDescriptions = {
  actors: {
    loadJourney: 'Asks Novi for the furthest step and for what is stored of each.',
    saveStep: 'Stores the record of a step in place of its draft, then tells Novi that the step is done.',
    survey: 'The pages on which a member tells of their family’s health.',
    medicalHistory: 'The pages on which a member answers questions about their own health.',
    release: 'The pages on which a member says who may get their information, and signs it.',
    order: 'The pages on which a member orders a test kit.',
    counseling: 'The pages of a member’s visit with a genetic counselor.',
  },
  guards: {
    isFurthest: 'Novi holds this step as the member’s furthest.',
    isOpen: 'The step that is asked for is not past the member’s furthest.',
    isInConflict: 'Another tab or device has changed the draft of the step.',
    isProven: 'Novi has stored all that the step needs.',
  },
} satisfies Descriptions<typeof journeyMachine>;
