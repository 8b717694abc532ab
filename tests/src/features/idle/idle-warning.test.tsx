import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import type { IdleWatchCommand } from '#machines/auth/types.ts';
import { IdleWarning } from '#src/features/idle/idle-warning.tsx';
import SessionNotice from '#src/features/session/session-notice.tsx';
import { setLocale } from '#src/lib/locale.ts';
import { idleLimit } from '#src/lib/settings.ts';
import { signOut } from '#tests/harness/firebase-auth.ts';
import { openDialog } from '#tests/harness/open-dialog.ts';
import { showPage } from '#tests/harness/show-page.tsx';
import { show } from '../../show.tsx';

const page = () => (
  <>
    <input aria-label="Name" />
    <IdleWarning />
  </>
);

const idleFor = (time: number) => ({ type: 'idle.counted' as const, idle: { wall: time, steady: time } });

type Start = { impersonatedBy?: string };
const toWatch: IdleWatchCommand[] = [];

/** A member at work; the watch beside their session is the test. */
function work({ impersonatedBy }: Start = {}) {
  toWatch.length = 0;
  const watchIdle = fromCallback<IdleWatchCommand, void>(({ receive }) => receive((event) => toWatch.push(event)));
  const shown = showPage(page(), { person: { impersonatedBy }, actors: { watchIdle } });
  const warn = (secondsLeft: number) => act(() => shown.auth.send(idleFor(idleLimit - secondsLeft * 1000)));
  return { ...shown, warn };
}

async function warned(start?: Start) {
  const shown = work(start);
  await shown.user.type(screen.getByLabelText('Name'), 'Ana');
  shown.warn(60);
  await openDialog('Are you still there?');
  return shown;
}

test('nothing stands there until somebody does nothing for a while', () => {
  work();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('it says what happens and when', async () => {
  await warned();
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).toHaveTextContent('To keep your health information safe, we will log you out.');
  expect(screen.getByRole('timer')).toHaveTextContent('Time left: 60 seconds');
});

test('an admin who acts is not told of health information of their own', async () => {
  await warned({ impersonatedBy: 'Sam Staff' });
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    'To keep this health information safe, we will log you out.',
  );
});

test('a screen reader hears the time at sixty, thirty and ten seconds, not at each', async () => {
  const { warn } = await warned();
  const spoken = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
  const heard = [60, 59, 31, 30, 29, 11, 10, 9, 1].map((seconds) => {
    warn(seconds);
    return spoken();
  });
  expect([...new Set(heard)]).toEqual(['Time left: 60 seconds', 'Time left: 30 seconds', 'Time left: 10 seconds']);
  expect(screen.getByRole('timer')).toHaveTextContent('Time left: 1 second');
});

test('“Stay signed in” says so', async () => {
  const { user } = await warned();
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(toWatch).toEqual([{ type: 'count.restarted' }]);
});

test('“Log out now” signs out', async () => {
  const { user } = await warned();
  await user.click(screen.getByRole('button', { name: 'Log out now' }));
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  expect(toWatch).toEqual([]);
});

test('Escape stays', async () => {
  const { user } = await warned();
  await user.keyboard('{Escape}');
  expect(toWatch).toEqual([{ type: 'count.restarted' }]);
});

test('who comes back types on where they were: nothing of it is selected, and so replaced', async () => {
  const { auth, user } = await warned();
  act(() => auth.send(idleFor(1_000)));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  await user.keyboard(' Luz');
  expect(screen.getByLabelText('Name')).toHaveValue('Ana Luz');
});

test('it is there in Spanish, too', async () => {
  act(() => setLocale('es'));
  work().warn(60);
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
