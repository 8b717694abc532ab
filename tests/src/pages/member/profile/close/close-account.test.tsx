import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { knownRedirect } from '#src/features/session/redirect-address.ts';
import { ClosePage } from '#src/pages/member/profile/close/close-page.tsx';
import { backend, refusal } from '#tests/harness/backend.ts';
import { reauthenticateWithCredential } from '#tests/harness/firebase-auth.ts';
import { openDialog } from '#tests/harness/open-dialog.ts';
import type { Person } from '#tests/harness/session.ts';
import { showPage } from '#tests/harness/show-page.tsx';
import { expectConsole } from '#tests/setup/console.ts';

const closed = { closed_at: '2027-01-01T00:00:00.000Z', keeps_record_of_care: true };
const path = '/users/{userId}';
const asked = () => backend.received('delete', path);

const open = (person: Partial<Person> = {}) => showPage(<ClosePage />, { at: '/member/profile/close', person });
const toDialog = async () => {
  const shown = open();
  const { user } = shown;
  await user.type(screen.getByLabelText('Your current password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  const dialog = await openDialog('Close your account for good?');
  return { ...shown, dialog, yes: within(dialog).getByRole('button', { name: 'Close my account for good' }) };
};
type Shown = Awaited<ReturnType<typeof toDialog>>;
const leaves = ({ auth }: Shown) =>
  waitFor(() => {
    expect(auth.getSnapshot().hasTag('signedOut')).toBe(true);
    expect(knownRedirect()).toEqual({ kind: 'path', to: '/account?mode=closed' });
  });
const staysIn = ({ auth }: Shown) => expect(auth.getSnapshot().hasTag('signedIn')).toBe(true);
/** What each request is answered with, one after the other. */
const answer = (...answers: (() => Response)[]) =>
  backend.answers('delete', path, () => (answers.shift()?.() ?? closed) as typeof closed);
const lost = () => HttpResponse.error();

test('says what ends, what is deleted and what is kept, and asks for the password before anything', async () => {
  const { user } = open();
  for (const name of ['What ends at once', 'What we delete', 'What we must keep', 'Before you go', 'Is it you?']) {
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  }
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByLabelText('Your current password')).toHaveAccessibleDescription(/Enter your current password/);
  expect(reauthenticateWithCredential).not.toHaveBeenCalled();
});

test('closes after the password and the last question, and signs out', async () => {
  answer();
  const shown = await toDialog();
  expect(reauthenticateWithCredential).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
    email: 'ana@example.com',
    password: 'correct horse',
  });
  expect(asked()).toEqual([]);
  await shown.user.click(shown.yes);
  await leaves(shown);
  expect(asked().map(({ params }) => params.userId)).toEqual(['m']);
});

test('keeps the account when the last question is answered so, or by Escape', async () => {
  const { user } = await toDialog();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(asked()).toEqual([]);
});

test('a wrong password is told beside its field, and asks no further', async () => {
  expectConsole('error', /Closing the account failed/);
  reauthenticateWithCredential.mockRejectedValue(Object.assign(new Error(), { code: 'auth/wrong-password' }));
  const { user } = open();
  await user.type(screen.getByLabelText('Your current password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Your current password')).toHaveAccessibleDescription(/is not right/),
  );
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test.each([
  ['answers as the first', undefined],
  ['finds the account gone', () => refusal(401, { code: 'unauthorized' })],
])('a reply that was lost does no harm: the second press %s', async (_how, second) => {
  answer(lost, ...(second ? [second] : []));
  const shown = await toDialog();
  await shown.user.click(shown.yes);
  expect(await within(shown.dialog).findByText(/Press the button again/)).toBeInTheDocument();
  staysIn(shown);
  expect(knownRedirect()).toBeUndefined();
  await shown.user.click(shown.yes);
  await leaves(shown);
});

test('the second press knows where the provider’s end of the session leads, until it is refused', async () => {
  answer(lost);
  const shown = await toDialog();
  await shown.user.click(shown.yes);
  await within(shown.dialog).findByText(/Press the button again/);
  answer(lost);
  const release = backend.waits('delete', path);
  await shown.user.click(shown.yes);
  await waitFor(() => expect(knownRedirect()).toEqual({ kind: 'path', to: '/account?mode=closed' }));
  staysIn(shown);
  release();
  await waitFor(() => expect(knownRedirect()).toBeUndefined());
  staysIn(shown);
});

test('a refusal at the first press is no closed account', async () => {
  answer(() => refusal(401, { code: 'unauthorized' }));
  const shown = await toDialog();
  await shown.user.click(shown.yes);
  expect(await within(shown.dialog).findByRole('alert')).toBeInTheDocument();
  staysIn(shown);
});

test('a password that was given too long ago is asked for again', async () => {
  answer(() => refusal(403, { code: 'sign_in_again' }));
  const shown = await toDialog();
  await shown.user.click(shown.yes);
  expect(await screen.findByText('Some time has passed. Your account is still open.')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(knownRedirect()).toBeUndefined();
});

test('the account that is being closed is closed, and the session ends, even where the page is left meanwhile', async () => {
  answer();
  const release = backend.waits('delete', path);
  const shown = await toDialog();
  await shown.user.click(shown.yes);
  await waitFor(() => expect(asked()).toHaveLength(1));
  shown.showAgain(null);
  staysIn(shown);
  release();
  await leaves(shown);
});

test('whoever leaves the page before the last answer begins anew', async () => {
  const shown = await toDialog();
  shown.showAgain(null);
  shown.showAgain(<ClosePage />);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Your current password')).toHaveValue('');
});

test('an admin who acts is told that only the person can do this', () => {
  open({ impersonatedBy: 'Pat Doe' });
  expect(screen.getByText(/their account can’t be closed/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Your current password')).not.toBeInTheDocument();
});
