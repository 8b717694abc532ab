import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import { maxClaimsRefreshes } from '#domain/constants.ts';
import { noEvidence } from '#domain/progress.ts';
import { authMachine } from '#machines/auth/machine.ts';
import { nobody, type AuthEvent, type ClaimsAnswer, type DraftsOutcome, type Identity } from '#machines/auth/types.ts';
import { impersonationMachine, type ImpersonationEvent, type Original } from '#machines/impersonation/machine.ts';
import { journeyMachine, type Progress } from '#machines/journey/machine.ts';
import { eventually } from '#tests/harness/eventually.ts';

const admin = { noviId: 'novi-9', name: 'Sam Staff', authorities: ['admin'] as const };

/** An admin's account: impersonating a member, or as itself when `member` is left out. */
function account(member?: string): Identity {
  return {
    uid: 'uid-admin',
    email: 'sam@example.com',
    emailVerified: true,
    claims: {
      noviId: member ?? admin.noviId,
      authorities: member ? ['member'] : ['admin'],
      exp: 3600,
      original: member ? admin : undefined,
    },
    readAt: 0,
  };
}

function start({ refreshClaims = (): Promise<ClaimsAnswer> => Promise.reject(new Error('down')) } = {}) {
  let tell: (event: AuthEvent) => void = () => {};
  let tick: (event: ImpersonationEvent) => void = () => {};
  let watch: (event: AuthEvent) => void = () => {};
  const leads: string[] = [];
  const services = {
    signOut: vi.fn(() => Promise.resolve()),
    clearPersonalData: vi.fn(),
    rememberAdminSite: vi.fn(() => void leads.push('admin site')),
    keepReturnAddress: vi.fn(() => void leads.push('place')),
  };
  const actor = createActor(
    authMachine.provide({
      actors: {
        observeIdentity: fromCallback<AuthEvent, void>(({ sendBack }) => void (tell = sendBack)),
        refreshClaims: fromPromise(refreshClaims),
        fetchUser: fromPromise(() => Promise.resolve(nobody)),
        // Nothing can be saved once impersonation has ended.
        saveDrafts: fromPromise<DraftsOutcome, void>(() => Promise.resolve('unsaved')),
        signOut: fromPromise<void, void>(services.signOut),
        watchIdle: fromCallback(({ sendBack }) => void (watch = sendBack)),
        journey: journeyMachine.provide({
          actors: {
            loadJourney: fromPromise<Progress, void>(() =>
              Promise.resolve({ furthest: 'welcome', evidence: noEvidence }),
            ),
          },
        }),
        impersonation: impersonationMachine.provide({
          actors: {
            clock: fromCallback<ImpersonationEvent, void>(({ sendBack }) => void (tick = sendBack)),
            listen: fromCallback(() => {}),
            readEnd: fromPromise(() => Promise.resolve<number | undefined>(undefined)),
            saveDrafts: fromPromise<DraftsOutcome, void>(() => Promise.resolve('none')),
            stop: fromPromise<void, { original: Original }>(() => Promise.resolve()),
          },
          actions: { rememberAdminSite: services.rememberAdminSite },
        }),
      },
      actions: {
        clearPersonalData: services.clearPersonalData,
        rememberAdminSite: services.rememberAdminSite,
        keepReturnAddress: services.keepReturnAddress,
      },
    }),
  ).start();
  actor.send({ type: 'app.started' });
  const impersonation = () =>
    actor.getSnapshot().children.impersonation as ActorRefFrom<typeof impersonationMachine> | undefined;
  return {
    actor,
    services,
    leads,
    impersonation,
    watch: (event: AuthEvent) => watch(event),
    lapse: (isImpersonating: boolean) => tell({ type: 'session.lapsed', isImpersonating }),
    present: (identity: Identity | undefined) => tell({ type: 'identity.changed', identity }),
    clock: (now: number) => tick({ type: 'clock.ticked', now }),
    settled: (tag: 'signedIn' | 'signedOut' | 'claimsMissing' | 'unprovisioned') =>
      waitFor(actor, (snapshot) => snapshot.hasTag(tag)),
  };
}

async function startImpersonating() {
  const started = start();
  started.present(account('novi-1'));
  await started.settled('signedIn');
  return started;
}

test('claims with an original identity begin an impersonation, and all others none', async () => {
  const { impersonation } = await startImpersonating();
  expect(impersonation()?.getSnapshot().context).toMatchObject({ original: admin, memberId: 'novi-1' });
  const inPerson = start();
  inPerson.present({ ...account('novi-1'), claims: { ...account('novi-1').claims, original: undefined } });
  await inPerson.settled('signedIn');
  expect(inPerson.impersonation()).toBeUndefined();
});

test('it ends with the session', async () => {
  const { present, settled, impersonation } = await startImpersonating();
  present(undefined);
  await settled('signedOut');
  expect(impersonation()).toBeUndefined();
});

