import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import EmailsPage from '#src/pages/specialist/emails/emails-page.tsx';
import { backend } from '#tests/harness/backend.ts';
import { showPage } from '#tests/harness/show-page.tsx';

const path = '/users/{userId}/message-preferences';
const stored: components['schemas']['MessagePreferences'] = {
  ...{ user_id: 's', locale: 'en', time_zone: null, kit: true, news: false, day: true, version: 3 },
};

beforeEach(() => backend.holds({ [path]: stored }));

const open = () =>
  showPage(<EmailsPage />, {
    at: '/specialist/appointments/upcoming?area=emails',
    person: { noviId: 's', role: 'specialist' },
  });

test('a specialist chooses language, clock and the e-mail of the day; those about visits can’t be switched off', async () => {
  backend.answers('put', path, () => ({ ...stored, version: 4 }));
  const { user } = open();
  expect(await screen.findByRole('option', { name: 'That of your hours' })).toBeInTheDocument();
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  expect(screen.getByText(/^E-mails about your visits always come/)).toBeVisible();
  await user.click(screen.getByLabelText('Español'));
  await user.click(screen.getByLabelText(/^In the morning/));
  await user.click(screen.getByRole('button', { name: 'Save my choices' }));
  await expect.poll(() => backend.received('put', path)).toHaveLength(1);
  expect(backend.received('put', path)[0]).toMatchObject({
    params: { userId: 's' },
    // What is not a specialist's stays as it was.
    body: { locale: 'es', time_zone: null, kit: true, news: false, day: false },
  });
  expect(backend.received('put', path)[0]?.headers.get('If-Match')).toBe('"3"');
});

test('choices that were changed in another tab are said to be, and what was chosen stays', async () => {
  backend.refuses('put', path, 412, { code: 'stale', message: 'This was changed in another tab.' });
  const { user } = open();
  await user.click(await screen.findByLabelText(/^In the morning/));
  await user.click(screen.getByRole('button', { name: 'Save my choices' }));
  expect(await screen.findByText('This was changed in another tab.')).toBeVisible();
  expect(screen.getByLabelText(/^In the morning/)).not.toBeChecked();
});
