import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCommonPasswords } from '#src/features/credentials/new-password-problem.ts';
import { AccountOverview } from '#src/pages/account/account-overview.tsx';
import { ChangeEmailView } from '#src/pages/account/change-email-page.tsx';
import { ChangePasswordView } from '#src/pages/account/change-password-page.tsx';
import { ConfirmLinkPage } from '#src/pages/account/confirm-link-page.tsx';
import { linkTextsOf } from '#src/pages/account/link-texts.ts';
import { VerifyEmailView } from '#src/pages/verify-email/verify-email-page.tsx';
import { show } from '../../show.tsx';

const email = 'ana@example.org';
const problems = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the page to change the e-mail', () => {
  const open = (error?: unknown) => {
    const onSubmit = vi.fn();
    return { onSubmit, ...show(<ChangeEmailView email={email} onSubmit={onSubmit} error={error} />) };
  };
  const send = () => screen.getByRole('button', { name: 'Send me the link' });

  it('sends the new e-mail with the current password', async () => {
    const { onSubmit, user } = open();
    await user.type(screen.getByLabelText('New e-mail'), 'new@example.org');
    await user.type(screen.getByLabelText('Your current password'), ' old words ');
    await user.click(send());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('new@example.org', ' old words ');
  });

  it('needs another e-mail than now, and the password', async () => {
    const { onSubmit, user } = open();
    await user.type(screen.getByLabelText('New e-mail'), ' Ana@Example.org ');
    await user.click(send());
    expect(problems()).toEqual(['This is your e-mail already', 'Enter your current password']);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says that the password is wrong, and not that the e-mail may be', () => {
    open({ code: 'auth/invalid-credential' });
    expect(problems()).toEqual(['Your current password is not right. Check it and try again.']);
    expect(screen.getByLabelText('Your current password')).toBeInvalid();
    expect(screen.getByLabelText('Your current password')).toHaveFocus();
    expect(screen.getByLabelText('New e-mail')).toBeValid();
  });
});

