import { appRole } from '#domain/roles.ts';
import type { AuthContext } from '#machines/auth/types.ts';

const load = () => import('./sealed/entries.ts');
/** The member whose entries go at a log-out. */
let member: string | undefined;

/**
 * Watches for a log-out, here or in another tab: what lies sealed of the person's drafts goes with it. It stays where the
 * session ended otherwise, for their next sign-in, and no admin who acts as them takes it away. What does that is fetched as
 * soon as somebody is there: without the line it could not be.
 */
export function forgetSealedAtLogOut(
  entries = load,
): (context: Pick<AuthContext, 'identity' | 'notice'>, isSignedOut: boolean) => void {
  member = undefined;
  let present: string | undefined;
  return ({ identity, notice }, isSignedOut) => {
    if (typeof indexedDB === 'undefined') return;
    if (identity) {
      // Whoever comes, what nobody has come back for goes.
      if (identity.uid !== present) void entries().then(({ dropOldEntries }) => dropOldEntries(), nothing);
      present = identity.uid;
      const { noviId, original, authorities } = identity.claims;
      const next = original === undefined && appRole(authorities) === 'member' ? noviId : undefined;
      member = next;
    } else if (isSignedOut && notice === 'loggedOut' && member !== undefined) {
      const gone = member;
      member = undefined;
      void entries().then(({ forgetEntries }) => forgetEntries(gone), nothing);
    }
    if (!identity) present = undefined;
  };
}

function nothing(): void {}

/** Whether something of the member lies sealed that no form here can save: they are told before it goes. Rejects never. */
export async function hasLeftSealed(entries = load): Promise<boolean> {
  if (member === undefined) return false;
  const patientId = member;
  return entries().then(
    ({ hasLeft }) => hasLeft(patientId),
    () => false,
  );
}
