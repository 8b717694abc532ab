import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Words } from '../../../domain/words.ts';
import { useWords } from '../../texts/locale.ts';
import { showToast } from '../../ui/toast/store.ts';
import { useAuth, standingOf } from '../session/AuthProvider.tsx';
import { rememberReturn } from '../session/return-address.ts';
import { decide, type Access } from './redirect.ts';

const AccountProblem = lazy(() => import('../session/AccountProblem.tsx'));

/** Shows a page to whom it is for, and to everybody else what redirect.ts decides. */
export function Gate({ access, children }: { access: Access; children: ReactNode }) {
  const standing = useAuth(standingOf);
  const { pathname } = useLocation();
  const decision = decide(access, standing);
  switch (decision.kind) {
    case 'nothing':
      return null;
    case 'show':
      return children;
    case 'account':
      return (
        <Suspense>
          <AccountProblem problem={decision.problem} />
        </Suspense>
      );
    case 'redirect':
      if (standing === 'signedOut') rememberReturn(pathname);
      return <Elsewhere {...decision} />;
  }
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
