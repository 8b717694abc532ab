import type { User } from 'firebase/auth';
import { fromCallback, fromPromise, type PromiseActorLogic } from 'xstate';
import { readClaims } from '#domain/claims.ts';
import { noEvidence, type Evidence } from '#domain/progress.ts';
import { journeySteps, stepIndex, type JourneyStep, type Step } from '#domain/steps.ts';
import type { AuthEvent, CurrentMember, Identity } from '#machines/auth/types.ts';
import type { ImpersonationInput } from '#machines/impersonation/machine.ts';
import { journeyMachine, type Progress } from '#machines/journey/machine.ts';
import { journeyActors } from '#src/app/actors.ts';
import { auth, startAuth } from '#src/app/root-actor.ts';
import { impersonation } from '#src/features/impersonation/provided-machine.ts';
import type { AuthActor } from '#src/features/session/auth-provider.tsx';
import { keepReturn } from '#src/features/session/return-address.ts';
import { loadSdk } from '#src/lib/identity/sdk.ts';
import { clearPersonalData } from '#src/lib/personal-data.ts';
import { endWithTest } from '../setup/after-each.ts';
import { assume } from './backend.ts';
import { present } from './firebase-auth.ts';
import { draftWith, patientWith, userWith } from './records.ts';

/** Whoever has a session, by their record and their account. */
export type Person = typeof ana;

/** A member who is signed in, unless a test says otherwise. */
export const ana = {
  noviId: 'm',
  ...{ firstName: 'Ana', middleName: '', lastName: 'Lopez' },
  email: 'ana@example.com',
  emailVerified: true,
  role: 'member' as 'member' | 'specialist',
  /** The admin who impersonates the member. */
  impersonatedBy: undefined as string | undefined,
};

export type JourneyStart =
  | { furthest?: Step; at?: JourneyStep; evidence?: Partial<Evidence> | undefined }
  /** The backend has not said yet where the member is, or can't be asked. */
  | 'loading'
  | 'unreachable';

export type SessionStart = {
  person?: Partial<Person> | 'nobody' | undefined;
  journey?: JourneyStart | undefined;
  /** Actors of the session that a test gives itself. */
  actors?: Parameters<typeof auth.provide>[0]['actors'] | undefined;
};

const started = new Set<AuthActor>();

/**
 * The root actor of the app, with the app's own parts but for who is there and where their journey stands, which a test says,
 * and which are known at once.
 */
export function startSession({ person = {}, journey = {}, actors = {} }: SessionStart = {}): AuthActor {
  const who = person === 'nobody' ? undefined : { ...ana, ...person };
  const identity = who && identityOf(who);
  if (who && identity) {
    void loadSdk();
    present(accountOf(who));
    assumeRecords(who, progressOf(journey));
  }
  const actor = startAuth(
    auth.provide({
      actors: {
        observeIdentity: fromCallback<AuthEvent, void>(({ sendBack }) =>
          sendBack({ type: 'identity.changed', identity }),
        ),
        watchIdle: fromCallback(() => {}),
        fetchUser: namesOf(who),
        journey: journeyMachine.provide({ actors: { ...journeyActors, loadJourney: loadingOf(journey) } }),
        impersonation: impersonation.provide({
          actors: { readEnd: atOnce<number | undefined, ImpersonationInput>(undefined) },
        }),
        ...actors,
      },
    }),
  );
  started.add(actor);
  const { at } = typeof journey === 'string' ? {} : journey;
  if (at) actor.getSnapshot().children.journey?.send({ type: 'step.visited', step: at });
  return actor;
}

// No session goes on, and what it kept of the person goes with it.
endWithTest(() => {
  started.forEach((actor) => actor.stop());
  started.clear();
  clearPersonalData();
  // Whoever comes next was not signed in before.
  keepReturn('/');
});