test('a renewed token of the same impersonation changes nothing', async () => {
  const { present, impersonation, services } = await startImpersonating();
  const before = impersonation();
  present({ ...account('novi-1'), readAt: 10 });
  expect(impersonation()).toBe(before);
  expect(services.clearPersonalData).not.toHaveBeenCalled();
});

test('claims of another admin behind the same member end the session: nothing of the first one goes over', async () => {
  const { present, services } = await startImpersonating();
  const other = account('novi-1');
  present({ ...other, claims: { ...other.claims, original: { ...admin, noviId: 'novi-8' } } });
  await eventually(() => expect(services.clearPersonalData).toHaveBeenCalled());
});

test('when the countdown is over, the person is signed out at once, and nothing is saved in their name', async () => {
  const { impersonation, services, clock, settled } = await startImpersonating();
  impersonation()?.send({ type: 'stop.requested' });
  impersonation()?.send({ type: 'stop.confirmed' });
  await eventually(() => expect(services.rememberAdminSite).toHaveBeenCalledTimes(1));
  clock(0);
  expect(services.signOut).not.toHaveBeenCalled();
  clock(5000);
  await settled('signedOut');
  expect(services.signOut).toHaveBeenCalledTimes(1);
  expect(services.clearPersonalData).toHaveBeenCalledTimes(1);
});

test('a token that is the admin’s own again is the end of impersonation, which is seen to its end as the member', async () => {
  const { actor, present, impersonation, services, clock, settled } = await startImpersonating();
  present(account());
  expect(impersonation()?.getSnapshot().value).toBe('ended');
  expect(actor.getSnapshot().hasTag('signedIn')).toBe(true);
  expect(actor.getSnapshot().context.identity?.claims.original).toEqual(admin);
  clock(0);
  clock(5000);
  await settled('signedOut');
  expect(services.signOut).toHaveBeenCalledTimes(1);
});

test('a token for another member shows nothing of the one before', async () => {
  const { present, impersonation, services, settled } = await startImpersonating();
  const before = impersonation();
  present(account('novi-2'));
  await settled('signedIn');
  expect(services.clearPersonalData).toHaveBeenCalledTimes(1);
  expect(impersonation()).not.toBe(before);
  expect(impersonation()?.getSnapshot().context.memberId).toBe('novi-2');
});

test.each([
  ['claimsMissing', () => Promise.reject(new Error('down'))],
  ['unprovisioned', () => Promise.resolve({ kind: 'noRecord' } as const)],
] as const)('who acts can stop also where the session can’t go on: %s', async (tag, refreshClaims) => {
  const { present, settled, impersonation, clock } = start({ refreshClaims });
  present({ ...account('novi-1'), readAt: 3600 });
  await settled(tag);
  impersonation()?.send({ type: 'stop.requested' });
  impersonation()?.send({ type: 'stop.confirmed' });
  await eventually(() => expect(impersonation()?.getSnapshot().value).toBe('ended'));
  clock(0);
  clock(5000);
  await settled('signedOut');
});

test('claims that are asked for again keep being counted while somebody acts', async () => {
  const refreshClaims = vi.fn(() =>
    Promise.resolve<ClaimsAnswer>({ kind: 'claims', identity: { ...account('novi-1'), readAt: 3600 } }),
  );
  const { present, settled } = start({ refreshClaims });
  present({ ...account('novi-1'), readAt: 3600 });
  await settled('claimsMissing');
  expect(refreshClaims).toHaveBeenCalledTimes(maxClaimsRefreshes);
});

test('who signs out while impersonating goes back to the admin site, where impersonation is still open', async () => {
  const { actor, services, settled } = await startImpersonating();
  actor.send({ type: 'signOut.requested' });
  await settled('signedOut');
  expect(services.rememberAdminSite).toHaveBeenCalledTimes(1);
  expect(actor.getSnapshot().context.notice).toBe('signedOut');
});

// A draft that can't be saved keeps its place after that; keepReturnAddress leaves the way to the admin site as it stands.
test.each([
  ['do nothing for too long', ({ watch }) => watch({ type: 'idle.overElsewhere' })],
  ['sign out in another tab', ({ present }) => present(undefined)],
] satisfies [string, (session: ReturnType<typeof start>) => void][])(
  'admins who act and %s go back to the admin site, also when a draft could not be saved',
  async (_, end) => {
    const session = await startImpersonating();
    end(session);
    await session.settled('signedOut');
    expect(session.leads).toEqual(['admin site', 'place']);
  },
);

test.each([
  [true, 'admin site'],
  [false, 'place'],
])('a session that was left alone, impersonating: %s, leads to the %s', async (isImpersonating, where) => {
  const { lapse, leads, settled } = start();
  lapse(isImpersonating);
  await settled('signedOut');
  expect(leads).toEqual([where]);
});
