import type { AuthEvent } from './types.ts';

/** Leads away when the identity provider says that the person is no longer there, or is another one. */
export const anotherPerson = {
  guard: 'isSomebodyElse' as const,
  target: 'switching' as const,
  actions: [
    { type: 'keepIdentity' as const, params: ({ event }: IdentityChanged) => ({ identity: event.identity }) },
    'forgetRefreshes' as const,
  ],
  description: 'Signed out, or somebody else signed in, in another tab.',
};
type IdentityChanged = { event: Extract<AuthEvent, { type: 'identity.changed' }> };
