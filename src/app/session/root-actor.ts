import { createActor } from 'xstate';
import { authMachine } from '../../../machines/auth.ts';
import { journeyMachine } from '../../../machines/journey.ts';
import { authActors, journeyActors } from '../actors.ts';
import { logError } from '../log.ts';
import { impersonation } from './acting/impersonation.ts';
import { forgetCounselingTab } from './counseling-tab.ts';
import { forgetPartnerWithPerson } from './partner-code.ts';
import { clearPersonalData, clearWhenPersonGoes } from './personal-data.ts';
import { forgetRedirect, rememberAdminSite } from './redirect-address.ts';
import { keepPlace } from './keep-place.ts';
import { noteSession } from './return-address.ts';

/** Makes and starts the root actor with the real parts. Called once a page. */
export function startAuth() {
  const actor = createActor(
    authMachine.provide({
      actors: { ...authActors, journey: journeyMachine.provide({ actors: journeyActors }), impersonation },
      actions: {
        clearPersonalData,
        keepPlace,
        rememberAdminSite,
        logFailure: (_, { what, error }) => logError(what, error),
      },
    }),
  );
  clearWhenPersonGoes(forgetCounselingTab);
  const watchPerson = forgetPartnerWithPerson();
  let wasSignedIn = false;
  actor.subscribe((snapshot) => {
    const isSignedIn = snapshot.hasTag('signedIn');
    if (isSignedIn) noteSession();
    if (isSignedIn && !wasSignedIn) forgetRedirect();
    wasSignedIn = isSignedIn;
    watchPerson(snapshot.context.identity?.uid);
  });
  actor.start();
  actor.send({ type: 'app.started' });
  return actor;
}
