import type { Descriptions } from '../descriptions.ts';
import type { visitMachine } from './machine.ts';

export const visitDescriptions = {
  guards: {
    mayBeChanged: 'The visit lies far enough ahead for whoever asks; the care team may change it until it is over.',
    mayBeConcluded: 'The visit has begun, and the care team says so: a patient can’t.',
  },
} satisfies Descriptions<typeof visitMachine>;
