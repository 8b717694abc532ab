import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import ProfilePage from '#src/pages/member/profile/profile-page.tsx';
import { backend } from '#tests/harness/backend.ts';
import { patientWith } from '#tests/harness/records.ts';
import { showPage } from '#tests/harness/show-page.tsx';

const path = '/patients/{patientId}/pronouns';
/** What the backend holds, and in which version. */
const held = { pronouns: '', version: 4 };
const answer = () =>
  HttpResponse.json(
    { data: patientWith({ pronouns: held.pronouns }) },
    { headers: { ETag: `"${String(held.version)}"` } },
  );

beforeEach(() => {
  Object.assign(held, { pronouns: 'she/her', version: 4 });
  backend.holds({ '/user-phones': [], '/users/{userId}/impersonations': [] });
  backend.answers('get', '/patients/{patientId}', answer);
  backend.answers('put', path, ({ body }) => {
    Object.assign(held, { pronouns: body.pronouns, version: held.version + 1 });
    return answer();
  });
});

const open = () => showPage(<ProfilePage />, { journey: { furthest: 'complete' } }).user;
const field = () => screen.findByLabelText(/^Pronouns/);
const save = () => screen.getByRole('button', { name: 'Save my pronouns' });
const sent = () => backend.received('put', path).map(({ body, headers }) => [body.pronouns, headers.get('If-Match')]);

test('a member tells their pronouns in their own words, changes them, and takes them back', async () => {
  const user = open();
  expect(await field()).toHaveValue('she/her');
  await user.clear(await field());
  await user.type(await field(), ' they/them ');
  await user.click(save());
  expect(await screen.findByText('Your pronouns were saved.')).toBeVisible();
  await user.clear(await field());
  expect(screen.queryByText('Your pronouns were saved.')).toBeNull();
  await user.click(save());
  expect(await screen.findByText('Your pronouns were saved.')).toBeVisible();
  expect(sent()).toEqual([
    ['they/them', '"4"'],
    ['', '"5"'],
  ]);
});

test('a failed save keeps what was typed, and says so', async () => {
  backend.refuses('put', path, 412, { code: 'stale', message: 'This was changed in another tab.' });
  const user = open();
  await user.type(await field(), ' or they');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your pronouns were not saved');
  expect(await field()).toHaveValue('she/her or they');
});
