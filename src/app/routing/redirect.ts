import { paths } from './paths.ts';
import type { Standing } from '../session/AuthProvider.tsx';

/** Who may see a route: everybody, everybody who is signed in, members, or specialists. */
export type Access = 'anyone' | 'signedIn' | 'member' | 'specialist';

/** What becomes of a visit: the page, nothing yet, a page about the account, or another address. */
export type Decision =
  | { kind: 'show' }
  | { kind: 'nothing' }
  | { kind: 'account'; problem: 'unprovisioned' | 'claimsMissing' }
  | { kind: 'redirect'; to: string };

/** Decides every redirect of the app: a visitor of a protected page, a role on the other role's page. */
export function decide(access: Access, standing: Standing): Decision {
  if (standing === 'unknown') return { kind: 'nothing' };
  if (access === 'anyone') return { kind: 'show' };
  switch (standing) {
    case 'signedOut':
      return { kind: 'redirect', to: paths.home };
    case 'unprovisioned':
    case 'claimsMissing':
      return { kind: 'account', problem: standing };
    case 'member':
      return access === 'specialist' ? { kind: 'redirect', to: paths.memberLoading } : { kind: 'show' };
    case 'specialist':
      return access === 'member' ? { kind: 'redirect', to: paths.specialistStart } : { kind: 'show' };
  }
}

/** Where a signed-in person starts. */
export function startOf(standing: 'member' | 'specialist'): string {
  return standing === 'member' ? paths.memberLoading : paths.specialistStart;
}
