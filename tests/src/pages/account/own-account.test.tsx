import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SignInDetails } from '#src/features/session/sign-in-details.tsx';
import AccountPage from '#src/pages/account/account-page.tsx';
import VerifyEmailPage from '#src/pages/verify-email/verify-email-page.tsx';
import { ana, identityOf } from '#tests/harness/session.ts';
import { showPage } from '#tests/harness/show-page.tsx';

const impersonating = { impersonatedBy: 'Ada Min', email: 'ana@example.org' };

describe('how somebody signs in', () => {
  it('hints calmly at an e-mail that is not confirmed, until it is', () => {
    const { showAgain, auth } = showPage(<SignInDetails />, { person: { emailVerified: false } });
    expect(screen.getByRole('link', { name: 'Confirm your e-mail' })).toHaveAttribute('href', '/verify-email');
    act(() => auth.send({ type: 'identity.changed', identity: identityOf(ana) }));
    showAgain(<SignInDetails key="again" />);
    expect(screen.queryByRole('link', { name: 'Confirm your e-mail' })).toBeNull();
    expect(screen.getByText('Confirmed')).toBeVisible();
  });

  it('can be changed by the person', () => {
    showPage(<SignInDetails />);
    const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(leadsTo('Change your e-mail')).toBe('/account?mode=changeEmail');
    expect(leadsTo('Change your password')).toBe('/account?mode=changePassword');
  });
});

it('what one person was told of the link to confirm their e-mail is not said to the next one', async () => {
  const { user, auth } = showPage(<VerifyEmailPage />, { person: { emailVerified: false } });
  await user.click(screen.getByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText('The link is on its way')).toBeVisible();
  const ben = identityOf({ ...ana, noviId: 'b', email: 'ben@example.com', emailVerified: false });
  act(() => auth.send({ type: 'identity.changed', identity: ben }));
  expect(document.body).toHaveTextContent('ben@example.com');
  expect(screen.queryByText('The link is on its way')).toBeNull();
});

describe('an admin who impersonates the member', () => {
  it('is offered no change of e-mail or password, and told why', () => {
    showPage(<SignInDetails />, { person: impersonating });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/the e-mail and the password can’t be changed/)).toBeVisible();
  });

  it.each([true, false])('reads nothing of their own e-mail as the member’s, confirmed: %s', (emailVerified) => {
    const { showAgain } = showPage(<SignInDetails />, { person: { ...impersonating, emailVerified } });
    expect(screen.queryByText('Confirmed')).toBeNull();
    expect(document.body).not.toHaveTextContent('ana@example.org');
    showAgain(<VerifyEmailPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Only the member can do this');
    expect(document.body).not.toHaveTextContent('ana@example.org');
  });

  it.each(['changeEmail', 'changePassword'])('finds no form at the address of %s', (mode) => {
    showPage(<AccountPage />, { at: `/account?mode=${mode}`, person: impersonating });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Only the member can do this');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('somebody signed out', () => {
  it.each(['changeEmail', 'changePassword'])('is asked to sign in before %s', (mode) => {
    showPage(<AccountPage />, { at: `/account?mode=${mode}`, person: 'nobody' });
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });
});
