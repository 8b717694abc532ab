import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Words } from '#domain/words.ts';
import { useAuth } from '../features/session/auth-provider.tsx';
import { PerPerson } from '../features/session/per-person.tsx';
import { forgetRedirect, knownRedirect, redirectToSite } from '../features/session/redirect-address.ts';
import { rememberReturn } from '../features/session/return-address.ts';
import { standingOf } from '../features/session/standing.ts';
import { useWords } from '../lib/locale.ts';
import { showToast } from '../ui/toast/store.ts';
import { isOpen, type Access } from './access.ts';
import { decideRedirect } from './redirect.ts';

// Not worth an error of its own: what matters goes on without it.
const SavingDrafts = lazy(() => import('../features/drafts/saving-drafts.tsx').catch(() => ({ default: () => null })));
const AccountProblem = lazy(() => import('./account-problem.tsx'));

/** Shows a page to whom it is for, and to everybody else what redirect.ts decides. */
export function Gate({ access, children }: { access: Access; children: ReactNode }) {
  const standing = useAuth(standingOf);
  const { pathname, search, hash } = useLocation();
  const decision = decideRedirect(access, standing, knownRedirect());
  switch (decision.kind) {
    case 'nothing':
      return null;
    case 'savingDrafts':
      return (
        <Suspense>
          <SavingDrafts />
        </Suspense>
      );
    case 'show':
      // Who comes in by an open page keeps what they see of it.
      return isOpen(access) ? children : <PerPerson>{children}</PerPerson>;
    case 'account':
      return (
        <Suspense>
          <AccountProblem problem={decision.problem} />
        </Suspense>
      );
    case 'redirect':
      if (standing !== 'signedOut') return <Elsewhere {...decision} />;
      return <SignedOut from={pathname + search + hash} to={decision.to} />;
    case 'leave':
      return <OtherSite to={decision.to} />;
  }
}

/**
 * Leads somebody who is signed out to the stored address, which is used up by that, or to the start. Where they came from is
 * kept: a drawing that React throws away keeps nothing.
 */
function SignedOut({ from, to }: { from: string; to: string }) {
  const [address] = useState(to);
  useEffect(() => rememberReturn(from), [from]);
  useEffect(forgetRedirect, []);
  return <Navigate to={address} replace />;
}

function OtherSite({ to }: { to: string }) {
  useEffect(() => redirectToSite(to), [to]);
  return null;
}

/** Leads to another address, with a word about why where the visitor would wonder. */
function Elsewhere({ to, reason }: { to: string; reason?: Words }) {
  const t = useWords();
  const why = reason && t(reason);
  useEffect(() => {
    if (why) showToast(why, { tone: 'default' });
  }, [why]);
  return <Navigate to={to} replace />;
}
