import type { Descriptions } from '../descriptions.ts';
import type { orderMachine } from './machine.ts';

export const orderDescriptions = {
  guards: {
    isOpen: 'A kit is ordered already, and not on these pages.',
    isHeld: 'No counselor may advise the member where they live, and no kit is ordered.',
    wants: 'The member wants to see this page.',
    canCheck: 'The member wants to check the order, and a kit can be sent to the address.',
  },
} satisfies Descriptions<typeof orderMachine>;
