import { vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { noEvidence } from '#domain/progress.ts';
import type { Authority } from '#domain/roles.ts';
import { authMachine } from '#machines/auth/machine.ts';
import type { AuthEvent, ClaimsAnswer, CurrentMember, DraftsOutcome, Identity } from '#machines/auth/types.ts';
import { journeyMachine, type Progress } from '#machines/journey/machine.ts';

/** How long a token lives, in seconds. */
export const lifetime = 3600;

/** Whoever has an account, by what their token says. */
export function somebody(
  authorities: readonly Authority[] = ['member'],
  noviId: string | undefined = 'novi-1',
): Identity {
  return {
    uid: `uid-${noviId}`,
    email: 'ana@example.com',
    emailVerified: true,
    claims: { noviId, authorities, exp: lifetime, original: undefined },
    readAt: 0,
  };
}

export const ana: CurrentMember = {
  firebaseId: 'uid',
  noviId: 'novi-1',
  firstName: 'Ana',
  middleName: '',
  lastName: 'Ruiz',
};
export const claims = (identity: Identity): ClaimsAnswer => ({ kind: 'claims', identity });

/** An identity provider and a backend where everything works. */
export function happyServices() {
  return {
    signIn: () => Promise.resolve(somebody()),
    signUp: () => Promise.resolve(somebody([], '')),
    createRecord: () => Promise.resolve(),
    refreshClaims: () => Promise.resolve(claims(somebody())),
    fetchUser: () => Promise.resolve(ana),
    saveDrafts: (): Promise<DraftsOutcome> => Promise.resolve('none'),
    signOut: () => Promise.resolve(),
    clearPersonalData: vi.fn(),
    logFailure: vi.fn(),
  };
}

/** The machine as it is when the app has started, over these services. */
export function start(services = happyServices(), { knownAtOnce = false } = {}) {
  let observers = 0;
  let tell: (event: AuthEvent) => void = () => {};
  const clock = new SimulatedClock();
  const journey = journeyMachine.provide({
    actors: {
      loadJourney: fromPromise<Progress, void>(() => Promise.resolve({ furthest: 'welcome', evidence: noEvidence })),
    },
  });
  const actor = createActor(
    authMachine.provide({
      actors: {
        observeIdentity: fromCallback<AuthEvent, void>(({ sendBack }) => {
          observers += 1;
          tell = sendBack;
          if (knownAtOnce) sendBack({ type: 'identity.changed', identity: undefined });
        }),
        signIn: fromPromise(services.signIn),
        signUp: fromPromise(services.signUp),
        createRecord: fromPromise(services.createRecord),
        refreshClaims: fromPromise<ClaimsAnswer, void>(services.refreshClaims),
        fetchUser: fromPromise(services.fetchUser),
        saveDrafts: fromPromise<DraftsOutcome, void>(services.saveDrafts),
        signOut: fromPromise<void, void>(services.signOut),
        watchIdle: fromCallback(() => {}),
        journey,
      },
      actions: {
        clearPersonalData: services.clearPersonalData,
        logFailure: (_, { what }) => services.logFailure(what),
      },
    }),
    { clock },
  ).start();
  actor.send({ type: 'app.started' });
  const present = (identity: Identity | undefined) => tell({ type: 'identity.changed', identity });
  const settled = (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.hasTag(tag) && !snapshot.hasTag('busy'));
  return { actor, clock, present, settled, observers: () => observers };
}