/** All that a member has proven when they have come so far. */
export function evidenceUpTo(furthest: Step): Evidence {
  const proven = journeySteps.filter((step) => stepIndex(step) < stepIndex(furthest));
  return { ...noEvidence, ...Object.fromEntries(proven.map((step) => [step, true])) };
}

export function identityOf(person: Person): Identity {
  const { email, emailVerified } = person;
  return { uid: uidOf(person), email, emailVerified, claims: readClaims(tokenOf(person)), readAt: now() };
}

/** Their account, as the identity provider's SDK has it. */
export function accountOf(person: Person): User {
  const { email, emailVerified } = person;
  const account = {
    ...{ uid: uidOf(person), email, emailVerified, refreshToken: 'refresh' },
    getIdToken: () => Promise.resolve(`token-of-${person.noviId}`),
    getIdTokenResult: () =>
      Promise.resolve({ claims: tokenOf(person), issuedAtTime: new Date(now() * 1000).toUTCString() }),
  };
  return account as unknown as User;
}

function tokenOf({ noviId, role, impersonatedBy }: Person): Record<string, unknown> {
  return {
    ...{ novi_id: noviId, novi_authorities: [role], exp: now() + 3600 },
    ...(impersonatedBy && {
      ...{ original_novi_id: 'admin', original_novi_name: impersonatedBy, original_novi_authorities: ['admin'] },
    }),
  };
}

const uidOf = ({ noviId }: Person) => `uid-of-${noviId}`;
const now = () => Math.floor(Date.now() / 1000);

function assumeRecords({ noviId, firstName, middleName, lastName }: Person, { furthest, evidence }: Progress): void {
  const names = { first_name: firstName, middle_name: middleName, last_name: lastName };
  const user = userWith({ id: noviId, ...names, step: furthest });
  assume('get', '/users/{userId}', () => user);
  assume('put', '/users/{userId}', () => user);
  assume('get', '/patients/{patientId}', () => patientWith({ id: noviId, ...names }));
  assume('get', '/patients/{patientId}/journey', () => ({ step: furthest, evidence }));
  const draft = '/patients/{patientId}/drafts/{draftStep}';
  assume('get', draft, ({ params }) => draftWith({}, 0, params.draftStep));
  assume('put', draft, ({ params, body, headers }) =>
    draftWith(body.values, Number(headers.get('If-Match')?.replaceAll('"', '')) + 1, params.draftStep),
  );
}

function progressOf(journey: JourneyStart): Progress {
  if (typeof journey === 'string') return { furthest: 'welcome', evidence: noEvidence };
  const furthest = journey.furthest ?? journey.at ?? 'welcome';
  return { furthest, evidence: { ...evidenceUpTo(furthest), ...journey.evidence } };
}

function loadingOf(journey: JourneyStart): PromiseActorLogic<Progress, void> {
  if (journey === 'loading') return fromPromise(() => new Promise(() => undefined));
  if (journey === 'unreachable') return failedAtOnce(new Error('away'));
  return atOnce(progressOf(journey));
}

function namesOf(who: Person | undefined): PromiseActorLogic<CurrentMember, { noviId: string }> {
  if (!who) return fromPromise(() => new Promise(() => undefined));
  const { noviId, firstName, middleName, lastName } = who;
  return atOnce({ firebaseId: uidOf(who), noviId, firstName, middleName, lastName });
}

/** What is known as soon as it is asked for, so that the first drawing of a page shows it. */
export function atOnce<Output, Input>(output: Output): PromiseActorLogic<Output, Input> {
  const logic = fromPromise<Output, Input>(() => Promise.resolve(output));
  return { ...logic, getInitialSnapshot: () => ({ status: 'done', output, error: undefined, input: undefined }) };
}

function failedAtOnce<Output, Input>(error: Error): PromiseActorLogic<Output, Input> {
  const logic = fromPromise<Output, Input>(() => Promise.reject(error));
  return { ...logic, getInitialSnapshot: () => ({ status: 'error', output: undefined, error, input: undefined }) };
}
