import type { Descriptions } from '../descriptions.ts';
import type { availabilityMachine } from './machine.ts';

export const availabilityDescriptions = {
  actors: {
    checkHours: 'Asks the backend which booked visits would lie outside of the hours, without storing them.',
    saveHours: 'Has the backend store the hours.',
    readHours: 'Reads the hours that the backend holds now.',
  },
  guards: {
    putsVisitsOutside: 'A booked visit would lie outside of the hours that does not do so today.',
    isStale: 'The backend says that the hours were changed elsewhere.',
  },
} satisfies Descriptions<typeof availabilityMachine>;
