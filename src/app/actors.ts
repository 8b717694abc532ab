import { fromCallback, fromPromise } from 'xstate';
import type {
  AuthEvent,
  ClaimsAnswer,
  Credentials,
  CurrentMember,
  DraftsOutcome,
  MemberDetails,
} from '#machines/auth/types.ts';
import type { Progress, SaveStepInput } from '#machines/journey/machine.ts';
import { getLocale } from '../texts/locale.ts';
import { keepDrafts, saveDrafts, saveKept } from './autosave/unsaved.ts';
import { beside } from './beside.ts';
import * as identity from './identity/identity.ts';
import { watchLater } from './session/idle/watch-later.ts';
import { observeIdentity } from './session/observe-identity.ts';
import { hasLeftSealed } from './session/sealed-drafts.ts';

/**
 * The real actors of the auth machine. What the journey needs comes with the member's pages, on demand: the sign-in
 * page carries only what it needs.
 */
export const authActors = {
  observeIdentity: fromCallback<AuthEvent, void>(({ sendBack }) => observeIdentity(sendBack)),
  signIn: fromPromise(({ input }: { input: Credentials }) =>
    identity
      .signIn(input)
      .then(beside('Roles fetch failed', async (who) => (await import('./session/backend.ts')).followAccount(who))),
  ),
  signUp: fromPromise(({ input }: { input: { credentials: Credentials } }) =>
    identity
      .signUp(input.credentials)
      .then(
        beside('Verification e-mail failed', async () =>
          (await import('./identity/account.ts')).sendVerification(getLocale()),
        ),
      ),
  ),
  createRecord: fromPromise(async ({ input }: { input: { details: MemberDetails } }) =>
    (await import('./session/backend.ts')).createRecord(input.details),
  ),
  refreshClaims: fromPromise<ClaimsAnswer, void>(async () => (await import('./session/backend.ts')).refreshClaims()),
  fetchUser: fromPromise<CurrentMember, { noviId: string }>(async ({ input }) =>
    (await import('./session/backend.ts')).fetchUser(input.noviId),
  ),
  saveDrafts: fromPromise<DraftsOutcome, void>(async () => {
    const outcome = await saveDrafts();
    // What a page that is gone could not save lies sealed until it is opened again, and goes with a log-out.
    return (await hasLeftSealed()) ? 'unsaved' : outcome;
  }),
  // Right away, while the screens still stand.
  keepDrafts: fromPromise<DraftsOutcome, void>(() => Promise.resolve(keepDrafts())),
  saveKept: fromPromise<DraftsOutcome, void>(saveKept),
  signOut: fromPromise<void, void>(identity.signOut),
  watchIdle: fromCallback<AuthEvent, void>(({ sendBack, receive }) => {
    const watch = watchLater(sendBack);
    receive(({ type }) => type === 'idle.stayed' && watch.stay());
    return watch.stop;
  }),
};

/** The real actors of the journey machine. */
export const journeyActors = {
  loadJourney: fromPromise<Progress, void>(async () => (await import('./journey/progress.ts')).loadJourney()),
  saveStep: fromPromise<Progress, SaveStepInput>(async ({ input }) =>
    (await import('./journey/progress.ts')).saveStep(input),
  ),
};
