import type { Session } from '../features/session/auth-provider.tsx';
import { openVisitor, servedSession } from '../features/session/visitor.ts';
import { lookUpAnew, type StoredAccount } from '../lib/identity/stored-account.ts';
import { accessOf } from './routes.ts';

/** What the build calls the modules that a session is made of. */
export const sessionModules: readonly string[] = ['root-actor'];
/** The same with what leads on whoever signs in, which only the pages need that sign somebody in. */
export const entranceModules: readonly string[] = [...sessionModules, 'entrance'];

/** The session of this page. Rejects where somebody may be signed in and the code for that can't be had. */
export async function openSession(stored: StoredAccount): Promise<Session> {
  if (stored !== 'absent') return startSession({ atEntrance: accessOf(location.pathname) === 'entrance' });
  return openVisitor(async () => {
    lookUpAnew();
    // What leads them on would be missed once they have signed in.
    const session = await startSession({ atEntrance: true });
    await untilKnown(session);
    return session;
  });
}

async function startSession({ atEntrance }: { atEntrance: boolean }): Promise<Session> {
  const [{ startAuth }] = await Promise.all([
    import('./root-actor.ts'),
    atEntrance && import('../features/session/entrance.tsx'),
  ]);
  return Object.assign(startAuth(), { served: servedSession });
}

/** A page that stands already would be blank for the moment in which it is not known who is there. */
export function untilKnown(session: Session): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const snapshot = session.getSnapshot();
      // A session that has broken knows nobody any more: the page says so.
      if (snapshot.status === 'active' && snapshot.hasTag('unknown')) return;
      resolve();
      queueMicrotask(() => watch.unsubscribe());
    };
    const watch = session.subscribe({ next: look, error: look, complete: look });
    look();
  });
}
