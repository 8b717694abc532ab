import { contextAtStart } from '#machines/auth/context.ts';
import type { AuthEvent } from '#machines/auth/types.ts';
import { openSessionChannel } from '../../lib/identity/other-tabs.ts';
import { lookUpAccount } from '../../lib/identity/stored-account.ts';
import { loadSdk } from '../../lib/identity/sdk.ts';
import { logError } from '../../lib/log.ts';
import type { AuthSnapshot, Session } from './auth-provider.tsx';
import { onFirstUse } from './first-use.ts';

/**
 * The session of a browser that keeps no account: nobody is signed in, and neither the session's machine nor what runs it is
 * needed for that. With the first touch of a form, or when somebody signs in in another tab, the root actor takes its place; what
 * was sent meanwhile goes on to it. Where its code can't be had, what was sent has failed, and is sent anew at the next try.
 * @param start starts the root actor, and answers once it knows who is there
 */
export function openVisitor(start: () => Promise<Session>): Session {
  const observers = new Set<Parameters<Session['subscribe']>[0]>();
  const now: { session?: Session; starting?: Promise<void> | undefined; snapshot: AuthSnapshot } = {
    snapshot: visitorSnapshot,
  };
  const sent: AuthEvent[] = [];
  const tellAll = () => observers.forEach(({ next }) => next());
  const change = (snapshot: AuthSnapshot) => {
    now.snapshot = snapshot;
    tellAll();
  };
  const begin = () => (now.starting ??= start().then(take, fail));
  const take = (session: Session) => {
    stopWaiting();
    tabs.stop();
    now.session = session;
    session.subscribe({ next: tellAll, error: tellAll, complete: tellAll });
    sent.splice(0).forEach((event) => session.send(event));
    tellAll();
  };
  const fail = (failure: unknown) => {
    logError('Session not started', failure);
    now.starting = undefined;
    if (sent.splice(0).length > 0) change(snapshotOf({ failure }));
  };
  const stopWaiting = onFirstUse(() => {
    void begin();
    // It is needed next. Who asks for it again says what it failed with.
    loadSdk().catch(() => undefined);
  });
  const tabs = openSessionChannel(
    () => void begin(),
    () => void lookUpAccount().then((found) => (found === 'present' ? begin() : undefined)),
  );
  return {
    getSnapshot: () => now.session?.getSnapshot() ?? now.snapshot,
    subscribe(observer) {
      observers.add(observer);
      return { unsubscribe: () => observers.delete(observer) };
    },
    send(event) {
      if (now.session) {
        now.session.send(event);
      } else {
        sent.push(event);
        change(snapshotOf({ isBusy: true }));
        void begin();
      }
    },
    isVisitor: () => now.session === undefined,
    served: servedSession,
  };
}

/** What is known of a visitor who has done nothing yet. */
const visitorSnapshot = snapshotOf({});

/** What the markup of every served page is drawn for. */
export const servedSession = { getSnapshot: () => visitorSnapshot, isVisitor: () => true };

/** What is known of a visitor: that they are nobody, whether they have sent something, and why that came to nothing. */
function snapshotOf({ isBusy = false, failure }: { isBusy?: boolean; failure?: unknown }): AuthSnapshot {
  return {
    hasTag: (tag) => tag === 'signedOut' || (isBusy && tag === 'busy'),
    context: { ...contextAtStart(undefined), failure },
    children: {},
    status: 'active',
    error: undefined,
  };
}
