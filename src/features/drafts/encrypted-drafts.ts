import { appRole } from '#domain/roles.ts';
import type { AuthContext } from '#machines/auth/types.ts';
import { pageState } from '../../lib/page-state.ts';

const load = () => import('./encrypted/entries.ts');

/**
 * Sees to what lies encrypted on the device beyond one session. Who signs out, here or in another tab, takes all of theirs
 * along; where the session ended otherwise it stays for their next sign-in, and no admin who impersonates them takes it away. What
 * does that is fetched as soon as somebody is there: without the line it could not be.
 */
export function createEncryptedDrafts(entries = load) {
  /** The member whose entries go at a sign-out, and the account of who is there: after a sign-out, no machine knows them any more. */
  const known = pageState<{ member?: string | undefined; present?: string | undefined }>({});
  return {
    /** To be told of each change of the session. */
    watch({ identity, notice }: Pick<AuthContext, 'identity' | 'notice'>, isSignedOut: boolean): void {
      if (typeof indexedDB === 'undefined') return;
      let { member } = known.value;
      if (identity) {
        // Whoever comes, what nobody has come back for goes.
        if (identity.uid !== known.value.present)
          void entries().then(({ deleteOldEntries }) => deleteOldEntries(), nothing);
        const { noviId, original, authorities } = identity.claims;
        member = original === undefined && appRole(authorities) === 'member' ? noviId : undefined;
      } else if (isSignedOut && notice === 'signedOut' && member !== undefined) {
        const gone = member;
        member = undefined;
        void entries().then(({ deleteEntriesOf }) => deleteEntriesOf(gone), nothing);
      }
      known.value = { member, present: identity?.uid };
    },

    /** Whether something of the member lies there that no form here can save: they are told before it goes. Rejects never. */
    async hasOrphans(): Promise<boolean> {
      const { member: patientId } = known.value;
      if (patientId === undefined) return false;
      return entries().then(
        ({ hasOrphans }) => hasOrphans(patientId),
        () => false,
      );
    },
  };
}

/** For the sessions of this page. */
export const encryptedDrafts = createEncryptedDrafts();

function nothing(): void {}
