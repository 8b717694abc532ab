import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import ProfilePage from '#src/pages/member/profile/profile-page.tsx';
import { backend } from '#tests/harness/backend.ts';
import { showPage } from '#tests/harness/show-page.tsx';

type Preferences = components['schemas']['MessagePreferences'];

const path = '/users/{userId}/message-preferences';
const stored: Preferences = {
  ...{ user_id: 'm', locale: 'en', time_zone: null, kit: true, news: true, day: false, version: 3 },
};

beforeEach(() => backend.holds({ [path]: stored, '/user-phones': [], '/users/{userId}/impersonations': [] }));

const open = (page: string) =>
  showPage(
    <Routes>
      <Route path="/member/profile/*" element={<ProfilePage />} />
    </Routes>,
    { at: `/member/profile${page}`, journey: { furthest: 'complete' } },
  );

test('a member chooses language, time zone and topics, and what is not on the page stays as it was', async () => {
  backend.answers('put', path, () => ({ ...stored, version: 4 }));
  const { user } = open('');
  await user.click(await screen.findByRole('link', { name: 'Choose your e-mails' }));
  await user.click(await screen.findByLabelText('Español'));
  await user.selectOptions(screen.getByLabelText(/Time zone/), 'America/Denver');
  await user.click(screen.getByLabelText(/When something waits/));
  await user.click(screen.getByRole('button', { name: 'Save my choices' }));
  expect(await screen.findByRole('heading', { name: 'Your profile' })).toBeVisible();
  expect(backend.received('put', path)).toMatchObject([
    {
      params: { userId: 'm' },
      body: { locale: 'es', time_zone: 'America/Denver', kit: true, news: false, day: false },
    },
  ]);
});

test('without a time zone of their own it is that of their state', async () => {
  backend.holds({ [path]: { ...stored, time_zone: 'America/Denver' } });
  backend.answers('put', path, () => stored);
  const { user } = open('/emails');
  expect(await screen.findByLabelText(/Time zone/)).toHaveValue('America/Denver');
  await user.selectOptions(screen.getByLabelText(/Time zone/), 'That of the state where you live');
  await user.click(screen.getByRole('button', { name: 'Save my choices' }));
  expect(await screen.findByRole('heading', { name: 'Your profile' })).toBeVisible();
  expect(backend.received('put', path)[0]?.body).toMatchObject({ time_zone: null });
});

test('what was chosen stays when it could not be saved, and the reason is said', async () => {
  backend.refuses('put', path, 412, { code: 'stale', message: 'This was changed in another tab.' });
  const { user } = open('/emails');
  await user.click(await screen.findByLabelText(/When a package/));
  await user.click(screen.getByRole('button', { name: 'Save my choices' }));
  expect(await screen.findByText('This was changed in another tab.')).toBeVisible();
  expect(screen.getByLabelText(/When a package/)).not.toBeChecked();
});
