import { createActor } from 'xstate';
import { authMachine } from '../../../machines/auth.ts';
import { journeyMachine } from '../../../machines/journey.ts';
import { authActors, journeyActors } from '../actors.ts';
import { logError } from '../log.ts';
import { noteSession } from './return-address.ts';

/** Makes and starts the root actor with the real parts. Called once a page. */
export function startAuth() {
  const actor = createActor(
    authMachine.provide({
      actors: { ...authActors, journey: journeyMachine.provide({ actors: journeyActors }) },
      actions: {
        clearPersonalData: () => void clearPersonalData(),
        logFailure: (_, { what, error }) => logError(what, error),
      },
    }),
  );
  actor.subscribe((snapshot) => {
    if (snapshot.hasTag('signedIn')) noteSession();
  });
  actor.start();
  actor.send({ type: 'app.started' });
  return actor;
}

let hasCache = false;

/** Empties the query cache, which is there only once a page of a signed-in person was. */
async function clearPersonalData(): Promise<void> {
  if (hasCache) (await import('../api/queries.ts')).queryClient.clear();
}

/** Tells that the query cache is in use. */
export function noteCache(): void {
  hasCache = true;
}
