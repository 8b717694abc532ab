import type { Words } from '../../../domain/words.ts';
import { paths } from './paths.ts';
import type { AccountProblem, Standing } from '../session/AuthProvider.tsx';

/** Who may see a route: everybody, everybody who is signed in, members, or specialists. */
export type Access = 'anyone' | 'signedIn' | 'member' | 'specialist';

/** What becomes of a visit: the page, nothing yet, a page about the account, or another address. */
export type Decision =
  | { kind: 'show' }
  | { kind: 'nothing' }
  | { kind: 'account'; problem: AccountProblem }
  | { kind: 'redirect'; to: string; reason?: Words };

/** Decides every redirect of the app: a visitor of a protected page, a role on the other role's page. */
export function decide(access: Access, standing: Standing): Decision {
  if (standing === 'unknown') return { kind: 'nothing' };
  // A public page would look as if the session had ended.
  if (standing === 'signOutFailed') return { kind: 'account', problem: standing };
  if (access === 'anyone') return { kind: 'show' };
  switch (standing) {
    case 'signedOut':
      return { kind: 'redirect', to: paths.home };
    case 'unprovisioned':
    case 'claimsMissing':
      return { kind: 'account', problem: standing };
    case 'member':
      return access === 'specialist' ? otherRole(paths.memberLoading, forSpecialists) : { kind: 'show' };
    case 'specialist':
      return access === 'member' ? otherRole(paths.specialistStart, forMembers) : { kind: 'show' };
  }
}

function otherRole(to: string, reason: Words): Decision {
  return { kind: 'redirect', to, reason };
}

export const forSpecialists: Words = {
  en: 'That page is for specialists. We brought you back to your own pages.',
  es: 'Esa página es para especialistas. Le trajimos de vuelta a sus páginas.',
};
export const forMembers: Words = {
  en: 'That page is for members. We brought you back to your own pages.',
  es: 'Esa página es para miembros. Le trajimos de vuelta a sus páginas.',
};

/** Where a signed-in person starts. */
export function startOf(standing: 'member' | 'specialist'): string {
  return standing === 'member' ? paths.memberLoading : paths.specialistStart;
}
