import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import AccountPage from '#src/pages/account/account-page.tsx';
import { reauthenticateWithCredential, sendPasswordResetEmail, updatePassword } from '#tests/harness/firebase-auth.ts';
import { ana, identityOf } from '#tests/harness/session.ts';
import { showPage } from '#tests/harness/show-page.tsx';
import { expectConsole } from '#tests/setup/console.ts';

const open = (mode: string, person?: 'nobody') => showPage(<AccountPage />, { at: `/account?mode=${mode}`, person });
type Shown = ReturnType<typeof open>;

async function askForNewEmail({ user }: Shown) {
  await user.type(screen.getByLabelText('New e-mail'), 'next@example.com');
  await user.type(screen.getByLabelText('Your current password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Send me the link' }));
}

async function changePassword({ user }: Shown) {
  await user.type(screen.getByLabelText('Your current password'), 'correct horse');
  await user.click(screen.getByLabelText('New password'));
  await user.paste('four quite new words');
  await user.keyboard('{Enter}');
}

test('where the link to a new e-mail went is said, with the focus on it, until the page is left', async () => {
  const shown = open('changeEmail');
  await askForNewEmail(shown);
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your new mailbox' })).toHaveFocus();
  expect(screen.getByText(/next@example\.com/)).toHaveTextContent('ana@example.com');
  shown.showAgain(null);
  shown.showAgain(<AccountPage />);
  expect(screen.getByLabelText('New e-mail')).toHaveValue('');
});

test('what one person was told of their e-mail goes when another one comes in at the same place', async () => {
  const shown = open('changeEmail');
  await askForNewEmail(shown);
  await screen.findByText(/next@example\.com/);
  const ben = identityOf({ ...ana, noviId: 'b', email: 'ben@example.com' });
  act(() => shown.auth.send({ type: 'identity.changed', identity: ben }));
  expect(screen.queryByText(/next@example\.com/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('New e-mail')).toHaveValue('');
});

test('the password is changed after the current one, and each step is asked for once', async () => {
  const shown = open('changePassword');
  await changePassword(shown);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your password is changed' })).toHaveFocus();
  expect(reauthenticateWithCredential).toHaveBeenCalledTimes(2);
  expect(updatePassword).toHaveBeenCalledOnce();
});

test('a current password that is wrong is told beside its field', async () => {
  expectConsole('error', 'Password change failed Error (auth/wrong-password)');
  reauthenticateWithCredential.mockRejectedValue(Object.assign(new Error(), { code: 'auth/wrong-password' }));
  await changePassword(open('changePassword'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your current password is not right.');
  expect(screen.getByLabelText('Your current password')).toHaveFocus();
  expect(updatePassword).not.toHaveBeenCalled();
});

test.each(['not@@mail', 'ana@example', 'ana'])('no link is promised to %s, which is no e-mail', async (typed) => {
  const { user } = open('forgotPassword', 'nobody');
  await user.type(screen.getByRole('textbox'), typed);
  await user.click(screen.getByRole('button', { name: 'Send me the link' }));
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/Error: /);
  expect(screen.queryByText('Check your e-mail')).not.toBeInTheDocument();
  expect(sendPasswordResetEmail).not.toHaveBeenCalled();
});

test('a forgotten password is answered alike, whatever the provider says, and can be asked for again', async () => {
  expectConsole('error', 'Password reset failed Error (auth/user-not-found)');
  sendPasswordResetEmail.mockRejectedValueOnce(Object.assign(new Error(), { code: 'auth/user-not-found' }));
  const { user } = open('forgotPassword', 'nobody');
  await user.type(screen.getByRole('textbox'), ' ana@example.com ');
  await user.click(screen.getByRole('button', { name: 'Send me the link' }));
  expect(await screen.findByText('Check your e-mail')).toBeVisible();
  expect(document.body).toHaveTextContent('ana@example.com');
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText('Check your e-mail')).toBeVisible();
  expect(sendPasswordResetEmail.mock.calls.map(([, email]) => email)).toEqual(['ana@example.com', 'ana@example.com']);
});
