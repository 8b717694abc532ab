import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ClosePage } from '#src/pages/member/profile/close/close-page.tsx';
import { expectConsole } from '#tests/setup/console.ts';
import { fromPromise } from 'xstate';
import { HttpResponse } from 'msw';
import { knownRedirect } from '#src/features/session/redirect-address.ts';
import { backend, refusal } from '#tests/harness/backend.ts';
import { reauthenticateWithCredential } from '#tests/harness/firebase-auth.ts';
import { atOnce, type Person } from '#tests/harness/session.ts';
import { showPage } from '#tests/harness/show-page.tsx';
import type { DraftsOutcome } from '#machines/auth/types.ts';

const path = '/users/{userId}';
const closed = { closed_at: '2027-01-01T00:00:00.000Z', keeps_record_of_care: true };

/** What the session is asked to do: the page itself stands until the whole app follows. */
let signOut = vi.fn<() => Promise<void>>();
beforeEach(() => {
  signOut = vi.fn(() => new Promise(() => undefined));
  backend.answers('delete', path, () => closed);
});

const open = (person: Partial<Person> = {}) =>
  showPage(<ClosePage />, {
    person,
    actors: { signOut: fromPromise(signOut), saveDrafts: atOnce<DraftsOutcome, void>('none') },
  });
const toDialog = async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('Your current password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Close your account for good?' });
  return { user, dialog, yes: within(dialog).getByRole('button', { name: 'Close my account for good' }) };
};
const leaves = () => {
  expect(knownRedirect()).toEqual({ kind: 'path', to: '/account?mode=closed' });
  expect(signOut).toHaveBeenCalledOnce();
};
const asked = () => backend.received('delete', path);
/** The answer does not come through at the first press; then it is this. */
const lostThen = (second: () => Response | typeof closed | Promise<Response>) =>
  backend.answers('delete', path, () => (asked().length > 1 ? second() : HttpResponse.error()));

test('says what ends, what is deleted and what is kept, and asks for the password before anything', async () => {
  const { user } = open();
  for (const name of ['What ends at once', 'What we delete', 'What we must keep', 'Before you go', 'Is it you?']) {
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  }
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByLabelText('Your current password')).toHaveAccessibleDescription(/Enter your current password/);
  expect(reauthenticateWithCredential).not.toHaveBeenCalled();
});

test('closes after the password and the last question, and logs out', async () => {
  const { user, yes } = await toDialog();
  const proof = { email: 'ana@example.com', password: 'correct horse' };
  expect(reauthenticateWithCredential).toHaveBeenCalledWith(expect.anything(), proof);
  expect(asked()).toEqual([]);
  await user.click(yes);
  await waitFor(leaves);
  expect(asked().map(({ params }) => params)).toEqual([{ userId: 'm' }]);
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
  ['answers as the first', () => closed],
  ['finds the account gone', () => refusal(401, { code: 'unauthorized', message: 'Please sign in again.' })],
])('a reply that was lost does no harm: the second press %s', async (_how, second) => {
  lostThen(second);
  const { user, dialog, yes } = await toDialog();
  await user.click(yes);
  expect(await within(dialog).findByText(/Press the button again/)).toBeInTheDocument();
  expect(signOut).not.toHaveBeenCalled();
  expect(knownRedirect()).toBeUndefined();
  await user.click(yes);
  await waitFor(leaves);
});

test('the second press knows where the provider’s end of the session leads, until it is refused', async () => {
  const answer = Promise.withResolvers<Response>();
  lostThen(() => answer.promise);
  const { user, dialog, yes } = await toDialog();
  await user.click(yes);
  await within(dialog).findByText(/Press the button again/);
  await user.click(yes);
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(knownRedirect()).toEqual({ kind: 'path', to: '/account?mode=closed' });
  expect(signOut).not.toHaveBeenCalled();
  answer.resolve(HttpResponse.error());
  await waitFor(() => expect(knownRedirect()).toBeUndefined());
});

test('a refusal at the first press is no closed account', async () => {
  backend.refuses('delete', path, 401, { code: 'unauthorized', message: 'Please sign in again.' });
  const { user, dialog, yes } = await toDialog();
  await user.click(yes);
  expect(await within(dialog).findByRole('alert')).toBeInTheDocument();
  expect(signOut).not.toHaveBeenCalled();
});

test('a password that was given too long ago is asked for again', async () => {
  const message = 'Enter your password again first.';
  backend.refuses('delete', path, 403, { code: 'sign_in_again', message });
  const { user, yes } = await toDialog();
  await user.click(yes);
  expect(await screen.findByText('Some time has passed. Your account is still open.')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('an admin who acts is told that only the person can do this', () => {
  open({ impersonatedBy: 'Pat Doe' });
  expect(screen.getByText(/their account can’t be closed/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Your current password')).not.toBeInTheDocument();
});
