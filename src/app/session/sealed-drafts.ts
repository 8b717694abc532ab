import { appRole } from '../../../domain/roles.ts';
import type { AuthContext } from '../../../machines/auth-types.ts';

const load = () => import('../autosave/sealed/entries.ts');
/** The member whose entries go at a log-out. */
let member: string | undefined;

/**
 * Watches for a log-out, here or in another tab: what lies sealed of the person's drafts goes with it. It stays where the
 * session ended otherwise, for their next sign-in, and no admin who acts as them takes it away.
 */
export function forgetSealedAtLogOut(
  entries = load,
): (context: Pick<AuthContext, 'identity' | 'notice'>, isSignedOut: boolean) => void {
  member = undefined;
  return ({ identity, notice }, isSignedOut) => {
    if (typeof indexedDB === 'undefined') return;
    if (identity) {
      const { noviId, original, authorities } = identity.claims;
      const next = original === undefined && appRole(authorities) === 'member' ? noviId : undefined;
      // Fetched while the line is there: without it nothing could be taken away offline.
      if (next !== undefined && next !== member) void entries().catch(() => undefined);
      member = next;
    } else if (isSignedOut && notice === 'loggedOut' && member !== undefined) {
      const gone = member;
      member = undefined;
      void entries().then(
        ({ forgetEntries }) => forgetEntries(gone),
        () => undefined,
      );
    }
  };
}

/** Whether something of the member lies sealed that no form here can save: they are told before it goes. Rejects never. */
export async function hasLeftSealed(entries = load): Promise<boolean> {
  if (member === undefined) return false;
  const patientId = member;
  return entries().then(
    ({ hasLeft }) => hasLeft(patientId),
    () => false,
  );
}
