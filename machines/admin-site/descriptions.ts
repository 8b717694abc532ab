import type { Descriptions } from '../descriptions.ts';
import type { adminSiteMachine } from './machine.ts';

export const adminSiteDescriptions = {
  actors: {
    whoIsThere: 'Reads who is signed in, and what they may do.',
    signIn: 'Has the sign-in service check e-mail and password.',
    startImpersonation: 'Has Novi let the admin’s account act for the member.',
    stopImpersonation: 'Has Novi make the admin’s account their own again.',
    signOut: 'Ends the session at the sign-in service.',
  },
  guards: {
    isNobody: 'Nobody is signed in.',
    isAdmin: 'The account is an admin’s, who impersonates nobody.',
    isImpersonating: 'The account is an admin’s, who impersonates a member.',
  },
} satisfies Descriptions<typeof adminSiteMachine>;
