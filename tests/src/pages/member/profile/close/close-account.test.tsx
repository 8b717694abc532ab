import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '#src/lib/api/api-error.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import { ClosePage } from '#src/pages/member/profile/close/close-page.tsx';
import { expectConsole } from '#tests/setup/console.ts';
import { show } from '#tests/src/show.tsx';

const now = vi.hoisted(() => ({ acting: false }));
const hands = vi.hoisted(() => ({
  prove: vi.fn(),
  DELETE: vi.fn(),
  send: vi.fn(),
  remember: vi.fn(),
  forget: vi.fn(),
}));
vi.mock('#src/lib/api/client.ts', () => ({ api: { DELETE: hands.DELETE } }));
vi.mock('#src/lib/identity/account.ts', () => ({ proveAgain: hands.prove }));
vi.mock('#src/features/session/redirect-address.ts', () => ({
  rememberRedirect: hands.remember,
  forgetRedirect: hands.forget,
}));
vi.mock('#src/features/session/use-is-acting.ts', () => ({ useIsActing: () => now.acting }));
vi.mock('#src/features/session/auth-provider.tsx', () => ({
  useAuthActor: () => ({ send: hands.send }),
  useSignedInPerson: () => ({ noviId: 'm', email: 'ana@example.com' }),
}));

const done = { data: { data: { closed_at: '2027-01-01T00:00:00.000Z', keeps_record_of_care: true } } };

beforeEach(() => {
  now.acting = false;
  Object.values(hands).forEach((hand) => hand.mockReset());
  hands.prove.mockResolvedValue({});
  hands.DELETE.mockResolvedValue({ ...done, response: new Response() });
});

const open = () =>
  show(
    <QueryClientProvider client={queryClient}>
      <ClosePage />
    </QueryClientProvider>,
  );
const toDialog = async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('Your current password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Close your account for good?' });
  return { user, dialog, yes: within(dialog).getByRole('button', { name: 'Close my account for good' }) };
};
const leaves = () => {
  expect(hands.remember).toHaveBeenCalledWith('/account?mode=closed');
  expect(hands.send).toHaveBeenCalledWith({ type: 'signOut.requested' });
};

test('says what ends, what is deleted and what is kept, and asks for the password before anything', async () => {
  const { user } = open();
  for (const name of ['What ends at once', 'What we delete', 'What we must keep', 'Before you go', 'Is it you?']) {
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  }
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByLabelText('Your current password')).toHaveAccessibleDescription(/Enter your current password/);
  expect(hands.prove).not.toHaveBeenCalled();
});

test('closes after the password and the last question, and logs out', async () => {
  const { user, yes } = await toDialog();
  expect(hands.prove).toHaveBeenCalledWith('correct horse');
  expect(hands.DELETE).not.toHaveBeenCalled();
  await user.click(yes);
  await waitFor(leaves);
  expect(hands.DELETE).toHaveBeenCalledOnce();
});

test('keeps the account when the last question is answered so, or by Escape', async () => {
  const { user } = await toDialog();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(hands.DELETE).not.toHaveBeenCalled();
});

test('a wrong password is told beside its field, and asks no further', async () => {
  expectConsole('error', /Closing the account failed/);
  hands.prove.mockRejectedValue(Object.assign(new Error(), { code: 'auth/wrong-password' }));
  const { user } = open();
  await user.type(screen.getByLabelText('Your current password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Your current password')).toHaveAccessibleDescription(/is not right/),
  );
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test.each([
  ['answers as the first', () => Promise.resolve({ ...done, response: new Response() })],
  ['finds the account gone', () => Promise.reject(new ApiError(401, 'unauthorized', 'Please sign in again.'))],
])('a reply that was lost does no harm: the second press %s', async (_how, second) => {
  hands.DELETE.mockRejectedValueOnce(new NetworkError('lost')).mockImplementationOnce(second);
  const { user, dialog, yes } = await toDialog();
  await user.click(yes);
  expect(await within(dialog).findByText(/Press the button again/)).toBeInTheDocument();
  expect(hands.send).not.toHaveBeenCalled();
  expect(hands.remember).not.toHaveBeenCalled();
  await user.click(yes);
  await waitFor(leaves);
});

test('the second press knows where the provider’s end of the session leads, until it is refused', async () => {
  let refuse: (error: Error) => void = () => {};
  hands.DELETE.mockRejectedValueOnce(new NetworkError('lost')).mockImplementationOnce(
    () => new Promise((_, reject) => (refuse = reject)),
  );
  const { user, dialog, yes } = await toDialog();
  await user.click(yes);
  await within(dialog).findByText(/Press the button again/);
  hands.forget.mockClear();
  await user.click(yes);
  await waitFor(() => expect(hands.remember).toHaveBeenCalledWith('/account?mode=closed'));
  expect(hands.send).not.toHaveBeenCalled();
  expect(hands.forget).not.toHaveBeenCalled();
  refuse(new NetworkError('lost'));
  await waitFor(() => expect(hands.forget).toHaveBeenCalled());
});

test('a refusal at the first press is no closed account', async () => {
  hands.DELETE.mockRejectedValue(new ApiError(401, 'unauthorized', 'Please sign in again.'));
  const { user, dialog, yes } = await toDialog();
  await user.click(yes);
  expect(await within(dialog).findByRole('alert')).toBeInTheDocument();
  expect(hands.send).not.toHaveBeenCalled();
});

test('a password that was given too long ago is asked for again', async () => {
  hands.DELETE.mockRejectedValue(new ApiError(403, 'sign_in_again', 'Enter your password again first.'));
  const { user, yes } = await toDialog();
  await user.click(yes);
  expect(await screen.findByText('Some time has passed. Your account is still open.')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('an admin who acts is told that only the person can do this', () => {
  now.acting = true;
  open();
  expect(screen.getByText(/their account can’t be closed/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Your current password')).not.toBeInTheDocument();
});
