import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { publicPages } from '#domain/public-pages.ts';
import { partnerOfPlaces, type PartnerLook } from '#domain/public-partner.ts';
import { paths } from '#domain/paths.ts';
import type { Locale } from '#domain/words.ts';
import { isOpen } from './app/access.ts';
import { App } from './app/app.tsx';
import { sessionModules } from './app/open-session.ts';
import { moduleNames, preloadPage } from './app/preload.ts';
import { allRoutes, innerPages, routeOf } from './app/routes.ts';
import { AuthProvider, type Session } from './features/session/auth-provider.tsx';
import { ServedPartnerContext, type ServedPartner } from './features/session/served-partner.ts';
import { standingOf } from './features/session/standing.ts';
import { servedSession } from './features/session/visitor.ts';
import { setLocale } from './lib/locale.ts';

/** All pages that have an address, with the modules that each is made of: for who is signed in, the session is one. */
export const pages = [...allRoutes.map(({ path }) => path), ...innerPages.map(({ path }) => path)]
  .filter((path) => path !== '*')
  .map((path) => ({ path, modules: modulesAt(path) }));

function modulesAt(path: string): string[] {
  const route = allRoutes.find((route) => route.path === path) ?? routeOf(path);
  if (!route) throw new Error(`No page stands at ${path}.`);
  return [...moduleNames(route, path), ...(isOpen(route.access) ? [] : sessionModules)];
}

/** What is drawn when the app is built: pages that look the same for every visitor. */
export const prerenderedPaths: readonly string[] = [
  ...Object.values(publicPages).map(({ path }) => path),
  paths.login,
  paths.signup,
];

/** The page of a partner, which the server fills in, as it can look. */
export const partnerPath = paths.partner.replace(':group', 'x');
export const partnerLooks: Readonly<Record<PartnerLook, ServedPartner>> = {
  welcoming: { slug: 'x', partner: partnerOfPlaces },
  plain: { slug: 'x', partner: { ...partnerOfPlaces, welcome: null } },
  unknown: { slug: 'x', partner: null },
};

/** Nobody is signed in, and nothing happens while a page is drawn. */
const session: Session = {
  ...servedSession,
  subscribe: () => ({ unsubscribe: () => undefined }),
  send: () => undefined,
};

/**
 * The markup of a page as a visitor sees it whom no account is known of, for hydration.
 * @param served what the server says of the partner whose page it is
 */
export async function renderPage(path: string, locale: Locale, served?: ServedPartner): Promise<string> {
  setLocale(locale);
  await preloadPage(path, standingOf(session.getSnapshot()));
  const draw = async () => {
    // Of a part that comes late or is long React would make a script that puts it in its place.
    const { prelude } = await prerender(
      <StrictMode>
        <StaticRouter location={path}>
          <AuthProvider session={session}>
            <ServedPartnerContext value={served}>
              <App />
            </ServedPartnerContext>
          </AuthProvider>
        </StaticRouter>
      </StrictMode>,
      { progressiveChunkSize: Infinity },
    );
    return new Response(prelude).text();
  };
  // What is loaded while it is drawn comes late the first time.
  await draw();
  const markup = await draw();
  if (markup.includes('<script')) throw new Error(`The markup of ${path} holds a script, which no browser would run.`);
  return markup;
}
