import { lazy, Suspense, useCallback, useLayoutEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { wearFonts } from '../features/fonts/heading-font.ts';
import { IdleWarning } from '../features/idle/idle-warning.tsx';
import { ImpersonationFrame } from '../features/impersonation/impersonation-frame.tsx';
import { useSession } from '../features/session/auth-provider.tsx';
import { PreloadContext } from '../features/session/preload-context.ts';
import { standingOf } from '../features/session/standing.ts';
import { forgetFailures } from '../lib/chunks/lazy-page.tsx';
import { LinkNavigationContext } from '../ui/page-link.tsx';
import { ToastArea } from '../ui/toast/toast-area.tsx';
import { BrokenPage } from './broken-page.tsx';
import { Drawn } from './drawn.tsx';
import { Gate } from './gate.tsx';
import { bringPage, makeReady, preloadPage } from './preload.ts';
import { useLinkNavigation } from './use-link-navigation.ts';
import {
  bareRoutes,
  MemberArea,
  memberRoutes,
  otherRoutes,
  SpecialistArea,
  specialistRoutes,
  type LeafRoute,
} from './routes.ts';

// Only in development: a build leaves it out.
const Showcase = import.meta.env.DEV ? lazy(() => import('../pages/showcase/showcase.tsx')) : undefined;

const preloading = { preloadPage, makeReady };

/**
 * The site map. Nothing stands before the first authentication state is known: see Gate. A page that breaks does so below the
 * banner of an admin who impersonates; only where that, or the session, breaks, is it all of the app.
 * @param onDrawn called when the first page is drawn, and works, or is said to be broken
 */
export function App({ onDrawn }: { onDrawn?: () => void }) {
  const { key, pathname } = useLocation();
  useLayoutEffect(wearFonts, [pathname]);
  const session = useSession();
  const bring = useCallback((to: string) => bringPage(to, standingOf(session.getSnapshot())), [session]);
  const links = useLinkNavigation(bring);
  return (
    <LinkNavigationContext value={links}>
      <ErrorBoundary FallbackComponent={BrokenPage} {...(onDrawn && { onError: onDrawn })}>
        <ImpersonationFrame unseen={(said) => <Drawn onDrawn={onDrawn}>{said}</Drawn>}>
          <PreloadContext value={preloading}>
            <ErrorBoundary
              FallbackComponent={BrokenPage}
              {...(onDrawn && { onError: onDrawn })}
              resetKeys={[key]}
              onReset={forgetFailures}
            >
              <Suspense>
                <Drawn onDrawn={onDrawn}>
                  <Routes>
                    {bareRoutes.map(leaf)}
                    <Route element={<MembersOnly />}>{memberRoutes.map(leaf)}</Route>
                    <Route element={<SpecialistsOnly />}>{specialistRoutes.map(leaf)}</Route>
                    {otherRoutes.map(leaf)}
                    {Showcase && <Route path="/ui/*" element={<Showcase />} />}
                  </Routes>
                </Drawn>
              </Suspense>
              <IdleWarning />
              <ToastArea />
            </ErrorBoundary>
          </PreloadContext>
        </ImpersonationFrame>
      </ErrorBoundary>
    </LinkNavigationContext>
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
