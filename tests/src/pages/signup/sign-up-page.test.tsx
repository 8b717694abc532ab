import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { loadCommonPasswords } from '#src/features/credentials/new-password-problem.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import { FinishSignUpPage } from '#src/pages/signup/finish-sign-up-page.tsx';
import { signUpChecks } from '#src/pages/signup/sign-up-checks.ts';
import { SignUpView } from '#src/pages/signup/sign-up-page.tsx';
import { show } from '../../show.tsx';

const credentials = { email: 'ana@example.org', password: 'blue8car' };
const details = { firstName: 'Ana', lastName: 'Ruiz', agreesToTerms: true, agreesToPrivacy: true };
const good = { ...credentials, firstName: 'Ana', lastName: 'Ruiz', agreesToTerms: 'on', agreesToPrivacy: 'on' };

async function problemsOf(values: Partial<typeof good>): Promise<string[]> {
  await loadCommonPasswords();
  const names = Object.keys(signUpChecks) as (keyof typeof signUpChecks)[];
  return names.flatMap((name) => signUpChecks[name]({ ...good, ...values }[name])?.en ?? []);
}

describe('the sign-up page', () => {
  it('sends names trimmed and the password as it was typed', async () => {
    const onSubmit = vi.fn();
    const { user } = show(<SignUpView onSubmit={onSubmit} />);
    await user.type(screen.getByLabelText('First name'), ' Ana ');
    await user.type(screen.getByLabelText('Last name'), 'Ruiz');
    await user.type(screen.getByLabelText('E-mail'), 'ana@example.org ');
    await user.type(screen.getByLabelText('Password'), ' blue car ');
    await user.click(screen.getByLabelText('I agree to the terms of service'));
    await user.click(screen.getByLabelText('I agree to the privacy notice'));
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ ...credentials, password: ' blue car ' }, details));
  });

  it('needs both consents, each by itself', async () => {
    const onSubmit = vi.fn();
    const { user } = show(<SignUpView onSubmit={onSubmit} />);
    await user.click(screen.getByLabelText('I agree to the terms of service'));
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByRole('link', { name: 'Agree to the privacy notice to go on' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Agree to the terms to go on' })).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('tells who came from a partner’s page that the code is kept', () => {
    show(<SignUpView onSubmit={vi.fn()} partnerCode="prairie-steel" />);
    expect(screen.getByText(/^We keep your code prairie-steel and fill it in for you later/)).toBeVisible();
  });

  it('tells when the e-mail has an account, and the API’s own sentence otherwise', () => {
    show(<SignUpView onSubmit={vi.fn()} error={{ code: 'auth/email-already-in-use', message: 'Firebase: Error' }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('There is already an account with this e-mail.');
    const ways = within(screen.getByRole('alert')).getAllByRole('link');
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/login', '/account?mode=forgotPassword']);
    show(<SignUpView onSubmit={vi.fn()} error={new ApiError(503, 'unavailable', 'Novi rests until 5 am.')} />);
    expect(screen.getAllByRole('alert').at(-1)).toHaveTextContent('Novi rests until 5 am.');
  });
});

describe('what a new account takes', () => {
  it.each([
    ['a password of 8 characters, whatever they are', { password: 'zqvwkxjy' }],
    ['one of spaces and letters of any language', { password: ' пароль ñ ' }],
    ['one of 128, counted as a person counts', { password: '😀'.repeat(128) }],
    ['a name of one letter', { firstName: 'Ø' }],
  ])('%s', async (_, values) => {
    expect(await problemsOf(values)).toEqual([]);
  });

  it.each([
    ['a password of 7 characters', { password: '1234567' }, 'Use 8 characters or more for your password'],
    ['one of 129', { password: 'x'.repeat(129) }, 'Use 128 characters or fewer for your password'],
    [
      'one that is guessed first',
      { password: 'Password1' },
      'Many people use this password, so it is guessed first. Choose another one',
    ],
    ['a name of blanks', { lastName: '   ' }, 'Enter your last name'],
    ['a name of 101 letters', { lastName: 'x'.repeat(101) }, 'Use 100 characters or fewer'],
    ['no e-mail', { email: '' }, 'Enter your e-mail'],
    ['no consent to the terms', { agreesToTerms: '' }, 'Agree to the terms to go on'],
    ['half an e-mail', { email: 'ana@' }, 'Enter an e-mail address, like name@example.com'],
  ])('not %s', async (_, values, sentence) => {
    expect(await problemsOf(values)).toEqual([sentence]);
  });
});

describe('a sign-up that broke off', () => {
  it('keeps what was typed before, and can be left by signing out', async () => {
    const onSignOut = vi.fn();
    const onSubmit = vi.fn();
    const { user } = show(
      <FinishSignUpPage email="ana@example.org" details={details} onSubmit={onSubmit} onSignOut={onSignOut} />,
    );
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    expect(onSubmit).toHaveBeenCalledWith(details);
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(onSignOut).toHaveBeenCalledOnce();
  });
});
