import type { Words } from '#domain/words.ts';
import type { RedirectAddress } from '../features/session/redirect-address.ts';
import type { AccountProblem, Standing } from '../features/session/standing.ts';
import { paths } from '#domain/paths.ts';
import { isOpen, type Access } from './access.ts';
import { accessOf } from './routes.ts';

/** What becomes of a visit: the page, nothing yet, a word while what was typed is saved, a page about the account, another address, or another site. */
export type RedirectDecision =
  | { kind: 'show' }
  | { kind: 'nothing' }
  | { kind: 'savingDrafts' }
  | { kind: 'account'; problem: AccountProblem }
  | { kind: 'redirect'; to: string; reason?: Words }
  | { kind: 'leave'; to: string };

/**
 * Decides every redirect of the app: a visitor of a protected page, a role on the other role's page, and whoever was signed
 * out and is to go to a stored address: to one that they would be sent away from again, they are not sent. To the admin site
 * they are brought from public pages, too: they were here only to impersonate somebody else.
 */
export function decideRedirect(access: Access, standing: Standing, stored?: RedirectAddress): RedirectDecision {
  if (standing === 'unknown') return { kind: 'nothing' };
  if (standing === 'sessionStarting') return { kind: access === 'entrance' ? 'show' : 'nothing' };
  if (standing === 'savingDrafts') return { kind: standing };
  // A public page would look as if the session had ended.
  if (standing === 'signOutFailed') return { kind: 'account', problem: standing };
  if (standing === 'signedOut' && stored?.kind === 'adminSite') return { kind: 'leave', to: stored.to };
  if (isOpen(access)) return { kind: 'show' };
  if (standing === 'gone') return { kind: 'savingDrafts' };
  switch (standing) {
    case 'signedOut':
      return { kind: 'redirect', to: stored && isOpen(accessOf(stored.to)) ? stored.to : paths.home };
    case 'unprovisioned':
    case 'claimsMissing':
      return { kind: 'account', problem: standing };
    case 'member':
      return access === 'specialist' ? otherRole(paths.memberLoading, forSpecialists) : { kind: 'show' };
    case 'specialist':
      return access === 'member' ? otherRole(paths.specialistStart, forMembers) : { kind: 'show' };
  }
}

function otherRole(to: string, reason: Words): RedirectDecision {
  return { kind: 'redirect', to, reason };
}

const forSpecialists: Words = {
  en: 'That page is for specialists. We brought you back to your own pages.',
  es: 'Esa página es para especialistas. Le trajimos de vuelta a sus páginas.',
};
const forMembers: Words = {
  en: 'That page is for members. We brought you back to your own pages.',
  es: 'Esa página es para miembros. Le trajimos de vuelta a sus páginas.',
};
