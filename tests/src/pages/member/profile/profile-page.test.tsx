import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Step } from '#domain/steps.ts';
import ProfilePage from '#src/pages/member/profile/profile-page.tsx';
import { backend } from '#tests/harness/backend.ts';
import { showPage } from '#tests/harness/show-page.tsx';

beforeEach(() => backend.holds({ '/user-phones': [], '/users/{userId}/impersonations': [] }));

/** The link, once the parts of the page stand. */
async function goOn(furthest: Step) {
  showPage(<ProfilePage />, { journey: { furthest } });
  await screen.findByRole('button', { name: 'Log out' });
  return screen.queryByRole('link', { name: 'Pick up where you left off' });
}

test.each(['welcome', 'survey', 'counseling'] as const)('who has come to %s is led on from there', async (furthest) => {
  expect(await goOn(furthest)).toHaveAttribute('href', '/member/loading-step');
});

test('who has done all steps has nothing to go on with', async () => {
  expect(await goOn('complete')).toBeNull();
});

test('who impersonates the member finds themself among who acted, and why the sign-in can’t be changed', async () => {
  const time = {
    ...{ id: 'time-1', admin_id: 'a', member_id: 'm', admin_name: 'Olu Admin', reason: 'Ana asked us by phone.' },
    ...{ started_at: '2027-03-01T15:30:00.000Z', ends_at: '2027-03-01T16:30:00.000Z', ended_at: null, ended_by: null },
  };
  backend.holds({ '/users/{userId}/impersonations': [time] });
  showPage(<ProfilePage />, { person: { impersonatedBy: 'Olu Admin' } });
  const acted = within(await screen.findByRole('region', { name: 'Who acted for you' }));
  const item = await acted.findByText('Olu Admin');
  expect(item.closest('li')).toHaveTextContent('Why: Ana asked us by phone.');
  expect(screen.getByRole('region', { name: 'How you sign in' })).toHaveTextContent(
    'can’t be changed. They belong to the person alone.',
  );
});
