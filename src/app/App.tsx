import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { Acting } from './session/acting/Acting.tsx';
import { IdleWarning } from './session/idle/IdleWarning.tsx';
import { ToastArea } from '../ui/toast/ToastArea.tsx';
import { BrokenRoute } from './routing/BrokenRoute.tsx';
import { Gate } from './routing/Gate.tsx';
import { forgetFailures } from './routing/lazyPage.tsx';
import {
  bareRoutes,
  MemberArea,
  memberRoutes,
  otherRoutes,
  SpecialistArea,
  specialistRoutes,
  type LeafRoute,
} from './routing/routes.ts';

// Only in development: a build leaves it out.
const Showcase = import.meta.env.DEV ? lazy(() => import('../ui/showcase/Showcase.tsx')) : undefined;

/** The site map. Nothing stands before the first authentication state is known: see Gate. */
export function App() {
  const { key } = useLocation();
  return (
    <Acting>
      <ErrorBoundary FallbackComponent={BrokenRoute} resetKeys={[key]} onReset={forgetFailures}>
        <Suspense>
          <Routes>
            {bareRoutes.map(leaf)}
            <Route element={<MembersOnly />}>{memberRoutes.map(leaf)}</Route>
            <Route element={<SpecialistsOnly />}>{specialistRoutes.map(leaf)}</Route>
            {otherRoutes.map(leaf)}
            {Showcase && <Route path="/ui/*" element={<Showcase />} />}
          </Routes>
        </Suspense>
        <IdleWarning />
        <ToastArea />
      </ErrorBoundary>
    </Acting>
  );
}

function leaf({ path, access, page: Page }: LeafRoute) {
  return (
    <Route
      key={path}
      path={path}
      element={
        <Gate access={access}>
          <Page />
        </Gate>
      }
    />
  );
}

/** The layout shows a person's name, so it stands behind the same check as its pages. */
function MembersOnly() {
  return (
    <Gate access="member">
      <MemberArea>
        <Outlet />
      </MemberArea>
    </Gate>
  );
}

/** The same for specialists. */
function SpecialistsOnly() {
  return (
    <Gate access="specialist">
      <SpecialistArea>
        <Outlet />
      </SpecialistArea>
    </Gate>
  );
}
