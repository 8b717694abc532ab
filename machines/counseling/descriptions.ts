import type { Descriptions } from '../descriptions.ts';
import type { counselingMachine } from './machine.ts';

export const counselingDescriptions = {
  guards: {
    canMove: 'The member wants to move the visit that lies ahead, and it is early enough.',
    isBooked: 'A visit lies ahead that was not booked on these pages a moment ago.',
    isDone: 'The newest visit took place, and the member does not want to book another one.',
    isStillBooked: 'The visit still lies ahead.',
    isOwnPage: 'The address is that of the visit itself.',
  },
} satisfies Descriptions<typeof counselingMachine>;
