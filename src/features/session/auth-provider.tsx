import { useSelector } from '@xstate/react';
import { createContext, use, type ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { authMachine } from '#machines/auth/machine.ts';

export type AuthActor = ActorRefFrom<typeof authMachine>;
export type AuthSnapshot = SnapshotFrom<typeof authMachine>;

const AuthContext = createContext<AuthActor | undefined>(undefined);

/** Gives the root actor to the pages below. The actor is made outside React and lives as long as the page. */
export function AuthProvider({ actor, children }: { actor: AuthActor; children: ReactNode }) {
  return <AuthContext value={actor}>{children}</AuthContext>;
}

/** The root actor, to send it events. */
export function useAuthActor(): AuthActor {
  const actor = use(AuthContext);
  if (!actor) throw new Error('There is no AuthProvider above: wrap the app in one.');
  return actor;
}

/** What a view wants to know of the session; it is drawn again when that changes. */
export function useAuth<Selected>(select: (snapshot: AuthSnapshot) => Selected): Selected {
  return useSelector(useAuthActor(), select);
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
