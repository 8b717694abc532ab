import type { Descriptions } from '../descriptions.ts';
import type { availabilityMachine } from './machine.ts';

export const availabilityDescriptions = {
  actors: {
    checkHours: 'Asks Novi which booked visits would lie outside of the hours, without storing them.',
    saveHours: 'Has Novi store the hours.',
    readHours: 'Reads the hours that Novi holds now.',
  },
  guards: {
    putsVisitsOutside: 'A booked visit would lie outside of the hours that does not do so today.',
    isStale: 'Novi says that the hours were changed elsewhere.',
  },
} satisfies Descriptions<typeof availabilityMachine>;
