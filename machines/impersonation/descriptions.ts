import type { Descriptions } from '../descriptions.ts';
import type { impersonationMachine } from './machine.ts';

export const impersonationDescriptions = {
  actors: {
    clock: 'Tells what time it is, several times a second.',
    listen: 'Hears from Novi and from other tabs that impersonation is over.',
    readEnd: 'Asks Novi when impersonation will end by itself.',
    saveDrafts: 'Saves what was typed last, as the member.',
    stop: 'Has Novi make the admin’s account their own again.',
  },
  guards: {
    isTimeUp: 'The time for which an admin may act has passed.',
    isCountedDown: 'The seconds that are counted down before the sign-out have passed.',
  },
  delays: { draftsPatience: 'How long what was typed last is waited for.' },
} satisfies Descriptions<typeof impersonationMachine>;
