import { lazy, Suspense } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { Gate } from './routing/Gate.tsx';
import { bareRoutes, memberRoutes, otherRoutes, specialistRoutes, type LeafRoute } from './routing/routes.ts';

const MemberArea = lazy(() => import('../member/MemberArea.tsx'));
const Showcase = lazy(() => import('../ui/showcase/Showcase.tsx'));

/** The site map. Nothing stands before the first authentication state is known: see Gate. */
export function App() {
  return (
    <Suspense>
      <Routes>
        {bareRoutes.map(leaf)}
        <Route element={<MembersOnly />}>{memberRoutes.map(leaf)}</Route>
        {specialistRoutes.map(leaf)}
        {otherRoutes.map(leaf)}
        {import.meta.env.DEV && <Route path="/ui/*" element={<Showcase />} />}
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
