import type { Descriptions } from '../descriptions.ts';
import type { adminSiteMachine } from './machine.ts';

export const adminSiteDescriptions = {
  actors: {
    whoIsThere: 'Reads the newest claims of whoever is signed in, and what they stand for.',
    signIn: 'Has the identity provider check e-mail and password.',
    startImpersonation: 'Has the backend change the claims of the admin’s account to the member’s.',
    stopImpersonation: 'Has the backend bring the claims back to what the admin’s record says.',
    signOut: 'Ends the session at the identity provider.',
  },
  guards: {
    isNobody: 'Nobody is signed in.',
    isAdmin: 'The account is an admin’s, who impersonates nobody.',
    isImpersonating: 'The account is an admin’s, who impersonates a member.',
  },
} satisfies Descriptions<typeof adminSiteMachine>;
