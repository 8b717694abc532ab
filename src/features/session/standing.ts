import { appRole } from '#domain/roles.ts';
import { paths } from '#domain/paths.ts';
import type { AuthSnapshot } from './auth-provider.tsx';

/**
 * What the router asks: who is there, as far as it is known. Who is `sessionStarting` has just sent the form that they look at; who
 * is `gone` has signed out in another tab, and what they typed here last is saved where it still can be.
 */
export type Standing =
  | 'unknown'
  | 'sessionStarting'
  | 'signedOut'
  | 'savingDrafts'
  | 'gone'
  | AccountProblem
  | 'member'
  | 'specialist';

/** Why somebody who has a session can't go on. */
export type AccountProblem = 'unprovisioned' | 'claimsMissing' | 'signOutFailed';

export function standingOf(snapshot: AuthSnapshot): Standing {
  if (snapshot.hasTag('signedIn')) return appRole(snapshot.context.identity?.claims.authorities ?? []) ?? 'unknown';
  if (snapshot.hasTag('signedOut')) return 'signedOut';
  if (snapshot.hasTag('savingDrafts')) return snapshot.context.identity ? 'savingDrafts' : 'gone';
  const problem = accountProblems.find((each) => snapshot.hasTag(each));
  return problem ?? (snapshot.context.isSessionStarting ? 'sessionStarting' : 'unknown');
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

/** Where a signed-in person starts. */
export function startOf(standing: 'member' | 'specialist'): string {
  return standing === 'member' ? paths.memberLoading : paths.specialistStart;
}
