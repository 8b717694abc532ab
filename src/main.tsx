import './theme/fonts/fallbacks.css';
import 'virtual:styles.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { BrokenPage } from './app/broken-page.tsx';
import { Drawn } from './app/drawn.tsx';
import { openSession, untilKnown } from './app/open-session.ts';
import { prefetchWhenQuiet } from './app/prefetch-when-quiet.ts';
import { preloadPage } from './app/preload.ts';
import { isMarkupSeen, isMarkupTrue, keepTyped } from './app/served-markup.ts';
import { loadFonts } from './features/fonts/heading-font.ts';
import { AuthProvider, type Session } from './features/session/auth-provider.tsx';
import { isLeavingApp } from './features/session/redirect-address.ts';
import { readServedPartner, ServedPartnerContext } from './features/session/served-partner.ts';
import { standingOf } from './features/session/standing.ts';
import { tellAtlas } from './features/trace/tell-atlas.ts';
import { traceIfAsked } from './features/trace/trace-if-asked.ts';
import { accountAtStart, stopWritingAccount } from './lib/identity/stored-account.ts';
import { logError } from './lib/log.ts';

const root = elementNamed('root');

const onCaughtError = (error: unknown) => logError('page broke', error);

if (import.meta.env.DEV) tellAtlas();
// Where nobody can be signed in, that is known by then: the session waits for the same look.
const session = Promise.all([accountAtStart(), traceIfAsked()]).then(([account]) => openSession(account));
guardPageCache(root, session);
session.then(open, (error: unknown) => {
  onCaughtError(error);
  drawAnew(
    <Drawn onDrawn={showPage}>
      <BrokenPage error={error} />
    </Drawn>,
  );
});

async function open(session: Session): Promise<void> {
  // Where the browser does not say whether it keeps an account, the page would be drawn blank, and anew: without what was typed in it.
  if (isMarkupSeen(root) && (await accountAtStart()) === 'unknown') await untilKnown(session);
  const standing = () => standingOf(session.getSnapshot());
  // A page that could not be fetched now is asked for again when it is drawn.
  await preloadPage(location.pathname, standing()).catch((error: unknown) => logError('page not fetched', error));
  const putBack = keepTyped(root);
  const page = (
    <AuthProvider session={session}>
      <ServedPartnerContext value={readServedPartner(root)}>
        <App
          onDrawn={() => {
            putBack();
            showPage();
          }}
        />
      </ServedPartnerContext>
    </AuthProvider>
  );
  if (isMarkupTrue(root, standing())) hydrateRoot(root, framed(page), { onCaughtError });
  else drawAnew(page);
  prefetchWhenQuiet(standing);
}

function drawAnew(page: ReactNode): void {
  root.replaceChildren();
  createRoot(root, { onCaughtError }).render(framed(page));
}

function framed(page: ReactNode): ReactNode {
  return (
    <StrictMode>
      <BrowserRouter>{page}</BrowserRouter>
    </StrictMode>
  );
}

/** The page works: the script in index.html has done its part. */
function showPage(): void {
  // What is said until a banner is there is drawn before the page itself.
  if (document.documentElement.dataset['drawn'] !== undefined) return;
  dispatchEvent(new Event('novi.drawn'));
  void loadFonts(root);
}

/**
 * Keeps the page of a signed-in person from coming back out of the browser's back/forward cache as it was left: they may
 * have signed out since, or somebody else may sit here now. The cache keeps the page hidden, and a page that comes back
 * hidden is loaded anew.
 */
function guardPageCache(root: HTMLElement, opening: Promise<Session>): void {
  const known = { isSomebodyThere: () => true };
  opening.then(
    (session) => {
      known.isSomebodyThere = () => isLeavingApp() || !session.getSnapshot().hasTag('signedOut');
    },
    () => undefined,
  );
  addEventListener('pagehide', () => {
    root.hidden = known.isSomebodyThere();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !root.hidden) return;
    // It is loaded anew also where a browser has nothing to write to.
    location.reload();
    stopWritingAccount();
  });
}

function elementNamed(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`index.html has no element with the id "${id}"`);
  return found;
}
