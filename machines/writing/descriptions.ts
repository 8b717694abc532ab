import type { Descriptions } from '../descriptions.ts';
import type { writingMachine } from './machine.ts';

export const writingDescriptions = {
  actors: {
    sign: 'Signs the text; the draft is gone then.',
    discard: 'Empties the draft.',
  },
  guards: {
    isMine: 'What is signed is what was written here.',
    isOvertaken: 'The draft was made from another version than the one that is signed now.',
    isSigned: 'Something is signed, and no change of it is begun.',
    mayPreview: 'The preview is asked for, and nothing is missing.',
    wasOvertaken: 'Novi holds another version than the one that this was made from.',
    isUnsettled: 'Another device has typed something else into the same draft.',
  },
} satisfies Descriptions<typeof writingMachine>;
