import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { noEvidence } from '#domain/progress.ts';
import type { Step } from '#domain/steps.ts';
import { authMachine } from '#machines/auth/machine.ts';
import { nobody, type AuthEvent, type ClaimsAnswer, type Identity } from '#machines/auth/types.ts';
import { journeyMachine, type Progress } from '#machines/journey/machine.ts';
import { Gate } from '#src/app/gate.tsx';
import { AfterSignIn, useIsSessionStarting } from '#src/features/session/after-sign-in.tsx';
import Entrance, { type EntranceProps } from '#src/features/session/entrance.tsx';
import { AuthProvider } from '#src/features/session/auth-provider.tsx';
import { PreloadContext, type PreloadPage } from '#src/features/session/preload-context.ts';
import { eventually } from '#tests/harness/eventually.ts';
import { show } from '../../show.tsx';

const preloadPage = vi.fn<PreloadPage>();

const claims = { noviId: 'novi-1', authorities: ['member' as const], exp: 3600, original: undefined };
const ana: Identity = { uid: 'uid', email: 'ana@example.org', emailVerified: true, claims, readAt: 0 };
const newcomer: Identity = { ...ana, claims: { ...claims, noviId: undefined, authorities: [] } };
const credentials = { email: ana.email, password: 'blue8car' };
const details = { firstName: 'Ana', lastName: 'Ruiz', agreesToTerms: true, agreesToPrivacy: true };

/** An answer that comes when the test says so. */
function later<Answer>() {
  let answer: (value: Answer) => void = () => undefined;
  const promise = new Promise<Answer>((resolve) => (answer = resolve));
  return { promise, give: (value: Answer) => act(async () => answer(value)) };
}

function start() {
  const renewed = later<ClaimsAnswer>();
  const progress = later<Progress>();
  let tell: (event: AuthEvent) => void = () => undefined;
  const journey = journeyMachine.provide({ actors: { loadJourney: fromPromise(() => progress.promise) } });
  const actor = createActor(
    authMachine.provide({
      actors: {
        observeIdentity: fromCallback<AuthEvent, void>(({ sendBack }) => {
          tell = sendBack;
        }),
        signIn: fromPromise(() => Promise.resolve(newcomer)),
        signUp: fromPromise(() => Promise.resolve(newcomer)),
        createRecord: fromPromise(() => Promise.resolve()),
        refreshClaims: fromPromise(() => renewed.promise),
        fetchUser: fromPromise(() => Promise.resolve(nobody)),
        watchIdle: fromCallback(() => undefined),
        journey,
      },
    }),
  ).start();
  actor.send({ type: 'app.started' });
  return { actor, tell, renewed, reach: (furthest: Step) => progress.give({ furthest, evidence: noEvidence }) };
}
type Session = ReturnType<typeof start>;

function Form() {
  return <p>the form{useIsSessionStarting() && ', sent'}</p>;
}

function open({ actor }: Session, isNew = false) {
  const entrance = (
    <Gate access="entrance">
      <AfterSignIn isNew={isNew}>
        <Form />
      </AfterSignIn>
    </Gate>
  );
  return show(
    <AuthProvider session={actor}>
      <PreloadContext value={{ preloadPage, makeReady: () => Promise.resolve() }}>
        <Routes>
          <Route path="/login" element={entrance} />
          <Route path="*" element={<Gate access="member">the member’s page</Gate>} />
        </Routes>
      </PreloadContext>
    </AuthProvider>,
    { at: '/login' },
  );
}

beforeEach(() => {
  sessionStorage.clear();
  preloadPage.mockReset().mockResolvedValue(undefined);
});

test('the form that was sent stays until the first page of the person can be drawn', async () => {
  const session = start();
  session.tell({ type: 'identity.changed', identity: undefined });
  const code = later<void>();
  preloadPage.mockImplementation((address) => (address === '/member/survey/' ? code.promise : Promise.resolve()));
  open(session);
  expect(screen.getByText('the form')).toBeVisible();
  await act(async () => session.actor.send({ type: 'signIn.submitted', credentials }));
  expect(session.actor.getSnapshot().matches('refreshing')).toBe(true);
  expect(screen.getByText('the form, sent')).toBeVisible();
  await session.renewed.give({ kind: 'claims', identity: ana });
  expect(session.actor.getSnapshot().hasTag('signedIn')).toBe(true);
  expect(screen.getByText('the form, sent')).toBeVisible();
  await session.reach('survey');
  expect(screen.getByText('the form, sent')).toBeVisible();
  await code.give();
  expect(await screen.findByText('the member’s page')).toBeVisible();
  expect(preloadPage).toHaveBeenLastCalledWith('/member/survey/', 'member');
});

test('the form stays, too, where the code that leads on comes after it was good', async () => {
  const session = start();
  session.tell({ type: 'identity.changed', identity: ana });
  const onForm = vi.fn<EntranceProps['onForm']>();
  show(
    <AuthProvider session={session.actor}>
      <PreloadContext value={{ preloadPage, makeReady: () => Promise.resolve() }}>
        <Entrance isNew={false} onForm={onForm} />
      </PreloadContext>
    </AuthProvider>,
    { at: '/login' },
  );
  await session.reach('complete');
  await eventually(() => expect(preloadPage).toHaveBeenLastCalledWith('/member/dashboard', 'member'));
  expect(onForm).not.toHaveBeenCalled();
});

test('whoever signs in comes to the page that they had asked for', async () => {
  sessionStorage.setItem('novi.returnTo', '/member/profile');
  const session = start();
  session.tell({ type: 'identity.changed', identity: undefined });
  open(session);
  await act(async () => session.actor.send({ type: 'signIn.submitted', credentials }));
  await session.renewed.give({ kind: 'claims', identity: ana });
  await session.reach('survey');
  expect(await screen.findByText('the member’s page')).toBeVisible();
  expect(preloadPage).toHaveBeenLastCalledWith('/member/profile', 'member');
});

test('whoever signs up begins at their start, whatever was asked for before', async () => {
  sessionStorage.setItem('novi.returnTo', '/member/profile');
  const session = start();
  session.tell({ type: 'identity.changed', identity: undefined });
  open(session, true);
  await act(async () => session.actor.send({ type: 'signUp.submitted', credentials, details }));
  await session.renewed.give({ kind: 'claims', identity: ana });
  await session.reach('welcome');
  expect(await screen.findByText('the member’s page')).toBeVisible();
  expect(preloadPage).toHaveBeenLastCalledWith('/member/welcome/', 'member');
  expect(sessionStorage.getItem('novi.returnTo')).toBeNull();
});

test('somebody who is signed in already sees no form', async () => {
  const session = start();
  session.tell({ type: 'identity.changed', identity: ana });
  open(session);
  expect(screen.queryByText(/the form/)).toBeNull();
  await session.reach('complete');
  expect(await screen.findByText('the member’s page')).toBeVisible();
  expect(preloadPage).toHaveBeenLastCalledWith('/member/dashboard', 'member');
});

test('a page that can’t be fetched ahead is gone to all the same', async () => {
  preloadPage.mockRejectedValue(new Error('offline'));
  const session = start();
  session.tell({ type: 'identity.changed', identity: ana });
  open(session);
  expect(await screen.findByText('the member’s page')).toBeVisible();
});
