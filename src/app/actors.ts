import { fromCallback, fromPromise } from 'xstate';
import type {
  AuthEvent,
  ClaimsAnswer,
  Credentials,
  CurrentMember,
  DraftsOutcome,
  IdleWatchCommand,
  MemberDetails,
} from '#machines/auth/types.ts';
import type { Progress, Saved, SaveStepInput } from '#machines/journey/machine.ts';
import { surveyMachine } from '#machines/survey/machine.ts';
import { drafts } from '../features/drafts/draft-registry.ts';
import { encryptedDrafts } from '../features/drafts/encrypted-drafts.ts';
import { outcomeOf } from '../features/drafts/outcome.ts';
import { coverPage } from '../features/idle/cover-page.ts';
import { watchLater } from '../features/idle/watch-later.ts';
import { loadJourney } from '../features/journey/load-journey.ts';
import { createRecord, fetchUser, refreshClaims, syncRecordEmail } from '../features/session/backend.ts';
import { observeIdentity } from '../features/session/observe-identity.ts';
import * as identity from '../lib/identity/identity.ts';
import { getLocale } from '../lib/locale.ts';
import { logError } from '../lib/log.ts';

/** The real actors of the auth machine. What few sessions need comes on demand. */
export const authActors = {
  observeIdentity: fromCallback<AuthEvent, void>(({ sendBack }) => observeIdentity(sendBack)),
  signIn: fromPromise(({ input }: { input: Credentials }) =>
    identity.signIn(input).then(inBackground('Roles fetch failed', syncRecordEmail)),
  ),
  signUp: fromPromise(({ input }: { input: { credentials: Credentials } }) =>
    identity
      .signUp(input.credentials)
      .then(
        inBackground('Verification e-mail failed', async () =>
          (await import('../lib/identity/account.ts')).sendVerification(getLocale()),
        ),
      ),
  ),
  createRecord: fromPromise(({ input }: { input: { details: MemberDetails } }) => createRecord(input.details)),
  refreshClaims: fromPromise<ClaimsAnswer, void>(() => refreshClaims()),
  fetchUser: fromPromise<CurrentMember, { noviId: string }>(({ input }) => fetchUser(input.noviId)),
  saveDrafts: fromPromise<DraftsOutcome, void>(() =>
    outcomeOf(async () => {
      const outcome = await drafts.save();
      // What a page that is gone could not save lies encrypted until it is opened again, and goes with a sign-out.
      return (await encryptedDrafts.hasOrphans()) ? 'unsaved' : outcome;
    }),
  ),
  // Right away, while the screens still stand.
  keepDrafts: fromPromise<DraftsOutcome, void>(() => outcomeOf(() => drafts.keep())),
  saveKept: fromPromise<DraftsOutcome, void>(({ signal }) => outcomeOf(() => drafts.saveKept(signal))),
  signOut: fromPromise<void, void>(identity.signOut),
  watchIdle: fromCallback<IdleWatchCommand, void>(({ sendBack, receive }) =>
    watchLater({ tell: sendBack, hear: receive }),
  ),
  coverPage: fromCallback<AuthEvent, void>(() => coverPage()),
};

/** The real actors of the journey machine. */
export const journeyActors = {
  loadJourney: fromPromise<Progress, void>(() => loadJourney()),
  saveStep: fromPromise<Saved, SaveStepInput>(async ({ input }) =>
    (await import('../features/journey/progress.ts')).saveStep(input),
  ),
  survey: surveyMachine.provide({
    actors: {
      saveDraft: fromPromise(async () => (await import('../features/journey/progress.ts')).saveDraftOf('survey')),
    },
  }),
};

/**
 * For `promise.then(inBackground(…))`: begins a task with the result and hands the result on at once. The task never delays or
 * fails what it stands beside; its own failure is logged.
 */
function inBackground<Result>(whatFailed: string, task: (result: Result) => Promise<unknown>) {
  return (result: Result): Result => {
    task(result).catch((error: unknown) => logError(whatFailed, error));
    return result;
  };
}
