import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { AuthContext } from '#machines/auth/types.ts';
import AccountPage from '#src/pages/account/account-page.tsx';
import HomePage from '#src/pages/home/home-page.tsx';
import { SessionNotice } from '#src/features/session/use-end-notice.tsx';
import LoginPage from '#src/pages/login/login-page.tsx';
import { sessionIn } from '#tests/harness/session-in.ts';
import { ana, identityOf } from '#tests/harness/session.ts';
import { showPage } from '#tests/harness/show-page.tsx';

/** Shows a page to whoever has come into this state, by what the session remembers of it. */
function visit(page: ReactNode, context: Partial<AuthContext>, { at = '/', value = 'signedOut' } = {}) {
  return showPage(page, { at, auth: sessionIn({ value, context }) });
}

const said = () => screen.findByText('You are logged out');

test('whoever signed out on the account page is told so there, and reads on from its heading', async () => {
  visit(<AccountPage />, { notice: 'signedOut' }, { at: '/account' });
  expect(await said()).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('whoever was led to the start by signing out is told so there, and what became of what they typed', async () => {
  visit(<HomePage />, { notice: 'signedOut', drafts: 'saved' });
  expect(await said()).toBeVisible();
  expect(screen.getByText('What you typed is saved as a draft.')).toBeVisible();
});

test.each([
  ['the start', <HomePage />, '/'],
  ['the account', <AccountPage />, '/account'],
])('where its code has come before, it stands on the page of %s from the first drawing on', async (_, page, at) => {
  await SessionNotice.preload();
  visit(page, { notice: 'signedOut' }, { at });
  // Above all else, what came later would push that away.
  expect(screen.getByText('You are logged out')).toBeVisible();
});

test.each([
  [
    'what they typed last waits for them',
    'kept',
    'Your session has ended',
    /Please sign in again\. .*It waits in this tab/,
  ],
  ['some of it is lost', 'unsaved', 'Some of what you typed is not saved', /^Your session has ended\. Please sign in/],
  ['nothing more, where all was saved', undefined, 'Your session has ended', 'Please sign in again.'],
] as const)(
  'whose session the provider has ended is told so where they sign in, and that %s',
  (_, drafts, title, said) => {
    visit(<LoginPage />, { notice: 'over', drafts }, { at: '/login' });
    // At once: above the form, what came later would push it away.
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(said)).toBeVisible();
  },
);

test.each([
  ['somebody who came as a visitor', 'signedOut', {}],
  ['somebody who is signed in again', 'signedIn', { notice: 'signedOut', identity: identityOf(ana) }],
] as const)('%s is told nothing of it', async (_, value, context) => {
  visit(<HomePage />, context, { value });
  await SessionNotice.preload();
  expect(screen.getByRole('main')).toBeInTheDocument();
  expect(screen.queryByText('You are logged out')).toBeNull();
});

test('whoever goes on to sign in again is not told once more', () => {
  visit(<LoginPage />, { notice: 'signedOut' }, { at: '/login' });
  expect(screen.queryByText('You are logged out')).toBeNull();
});