describe('the page to change the password', () => {
  // Else the form waits for them.
  beforeEach(() => loadCommonPasswords());
  const open = (busy = false, error?: unknown) => {
    const onSubmit = vi.fn();
    return { onSubmit, ...show(<ChangePasswordView email={email} onSubmit={onSubmit} busy={busy} error={error} />) };
  };
  const fill = async ({ user }: ReturnType<typeof show>, current: string, next: string) => {
    await user.type(screen.getByLabelText('Your current password'), current);
    await user.click(screen.getByLabelText('New password'));
    await user.paste(next);
    await user.keyboard('{Enter}');
  };

  it('sends both, and lets password managers know which is which', async () => {
    const { onSubmit, container, ...page } = open();
    await fill({ container, ...page }, 'old words', 'four quite new words');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('old words', 'four quite new words');
    const tokens = [...container.querySelectorAll('input')].map((input) => input.autocomplete);
    expect(tokens).toEqual(['username', 'current-password', 'new-password']);
    expect(container.querySelector('input')).toHaveValue(email);
  });

  it.each([
    ['the old one', 'old words', 'Choose a password that is not your current one'],
    ['7 characters', '1234567', 'Use 8 characters or more for your password'],
    ['129 characters', 'x'.repeat(129), 'Use 128 characters or fewer for your password'],
  ])('takes no new password of %s', async (_, next, sentence) => {
    const { onSubmit, ...page } = open();
    await fill(page, 'old words', next);
    expect(problems()).toEqual([sentence]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('marks a wrong password at its field', () => {
    open(false, { code: 'auth/invalid-credential' });
    expect(problems()).toEqual(['Your current password is not right. Check it and try again.']);
    expect(screen.getByLabelText('Your current password')).toHaveFocus();
  });

  it('does not send twice while it is busy', async () => {
    const { onSubmit, ...page } = open(true);
    await fill(page, 'old words', 'four quite new words');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('the page behind a link', () => {
  it('says what the link will do, and does it by a press alone', async () => {
    const onUse = vi.fn();
    const facts = { email: 'new@example.org', previousEmail: email };
    const { user } = show(<ConfirmLinkPage words={linkTextsOf.verifyAndChangeEmail.ask} facts={facts} onUse={onUse} />);
    expect(screen.getByText(/^Press the button to change it. Then you sign in with new@example.org/)).toBeVisible();
    expect(onUse).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Change to this e-mail' }));
    expect(onUse).toHaveBeenCalledOnce();
  });

  it('says why it did not work, and can be pressed again', async () => {
    const onUse = vi.fn();
    const error = { code: 'auth/network-request-failed' };
    const { user } = show(
      <ConfirmLinkPage words={linkTextsOf.verifyEmail.ask} facts={{ email }} onUse={onUse} error={error} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('We can’t reach Novi right now.');
    await user.click(screen.getByRole('button', { name: 'Confirm this e-mail' }));
    expect(onUse).toHaveBeenCalledOnce();
  });
});

describe('the page to confirm the e-mail', () => {
  const open = (props: Partial<Parameters<typeof VerifyEmailView>[0]> = {}) =>
    show(
      <VerifyEmailView
        {...{ email, mail: 'ready', account: 'unknown', onSend: vi.fn(), onCheck: vi.fn(), ...props }}
      />,
    );

  it('says where the link went, and leads on without it', () => {
    open();
    expect(screen.getByText(`We sent a link to ${email}. Open the link, and press the button there.`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go on without it for now' })).toHaveAttribute('href', '/loading');
    expect(screen.getByRole('link', { name: 'Change your e-mail' })).toBeVisible();
  });

  it.each([
    ['sent', 'status', 'You can send it again in a minute.'],
    ['tooMany', 'status', 'Wait about five minutes before you send the link again.'],
    ['sendFailed', 'alert', 'We could not send the link'],
  ] as const)('says in words what became of sending it: %s', (mail, role, sentence) => {
    open({ mail, failure: new Error('boom') });
    const said = screen.getAllByRole(role).map((each) => each.textContent);
    expect(said.join(' ')).toContain(sentence);
    const again = screen.getByRole('button', { name: 'Send the link again' });
    expect(again.getAttribute('aria-disabled')).toBe(mail === 'sendFailed' ? null : 'true');
  });

  it('says the newest answer alone', () => {
    open({ mail: 'sent', account: 'notYet' });
    expect(screen.getByText(/^Your e-mail is not confirmed yet/)).toBeVisible();
    expect(screen.queryByText('The link is on its way')).toBeNull();
  });

  it('says when it is not confirmed yet, and when that could not be looked up', () => {
    const { unmount } = open({ account: 'notYet' });
    expect(screen.getByText(/^Your e-mail is not confirmed yet/)).toBeVisible();
    unmount();
    open({ account: 'checkFailed', failure: { code: 'auth/network-request-failed' } });
    expect(screen.getByRole('alert')).toHaveTextContent('We could not look that up');
  });
});

describe('the account page', () => {
  const open = (standing: Parameters<typeof AccountOverview>[0]['standing']) =>
    show(
      <AccountOverview
        standing={standing}
        name="Ana Ruiz"
        email={email}
        details={<p>Details</p>}
        onSignOut={vi.fn()}
      />,
    );
  const links = () => screen.getAllByRole('main').flatMap((main) => within(main).getAllByRole('link'));
  const leadsTo = () => links().map((link) => link.getAttribute('href'));

  it('shows nothing of a person to who is signed out, but the ways in and help', () => {
    open('signedOut');
    expect(leadsTo()).toEqual([
      '/login',
      '/signup',
      '/account?mode=forgotPassword',
      '/members/faq',
      '/members/privacy',
      '/members/terms-of-service',
    ]);
    expect(screen.queryByText('Details')).toBeNull();
  });

  it.each([
    ['member', ['/member/profile', '/members/faq', '/members/privacy', '/members/terms-of-service', '/loading']],
    ['specialist', ['/members/faq', '/members/privacy', '/members/terms-of-service', '/loading']],
  ] as const)('leads a %s on, and out', (standing, expected) => {
    open(standing);
    expect(screen.getByText('Ana Ruiz')).toBeVisible();
    expect(screen.getByText('Details')).toBeVisible();
    expect(leadsTo()).toEqual(expected);
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  it.each([
    ['unprovisioned', 'Finish your account'],
    ['claimsMissing', 'Try again'],
  ] as const)('leads somebody who can’t go on (%s) to where they can', (standing, name) => {
    open(standing);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/loading');
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
    expect(screen.queryByText('Details')).toBeNull();
  });
});
