import { impersonating, choosing, naming, starting, stopping } from './impersonating.ts';
import { adminSetup } from './setup.ts';
import { looking, signedOut, signingIn, signingOut, unreachable } from './signing-in.ts';

export type { Impersonation, Admin, Visitor } from './types.ts';

/** The way of an admin through their small site: sign in, choose a member, impersonate them, stop. */
export const adminSiteMachine = adminSetup.createMachine({
  id: 'adminSite',
  description: 'What an admin can do on the admin site.',
  context: {
    visitor: { kind: 'nobody' },
    chosen: undefined,
    stopped: undefined,
    failure: undefined,
    refused: false,
    arrived: false,
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'The page has just been opened.',
      on: { 'site.opened': { target: 'looking', description: 'The site looks who is there.' } },
    },
    looking,
    unreachable,
    signedOut,
    signingIn,
    choosing,
    naming,
    starting,
    impersonating,
    stopping,
    signingOut,
  },
});
