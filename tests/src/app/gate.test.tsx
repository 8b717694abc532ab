import { act, cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Identity } from '#machines/auth/types.ts';
import { Gate } from '#src/app/gate.tsx';
import { isLeavingApp, knownRedirect, page, rememberRedirect } from '#src/features/session/redirect-address.ts';
import type { Standing } from '#src/features/session/standing.ts';
import HomePage from '#src/pages/home/home-page.tsx';
import { dismissToast } from '#src/ui/toast/store.ts';
import { ToastArea } from '#src/ui/toast/toast-area.tsx';
import { eventually } from '#tests/harness/eventually.ts';
import { signOut } from '#tests/harness/firebase-auth.ts';
import { sessionOf } from '#tests/harness/session-in.ts';
import { ana, identityOf } from '#tests/harness/session.ts';
import { showPage } from '#tests/harness/show-page.tsx';

function visit(standing: Standing, at: string) {
  return showPage(
    <>
      <Routes>
        <Route
          path="/"
          element={
            <Gate access="anyone">
              <HomePage />
            </Gate>
          }
        />
        <Route path="/members" element={<Gate access="anyone">about Novi</Gate>} />
        <Route path="/member/survey" element={<Gate access="member">survey</Gate>} />
        <Route path="/member/loading-step" element={<Gate access="member">your step</Gate>} />
        <Route path="/specialist/patients" element={<Gate access="specialist">patients</Gate>} />
        <Route path="/specialist/appointments/upcoming" element={<Gate access="specialist">appointments</Gate>} />
      </Routes>
      <ToastArea />
    </>,
    { at, auth: sessionOf(standing) },
  );
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  dismissToast();
});

test('a visitor who asked for a protected page is told to sign in, and that they get there', async () => {
  visit('signedOut', '/member/survey');
  expect(await screen.findByRole('status')).toHaveTextContent('Please sign in to continue');
  expect(screen.getAllByRole('link', { name: 'Sign in' })).not.toHaveLength(0);
});

test('a visitor who just comes by is told nothing of the kind', async () => {
  visit('signedOut', '/');
  expect(await screen.findByRole('main')).toBeInTheDocument();
  expect(screen.queryByText('Please sign in to continue')).not.toBeInTheDocument();
});

test('whoever was signed out is led to the stored path once, and to the start from then on', async () => {
  rememberRedirect('/members');
  const { unmount } = visit('signedOut', '/member/survey');
  expect(screen.getByText('about Novi')).toBeInTheDocument();
  expect(knownRedirect()).toBeUndefined();
  unmount();
  visit('signedOut', '/member/survey');
  expect(await screen.findByRole('main')).toBeInTheDocument();
});

test('a stored address that leads nowhere allowed leads to the start', async () => {
  rememberRedirect('//evil.example');
  visit('signedOut', '/member/survey');
  expect(await screen.findByRole('main')).toBeInTheDocument();
});

test('a redirect of somebody who is signed in leaves the stored address alone', async () => {
  rememberRedirect('http://localhost:4306/');
  visit('member', '/specialist/patients');
  expect(screen.getByText('your step')).toBeInTheDocument();
  expect(knownRedirect()).toBeDefined();
  expect(await screen.findByText('That page is for specialists', { exact: false })).toBeInTheDocument();
});

test.each([
  ['member', '/specialist/patients', 'your step', 'That page is for specialists'],
  ['specialist', '/member/survey', 'appointments', 'That page is for members'],
] as const)('a %s at %s is brought back with a word about why', async (standing, at, page, why) => {
  visit(standing, at);
  expect(screen.getByText(page)).toBeInTheDocument();
  expect(await screen.findByText(why, { exact: false })).toBeInTheDocument();
});

test('where signing out failed, no page looks as if it had worked, and one can try again', async () => {
  const { user } = visit('signOutFailed', '/');
  expect(await screen.findByRole('alert')).toHaveTextContent('You are still signed in on this device');
  expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await eventually(() => expect(signOut).toHaveBeenCalledOnce());
});

const next = { noviId: 'eve' };
test.each([
  ['a specialist', { role: 'specialist' }, {}],
  ['a member', { role: 'member' }, {}],
  ['an admin who impersonates', { impersonatedBy: 'Ada Admin' }, { uid: identityOf(ana).uid }],
] as const)('nothing that %s has typed or opened is there for whoever comes next', (_, person, account) => {
  const { auth } = showPage(
    <Gate access="signedIn">
      <input aria-label="Search" />
    </Gate>,
    { person },
  );
  const search = () => screen.getByRole<HTMLInputElement>('textbox');
  const arrive = (identity: Identity) => act(() => auth.send({ type: 'identity.changed', identity }));
  search().value = 'Lopez';
  // A new token of the same person changes nothing.
  arrive({ ...identityOf({ ...ana, ...person }), emailVerified: false });
  expect(search()).toHaveValue('Lopez');
  arrive({ ...identityOf({ ...ana, ...person, ...next }), ...account });
  expect(auth.getSnapshot().context.identity?.claims.noviId).toBe(next.noviId);
  expect(search()).toHaveValue('');
});

// Last: a page that is being left shows nothing from then on.
test('who acted as somebody else goes to the admin site, from a public page, too, once, and sees nothing else meanwhile', () => {
  const replace = vi.spyOn(page, 'replace').mockReturnValue();
  rememberRedirect('http://localhost:4306/');
  const { container, unmount } = visit('signedOut', '/members');
  expect(container).toBeEmptyDOMElement();
  unmount();
  expect(visit('signedOut', '/member/survey').container).toBeEmptyDOMElement();
  expect(replace).toHaveBeenCalledExactlyOnceWith('http://localhost:4306/');
  expect(isLeavingApp()).toBe(true);
  expect(sessionStorage.getItem('novi.redirectTo')).toBeNull();
});
