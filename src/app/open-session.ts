import type { Session } from '../features/session/auth-provider.tsx';
import { openVisitor } from '../features/session/visitor.ts';
import { lookUpAnew, type StoredAccount } from '../lib/identity/stored-account.ts';

/** What the build calls the modules that a session is made of. */
export const sessionModules: readonly string[] = ['root-actor', 'entrance'];

/** The session of this page. Rejects where somebody may be signed in and the code for that can't be had. */
export async function openSession(stored: StoredAccount): Promise<Session> {
  if (stored !== 'absent') return startSession();
  return openVisitor(async () => {
    lookUpAnew();
    const session = await startSession();
    await untilKnown(session);
    return session;
  });
}

async function startSession() {
  // What leads on whoever signs in is needed with it, and would be missed once they have.
  const [{ startAuth }] = await Promise.all([import('./root-actor.ts'), import('../features/session/entrance.tsx')]);
  return startAuth();
}

/** A page that stands already would be blank for the moment in which it is not known who is there. */
function untilKnown(session: Session): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (session.getSnapshot().hasTag('unknown')) return;
      resolve();
      queueMicrotask(() => watch.unsubscribe());
    };
    const watch = session.subscribe({ next: look, error: look, complete: look });
    look();
  });
}
