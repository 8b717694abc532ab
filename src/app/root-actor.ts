import { createActor } from 'xstate';
import { authMachine } from '#machines/auth/machine.ts';
import { journeyMachine } from '#machines/journey/machine.ts';
import { drafts, draftsLogic, type DraftsActor } from '../features/drafts/draft-registry.ts';
import { encryptedDrafts } from '../features/drafts/encrypted-drafts.ts';
import { forgetActivity } from '../features/idle/activity.ts';
import { impersonation } from '../features/impersonation/provided-machine.ts';
import { forgetCounselingTab } from '../features/journey/counseling-tab.ts';
import { keepReturnAddress } from '../features/session/keep-return-address.ts';
import { ownAccount } from '../features/session/own-account.ts';
import { forgetPartnerWithPerson } from '../features/session/partner-code.ts';
import { forgetPatientSearch } from '../features/session/patient-search.ts';
import { forgetRedirect, rememberAdminSite } from '../features/session/redirect-address.ts';
import { markSignedIn } from '../features/session/return-address.ts';
import { forgetLastSurveyPage } from '../features/session/last-survey-page.ts';
import { inspect } from '../lib/inspection.ts';
import { logError } from '../lib/log.ts';
import { clearPersonalData, clearOnSignOut } from '../lib/personal-data.ts';
import { idleLimit } from '../lib/settings.ts';
import { saveWorkBy } from '../lib/unsaved-work.ts';
import { removeToast } from '../ui/toast/store.ts';
import { authActors, journeyActors } from './actors.ts';

/** The auth machine with the real parts. */
export const auth = authMachine.provide({
  actors: {
    ...{ ...authActors, ...ownAccount, impersonation, drafts: draftsLogic },
    journey: journeyMachine.provide({ actors: journeyActors }),
  },
  actions: {
    clearPersonalData,
    keepReturnAddress,
    rememberAdminSite,
    noteSignIn,
    logFailure: (_, { what, error }) => logError(what, error),
  },
});

/** Makes and starts the root actor. Called once a page. */
export function startAuth(machine = auth) {
  const actor = createActor(machine, { input: { idleLimit }, inspect });
  goWithPerson.forEach(clearOnSignOut);
  // A visitor keeps theirs until they have become somebody, through every sign-in that fails.
  const watchPerson = forgetPartnerWithPerson();
  actor.subscribe({
    next: (snapshot) => {
      watchPerson(snapshot.context.identity?.uid);
      encryptedDrafts.watch(snapshot.context, snapshot.hasTag('signedOut'));
    },
    // One of its parts has broken, and the session with it: the page says so (see App).
    error: (error) => logError('Session broke', error),
  });
  actor.start();
  actor.send({ type: 'app.started' });
  saveWorkBy(() => drafts.save());
  drafts.belongTo(actor.getSnapshot().children.drafts as DraftsActor | undefined);
  return actor;
}

/** What goes with the person, beside what is loaded later and names itself then, as the query cache does. */
const goWithPerson = [forgetActivity, forgetCounselingTab, forgetLastSurveyPage, forgetPatientSearch, removeToast];

/** Where they were to go before is done with: from here on they go where they want. */
function noteSignIn(): void {
  forgetRedirect();
  markSignedIn();
}
