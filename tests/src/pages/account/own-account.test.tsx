import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nobody, type Identity } from '#machines/auth/types.ts';
import { SignInDetails } from '#src/features/session/sign-in-details.tsx';
import AccountRoute from '#src/pages/account/account-route.tsx';
import VerifyEmailRoute from '#src/pages/verify-email/verify-email-route.tsx';
import { show } from '../../show.tsx';

const auth = vi.hoisted(() => ({ identity: undefined as Identity | undefined }));
vi.mock('#src/features/session/auth-provider.tsx', () => ({
  standingOf: () => 'member',
  useAuth: (select: (snapshot: object) => unknown) => select({ context: { identity: auth.identity } }),
  useAuthActor: () => ({ send: vi.fn() }),
  useSignedInPerson: () => ({ ...nobody, email: auth.identity?.email ?? '' }),
}));

function somebody({ emailVerified = false, acting = false } = {}): Identity {
  const original = acting ? { noviId: 'admin-1', name: 'Ada Min', authorities: ['admin' as const] } : undefined;
  const claims = { noviId: 'novi-1', authorities: ['member' as const], exp: 0, original };
  return { uid: 'uid', email: 'ana@example.org', emailVerified, claims, readAt: 0 };
}

beforeEach(() => {
  auth.identity = somebody();
});

describe('how somebody signs in', () => {
  it('hints calmly at an e-mail that is not confirmed, until it is', () => {
    const { showAgain } = show(<SignInDetails />);
    expect(screen.getByRole('link', { name: 'Confirm your e-mail' })).toHaveAttribute('href', '/verify-email');
    auth.identity = somebody({ emailVerified: true });
    showAgain(<SignInDetails key="again" />);
    expect(screen.queryByRole('link', { name: 'Confirm your e-mail' })).toBeNull();
    expect(screen.getByText('Confirmed')).toBeVisible();
  });

  it('can be changed by the person', () => {
    show(<SignInDetails />);
    const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(leadsTo('Change your e-mail')).toBe('/account?mode=changeEmail');
    expect(leadsTo('Change your password')).toBe('/account?mode=changePassword');
  });
});

describe('an admin who acts as the member', () => {
  beforeEach(() => {
    auth.identity = somebody({ acting: true, emailVerified: true });
  });

  it('is offered no change of e-mail or password, and told why', () => {
    show(<SignInDetails />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/the e-mail and the password can’t be changed/)).toBeVisible();
  });

  it.each([true, false])('reads nothing of their own e-mail as the member’s, confirmed: %s', (emailVerified) => {
    auth.identity = somebody({ acting: true, emailVerified });
    const { showAgain } = show(<SignInDetails />);
    expect(screen.queryByText('Confirmed')).toBeNull();
    expect(document.body).not.toHaveTextContent('ana@example.org');
    showAgain(<VerifyEmailRoute />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Only the member can do this');
    expect(document.body).not.toHaveTextContent('ana@example.org');
  });

  it.each(['changeEmail', 'changePassword'])('finds no form at the address of %s', (mode) => {
    show(<AccountRoute />, { at: `/account?mode=${mode}` });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Only the member can do this');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('somebody signed out', () => {
  it.each(['changeEmail', 'changePassword'])('is asked to sign in before %s', (mode) => {
    auth.identity = undefined;
    show(<AccountRoute />, { at: `/account?mode=${mode}` });
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });
});
