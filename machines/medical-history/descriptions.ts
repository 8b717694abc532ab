import type { Descriptions } from '../descriptions.ts';
import type { medicalHistoryMachine } from './machine.ts';

export const medicalHistoryDescriptions = {
  guards: {
    wantsCheck: 'The member wants to check their answers.',
    isAsked: 'The member wants to see questions that are asked of them.',
    isOpen: 'Some questions are still to be answered.',
    isChange: 'The member came from the check, to change one answer.',
    isLast: 'No questions come after these.',
  },
} satisfies Descriptions<typeof medicalHistoryMachine>;
