import './theme/fonts/fallbacks.css';
import 'virtual:styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { prefetchWhenQuiet } from './app/prefetch-when-quiet.ts';
import { preloadPage } from './app/preload.ts';
import { startAuth } from './app/root-actor.ts';
import { isMarkupTrue, keepTyped } from './app/served-markup.ts';
import { AuthProvider } from './features/session/auth-provider.tsx';
import { isLeavingApp } from './features/session/redirect-address.ts';
import { standingOf } from './features/session/standing.ts';
import { accountAtStart } from './lib/identity/stored-account.ts';
import { logError } from './lib/log.ts';
import { loadFonts } from './theme/fonts/load-fonts.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

const auth = startAuth();
guardPageCache(root, () => isLeavingApp() || !auth.getSnapshot().hasTag('signedOut'));
const draw = () => {
  const options = { onCaughtError: (error: unknown) => logError('page broke', error) };
  const page = app(keepTyped(root));
  if (isMarkupTrue(root, standingOf(auth.getSnapshot()))) {
    hydrateRoot(root, page, options);
  } else {
    root.replaceChildren();
    createRoot(root, options).render(page);
  }
};
const app = (putBack: () => void) => (
  <StrictMode>
    <BrowserRouter>
      <AuthProvider actor={auth}>
        <App
          onDrawn={() => {
            putBack();
            dispatchEvent(new Event('novi.drawn'));
            loadFonts();
          }}
        />
      </AuthProvider>
    </BrowserRouter>
  </StrictMode>
);

// Where nobody can be signed in, that is known by then: the session waits for the same look, and was there first.
// A page that could not be fetched now is asked for again when it is drawn.
void accountAtStart()
  .then(() => preloadPage(location.pathname, standingOf(auth.getSnapshot())))
  .catch((error: unknown) => logError('page not fetched', error))
  .then(draw)
  .then(() => prefetchWhenQuiet(() => standingOf(auth.getSnapshot())));

/**
 * Keeps the page of a signed-in person from coming back out of the browser's back/forward cache as it was left: they may
 * have signed out since, or somebody else may sit here now. The cache keeps the page hidden, and a page that comes back
 * hidden is loaded anew.
 */
function guardPageCache(root: HTMLElement, isSomebodyThere: () => boolean): void {
  addEventListener('pagehide', () => {
    root.hidden = isSomebodyThere();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && root.hidden) location.reload();
  });
}
