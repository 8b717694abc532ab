import { lazy, Suspense } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { Gate } from './routing/Gate.tsx';
import { bareRoutes, memberRoutes, otherRoutes, specialistRoutes, type LeafRoute } from './routing/routes.ts';

const MemberArea = lazy(() => import('../member/MemberArea.tsx'));
// Only in development: a build leaves it out.
const Showcase = import.meta.env.DEV ? lazy(() => import('../ui/showcase/Showcase.tsx')) : undefined;

/** The site map. Nothing stands before the first authentication state is known: see Gate. */
export function App() {
  return (
    <Suspense>
      <Routes>
        {bareRoutes.map(leaf)}
        <Route element={<MembersOnly />}>{memberRoutes.map(leaf)}</Route>
        {specialistRoutes.map(leaf)}
        {otherRoutes.map(leaf)}
        {Showcase && <Route path="/ui/*" element={<Showcase />} />}
      </Routes>
    </Suspense>
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
