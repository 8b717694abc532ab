import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { IdleWarning } from '#src/features/idle/idle-warning.tsx';
import SessionNotice from '#src/features/session/session-notice.tsx';
import { setLocale } from '#src/lib/locale.ts';
import { show } from '../../show.tsx';

const auth = vi.hoisted(() => ({ warned: false, seconds: 60, isImpersonating: false, send: vi.fn() }));
vi.mock('#src/features/session/use-is-impersonating.ts', () => ({ useIsImpersonating: () => auth.isImpersonating }));
vi.mock('#src/features/session/auth-provider.tsx', () => ({
  useAuth: (select: (snapshot: unknown) => unknown) =>
    select({ hasTag: () => auth.warned, context: { idleSecondsLeft: auth.seconds } }),
  useAuthActor: () => ({ send: auth.send }),
}));

const page = () => (
  <>
    <input aria-label="Name" />
    <IdleWarning />
  </>
);

beforeEach(() => {
  Object.assign(auth, { warned: false, seconds: 60, isImpersonating: false });
  auth.send.mockClear();
  setLocale('en');
});

async function warn() {
  const shown = show(page());
  await shown.user.type(screen.getByLabelText('Name'), 'Ana');
  auth.warned = true;
  shown.showAgain(page());
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you still there?' });
  // It stands there before it listens for keys: it does once it has taken the focus.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return shown;
}

test('nothing stands there until somebody does nothing for a while', () => {
  show(page());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('it says what happens and when', async () => {
  await warn();
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).toHaveTextContent('To keep your health information safe, we will log you out.');
  expect(screen.getByRole('timer')).toHaveTextContent('Time left: 60 seconds');
});

test('an admin who acts is not told of health information of their own', async () => {
  auth.isImpersonating = true;
  await warn();
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    'To keep this health information safe, we will log you out.',
  );
});

test('a screen reader hears the time at sixty, thirty and ten seconds, not at each', async () => {
  const { showAgain } = await warn();
  const spoken = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
  const heard = [60, 59, 31, 30, 29, 11, 10, 9, 1].map((seconds) => {
    auth.seconds = seconds;
    showAgain(page());
    return spoken();
  });
  expect([...new Set(heard)]).toEqual(['Time left: 60 seconds', 'Time left: 30 seconds', 'Time left: 10 seconds']);
  expect(screen.getByRole('timer')).toHaveTextContent('Time left: 1 second');
});

test.each([
  ['Stay signed in', 'idle.stayed'],
  ['Log out now', 'signOut.requested'],
])('“%s” says so', async (name, type) => {
  const { user } = await warn();
  await user.click(screen.getByRole('button', { name }));
  expect(auth.send).toHaveBeenCalledExactlyOnceWith({ type });
});

test('Escape stays', async () => {
  const { user } = await warn();
  // It listens once it has taken the focus.
  await waitFor(() => expect(screen.getByRole('alertdialog').contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  expect(auth.send).toHaveBeenCalledExactlyOnceWith({ type: 'idle.stayed' });
});

test('who comes back types on where they were: nothing of it is selected, and so replaced', async () => {
  const { showAgain, user } = await warn();
  auth.warned = false;
  showAgain(page());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  await user.keyboard(' Luz');
  expect(screen.getByLabelText('Name')).toHaveValue('Ana Luz');
});

test('it is there in Spanish, too', async () => {
  act(() => setLocale('es'));
  auth.warned = true;
  show(page());
  expect(await screen.findByRole('alertdialog', { name: '¿Sigue ahí?' })).toBeInTheDocument();
});

test.each([
  ['idle', 'none', 'You were logged out', 'Nothing had happened for a while'],
  ['idle', 'saved', 'You were logged out', 'What you typed is saved as a draft.'],
  ['idle', 'unsaved', 'Some of what you typed is not saved', 'We could not save all that you typed last.'],
  [undefined, 'unsaved', 'Some of what you typed is not saved', 'We could not save all that you typed last.'],
] as const)('after an end for %s with drafts %s, the sign-in page says so', (notice, drafts, title, sentence) => {
  show(<SessionNotice notice={notice} drafts={drafts} />);
  const said = screen.getByRole('status');
  expect(said).toHaveTextContent(title);
  expect(said).toHaveTextContent(sentence);
  if (drafts !== 'saved') expect(said).not.toHaveTextContent('as a draft');
  if (!notice) expect(said).not.toHaveTextContent('Nothing had happened');
});

test('an account that can’t be used here is told so', () => {
  show(<SessionNotice notice="notForThisRole" drafts={undefined} />);
  expect(screen.getByText(/This account can’t be used here/)).toBeInTheDocument();
});
