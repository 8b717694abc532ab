import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DraftsOutcome } from '#machines/auth/types.ts';
import { DraftsOutcomeNotice } from '#src/pages/member/drafts-outcome-notice.tsx';
import { ana, atOnce, identityOf, startSession } from '#tests/harness/session.ts';
import { showPage } from '#tests/harness/show-page.tsx';

/** Ana’s session was over while something was not saved, and she is back; this came of what she had typed. */
function showAfterReturn(outcome: DraftsOutcome) {
  const auth = startSession({
    actors: {
      keepDrafts: atOnce<DraftsOutcome, void>('kept'),
      saveKept: atOnce<DraftsOutcome, void>(outcome),
      signOut: atOnce<void, void>(undefined),
    },
  });
  auth.send({ type: 'session.over' });
  auth.send({ type: 'identity.changed', identity: identityOf(ana) });
  return showPage(<DraftsOutcomeNotice />, { auth });
}

/** Its button has a place of its own for what it says. */
const panel = () => screen.getAllByRole('status')[0];

test.each([
  ['saved', 'What you typed before your session ended is saved now.'],
  ['unsaved', 'We could not save all that you typed before your session ended.'],
] as const)('who is back is told that what they typed last is %s, until they have read it', async (outcome, said) => {
  const { user, auth } = showAfterReturn(outcome);
  expect(panel()).toHaveTextContent(said);
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(auth.getSnapshot().context.drafts).toBeUndefined();
  expect(screen.queryByRole('status')).toBeNull();
});

test('what is lost takes the focus', () => {
  showAfterReturn('unsaved');
  expect(panel()).toHaveFocus();
});

test('what is saved leaves the focus where it is', () => {
  showAfterReturn('saved');
  expect(panel()).not.toHaveFocus();
});

test('nothing is said to who came in as usual', () => {
  showPage(<DraftsOutcomeNotice />);
  expect(screen.queryByRole('status')).toBeNull();
});
