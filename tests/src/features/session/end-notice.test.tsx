import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { nobody } from '#machines/auth/types.ts';
import AccountPage from '#src/pages/account/account-page.tsx';
import HomePage from '#src/pages/home/home-page.tsx';
import LoginPage from '#src/pages/login/login-page.tsx';
import { show } from '../../show.tsx';

const auth = vi.hoisted(() => ({ context: {}, signedIn: false }));
vi.mock('#src/features/session/auth-provider.tsx', () => {
  const standingOf = () => (auth.signedIn ? 'member' : 'signedOut');
  const hasTag = (tag: string) => tag === (auth.signedIn ? 'signedIn' : 'signedOut');
  return {
    standingOf,
    isUnreachable: () => false,
    useAuth: (select: (snapshot: object) => unknown) => select({ context: auth.context, hasTag, children: {} }),
    useAuthActor: () => ({ send: vi.fn() }),
    useSignedInPerson: () => ({ ...nobody, email: '' }),
  };
});

const said = () => screen.findByText('You are logged out');

beforeEach(() => {
  auth.signedIn = false;
  auth.context = { notice: 'loggedOut' };
});

test('whoever logged out on the account page is told so there, and reads on from its heading', async () => {
  show(<AccountPage />, { at: '/account' });
  expect(await said()).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('whoever was led to the start by logging out is told so there, and what became of what they typed', async () => {
  auth.context = { notice: 'loggedOut', drafts: 'saved' };
  show(<HomePage />);
  expect(await said()).toBeVisible();
  expect(screen.getByText('What you typed is saved as a draft.')).toBeVisible();
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
])(
  'whose session the provider has ended is told so where they sign in, and that %s',
  async (_, drafts, title, said) => {
    auth.context = { notice: 'over', drafts };
    show(<LoginPage />, { at: '/login' });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(said)).toBeVisible();
  },
);

test.each([
  ['somebody who came as a visitor', false, undefined],
  ['somebody who is signed in again', true, 'loggedOut'],
] as const)('%s is told nothing of it', async (_, signedIn, notice) => {
  const identity = signedIn ? {} : undefined;
  Object.assign(auth, { signedIn, context: { notice, identity } });
  show(<HomePage />);
  await import('#src/features/session/session-notice.tsx');
  expect(screen.getByRole('main')).toBeInTheDocument();
  expect(screen.queryByText('You are logged out')).toBeNull();
});

test('whoever goes on to sign in again is not told once more', async () => {
  show(<LoginPage />, { at: '/login' });
  await import('#src/features/session/session-notice.tsx');
  expect(screen.queryByText('You are logged out')).toBeNull();
});
