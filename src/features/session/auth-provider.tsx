import { createContext, use, useCallback, useSyncExternalStore, type ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { authMachine } from '#machines/auth/machine.ts';
import type { AuthEvent } from '#machines/auth/types.ts';

/** The root actor. */
export type AuthActor = ActorRefFrom<typeof authMachine>;
/** What is known of the session. */
export type AuthSnapshot = Pick<
  SnapshotFrom<typeof authMachine>,
  'hasTag' | 'context' | 'children' | 'status' | 'error'
>;

/** The session as pages have it: the root actor, or a visitor's (visitor.ts), who need none yet. */
export type Session = {
  getSnapshot: () => AuthSnapshot;
  subscribe: (observer: Record<'next' | 'error' | 'complete', () => void>) => { unsubscribe: () => void };
  send: (event: AuthEvent) => void;
  /** Whether the root actor is still to come. */
  isVisitor?: () => boolean;
  /** The session that the markup of a served page was drawn for. Hydration begins with it, whatever has happened since. */
  served?: SessionState;
};

/** What is known of a session at one moment. */
type SessionState = Pick<Session, 'getSnapshot' | 'isVisitor'>;

const AuthContext = createContext<Session | undefined>(undefined);

/** Gives the session to the pages below. It is made outside React and lives as long as the page. */
export function AuthProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <AuthContext value={session}>{children}</AuthContext>;
}

/** The session, to send it events. */
export function useSession(): Session {
  const session = use(AuthContext);
  if (!session) throw new Error('There is no AuthProvider above: wrap the app in one.');
  return session;
}

/**
 * What a view wants to know of the session; it is drawn again when that changes.
 * @param select gives the same for the same snapshot
 * @throws what the session broke with, for the page that says so
 */
export function useAuth<Selected>(select: (snapshot: AuthSnapshot) => Selected): Selected {
  return useFromSession((session) => {
    const snapshot = session.getSnapshot();
    if (snapshot.status === 'error') throw snapshot.error;
    return select(snapshot);
  });
}

/** Whether nobody has needed the root actor yet: see visitor.ts. */
export function useIsVisitor(): boolean {
  return useFromSession((session) => session.isVisitor?.() ?? false);
}

function useFromSession<Selected>(select: (session: SessionState) => Selected): Selected {
  const session = useSession();
  const subscribe = useCallback(
    (listener: () => void) => {
      const { unsubscribe } = session.subscribe({ next: listener, error: listener, complete: listener });
      return unsubscribe;
    },
    [session],
  );
  return useSyncExternalStore(
    subscribe,
    () => select(session),
    () => select(session.served ?? session),
  );
}

/** The signed-in person: their names as the backend has them, their id, and their sign-in e-mail. */
export function useSignedInPerson() {
  const member = useAuth((snapshot) => snapshot.context.member);
  const email = useAuth((snapshot) => snapshot.context.identity?.email ?? '');
  const noviId = useAuth((snapshot) => snapshot.context.identity?.claims.noviId ?? '');
  return { ...member, noviId, email };
}

/** Whether the names of the signed-in person are there, or can't be had: they come beside all else that a page reads. */
export function useAreNamesKnown(): boolean {
  return useAuth((snapshot) => snapshot.hasTag('namesKnown'));
}
