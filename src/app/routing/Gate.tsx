import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
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
      return <Navigate to={decision.to} replace />;
  }
}
