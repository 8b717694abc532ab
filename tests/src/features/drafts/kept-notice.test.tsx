import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { KeptNotice } from '#src/features/drafts/kept-notice.tsx';
import { show } from '../../show.tsx';

const auth = vi.hoisted(() => ({ drafts: undefined as string | undefined, send: vi.fn() }));
vi.mock('#src/features/session/auth-provider.tsx', () => ({
  useAuth: (select: (snapshot: object) => unknown) => select({ context: { drafts: auth.drafts } }),
  useAuthActor: () => ({ send: auth.send }),
}));

/** Its button has a place of its own for what it says. */
const panel = () => screen.getAllByRole('status')[0];

beforeEach(() => auth.send.mockClear());

test.each([
  ['saved', 'What you typed before your session ended is saved now.'],
  ['unsaved', 'We could not save all that you typed before your session ended.'],
])('who is back is told that what they typed last is %s, and says when they have read it', async (drafts, said) => {
  auth.drafts = drafts;
  const { user } = show(<KeptNotice />);
  expect(panel()).toHaveTextContent(said);
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(auth.send).toHaveBeenCalledExactlyOnceWith({ type: 'drafts.noticed' });
});

test('what is lost takes the focus, and what is saved leaves it where it is', () => {
  auth.drafts = 'saved';
  const { showAgain } = show(<KeptNotice />);
  expect(panel()).not.toHaveFocus();
  auth.drafts = 'unsaved';
  showAgain(<KeptNotice />);
  expect(panel()).toHaveFocus();
});

test('nothing is said to who came in as usual', () => {
  auth.drafts = undefined;
  show(<KeptNotice />);
  expect(screen.queryByRole('status')).toBeNull();
});
