import { createContext, use, type ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { appRole } from '#domain/roles.ts';
import type { authMachine } from '#machines/auth/machine.ts';

export type AuthActor = ActorRefFrom<typeof authMachine>;
type AuthSnapshot = SnapshotFrom<typeof authMachine>;

const AuthContext = createContext<AuthActor | undefined>(undefined);

/** Gives the root actor to the pages below. The actor is made outside React and lives as long as the page. */
export function AuthProvider({ actor, children }: { actor: AuthActor; children: ReactNode }) {
  return <AuthContext value={actor}>{children}</AuthContext>;
}

/** The root actor, to send it events. */
export function useAuthActor(): AuthActor {
  const actor = use(AuthContext);
  if (!actor) throw new Error('There is no AuthProvider above: wrap the app in one.');
  return actor;
}

/** What a view wants to know of the session; it is drawn again when that changes. */
export function useAuth<Selected>(select: (snapshot: AuthSnapshot) => Selected): Selected {
  return useSelector(useAuthActor(), select);
}

/**
 * What the router asks: who is there, as far as it is known. Who is `comingIn` has just sent the form that they look at; who
 * is `gone` has logged out in another tab, and what they typed here last is saved where it still can be.
 */
export type Standing =
  'unknown' | 'comingIn' | 'signedOut' | 'savingDrafts' | 'gone' | AccountProblem | 'member' | 'specialist';

/** Why somebody who has a session can't go on. */
export type AccountProblem = 'unprovisioned' | 'claimsMissing' | 'signOutFailed';

export function standingOf(snapshot: AuthSnapshot): Standing {
  if (snapshot.hasTag('signedIn')) return appRole(snapshot.context.identity?.claims.authorities ?? []) ?? 'unknown';
  if (snapshot.hasTag('signedOut')) return 'signedOut';
  if (snapshot.hasTag('savingDrafts')) return snapshot.context.identity ? 'savingDrafts' : 'gone';
  const problem = accountProblems.find((each) => snapshot.hasTag(each));
  return problem ?? (snapshot.context.isComingIn ? 'comingIn' : 'unknown');
}

const accountProblems: readonly AccountProblem[] = ['unprovisioned', 'claimsMissing', 'signOutFailed'];

/**
 * Whether claims are missing only because nobody could be asked: the line, the identity provider or the backend is down. An
 * answer that says no, and claims that came and were of no use, are about the account.
 */
export function isUnreachable({ context: { failure } }: Pick<AuthSnapshot, 'context'>): boolean {
  if (failure === undefined) return false;
  const status = typeof failure === 'object' && failure !== null && 'status' in failure ? failure.status : undefined;
  return typeof status !== 'number' || status === 0 || status >= 500;
}

/** The signed-in person: their names as the backend has them, their id, and their sign-in e-mail. */
export function useSignedInPerson() {
  const member = useAuth((snapshot) => snapshot.context.member);
  const email = useAuth((snapshot) => snapshot.context.identity?.email ?? '');
  const noviId = useAuth((snapshot) => snapshot.context.identity?.claims.noviId ?? '');
  return { ...member, noviId, email };
}

/** Whether the names of the signed-in person are there, or can't be had: they come beside all else that a page reads. */
export function useAreNamesKnown(): boolean {
  return useAuth((snapshot) => snapshot.hasTag('namesKnown'));
}
