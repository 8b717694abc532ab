import { screen } from '@testing-library/react';
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
