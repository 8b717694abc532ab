import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { JourneyActor } from '#src/features/journey/use-journey.ts';
import { AuthProvider, type AuthActor } from '#src/features/session/auth-provider.tsx';
import { queryClient } from '#src/lib/api/queries.ts';
import { show, type AppLocation } from '../src/show.tsx';
import { startSession, type SessionStart } from './session.ts';

// What fails is tried again as often as in the app, and at once.
const { queries, ...others } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });

type Options = SessionStart & {
  at?: AppLocation | undefined;
  /** A session that stands already, for what is shown again in it. */
  auth?: AuthActor | undefined;
};

/**
 * Shows a page of the app at an address, in a session: of a member, unless said otherwise. Everything but the network and the
 * identity provider is the app's own.
 */
export function showPage(page: ReactNode, { at = '/', auth, ...start }: Options = {}) {
  const actor = auth ?? startSession(start);
  const shown = show(inSession(actor, page), { at });
  const showAgain = (next: ReactNode) => shown.showAgain(inSession(actor, next));
  return { ...shown, showAgain, auth: actor, journey: journeyOf(actor) };
}

type HookOptions = SessionStart & {
  /** Whether React runs each effect twice, as while developing. */
  reactStrictMode?: boolean;
  /** A session that stands already. */
  auth?: AuthActor | undefined;
};

/** The same for a hook that is looked at alone. */
export function hookInSession<Result>(
  hook: () => Result,
  { reactStrictMode, auth: standing, ...start }: HookOptions = {},
) {
  const auth = standing ?? startSession(start);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{inSession(auth, children)}</QueryClientProvider>
  );
  return {
    ...renderHook(hook, { wrapper, ...(reactStrictMode !== undefined && { reactStrictMode }) }),
    auth,
    journey: journeyOf(auth),
  };
}

function inSession(actor: AuthActor, page: ReactNode) {
  return <AuthProvider session={actor}>{page}</AuthProvider>;
}

/** The journey of the member whose session it is. */
function journeyOf(actor: AuthActor): JourneyActor {
  return actor.getSnapshot().children.journey as JourneyActor;
}
