import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import ProfilePage from '#src/pages/member/profile/profile-page.tsx';
import { Route, Routes } from 'react-router-dom';
import { backend, refusal } from '#tests/harness/backend.ts';
import { showPage } from '#tests/harness/show-page.tsx';

type Phone = components['schemas']['UserPhone'];

const phone = (id: string, number: string, changes: Partial<Phone> = {}): Phone => ({
  ...{ id, user_id: 'm', kind: 'mobile', number, is_primary: false, may_text: false, may_leave_message: false },
  ...{ version: 1, ...changes },
});
const first = phone('p1', '+13125550142', { is_primary: true, may_text: true, version: 3 });

const list = '/user-phones';
const added = '/user-phones/{userId}';
const one = '/user-phones/{userPhoneId}';
type Change = ReturnType<typeof backend.received<'put', typeof one>>[number];

beforeEach(() => backend.holds({ [list]: [first], '/users/{userId}/impersonations': [] }));

const open = (page: string) =>
  showPage(
    <Routes>
      <Route path="/member/profile/*" element={<ProfilePage />} />
    </Routes>,
    { at: `/member/profile${page}`, journey: { furthest: 'complete' } },
  );

test('a list without numbers says which number a visit by phone uses, and denies none that was given', async () => {
  backend.holds({ [list]: [] });
  open('');
  expect(await screen.findByText(/we call the number that you gave for that visit/)).toBeVisible();
  expect(screen.queryByText(/haven’t given us/)).not.toBeInTheDocument();
});

test('a number is added with what we may use it for', async () => {
  backend.answers('post', added, () => phone('p2', '+13125550143'));
  const { user } = open('/phones/new');
  await user.type(await screen.findByLabelText('Phone number'), '312 555 0143');
  await user.click(screen.getByLabelText(/You may send me texts/));
  await user.click(screen.getByLabelText(/Try this number first/));
  await user.click(screen.getByRole('button', { name: 'Save this number' }));
  expect(await screen.findByRole('heading', { name: 'Your profile' })).toBeVisible();
  const requests = backend.received('post', added);
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    params: { userId: 'm' },
    body: {
      number: '312 555 0143',
      kind: 'mobile',
      may_text: true,
      may_leave_message: false,
      is_primary: true,
    },
  });
});

test('a number that can’t be one is told beside its field, and nothing is sent', async () => {
  const { user } = open('/phones/new');
  await user.type(await screen.findByLabelText('Phone number'), '555');
  await user.click(screen.getByRole('button', { name: 'Save this number' }));
  expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription(/Enter a US phone number/);
  expect(backend.received('post', added)).toEqual([]);
});

test('texts to a landline are neither offered nor sent', async () => {
  backend.answers('put', one, () => first);
  const { user } = open('/phones/p1');
  await user.click(await screen.findByLabelText('Home'));
  expect(screen.queryByLabelText(/You may send me texts/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save this number' }));
  await waitFor(() => expect(backend.received('put', one)).toHaveLength(1));
  const [{ params, headers, body }] = backend.received('put', one) as [Change];
  expect([params.userPhoneId, headers.get('If-Match')]).toEqual(['p1', '"3"']);
  expect(body).toMatchObject({ kind: 'home', may_text: false, is_primary: true });
});

test('the reason of a refusal is shown, and what was typed stays', async () => {
  const problem = { code: 'phone_exists', message: 'This number is already on your list.' } as const;
  backend.refuses('post', added, 409, problem);
  const { user } = open('/phones/new');
  await user.type(await screen.findByLabelText('Phone number'), '312 555 0142');
  await user.click(screen.getByRole('button', { name: 'Save this number' }));
  expect(await screen.findByText(/already on your list/)).toBeInTheDocument();
  expect(screen.getByLabelText('Phone number')).toHaveValue('312 555 0142');
});

test('a number that was changed elsewhere says so, keeps what was typed, and is saved over it at the next press', async () => {
  backend.answers('put', one, () => {
    if (backend.received('put', one).length > 1) return first;
    backend.holds({ [list]: [{ ...first, version: 4 }] });
    return refusal(412, { code: 'stale', message: 'This was changed in another tab.' });
  });
  const { user } = open('/phones/p1');
  const number = await screen.findByLabelText('Phone number');
  await user.clear(number);
  await user.type(number, '312 555 0199');
  await user.click(screen.getByRole('button', { name: 'Save this number' }));
  expect(await screen.findByText(/changed in another tab/)).toBeInTheDocument();
  expect(screen.getByLabelText('Phone number')).toHaveValue('312 555 0199');
  await user.click(screen.getByRole('button', { name: 'Save this number' }));
  await waitFor(() => expect(backend.received('put', one)).toHaveLength(2));
  const [, { headers, body }] = backend.received('put', one) as [Change, Change];
  expect(headers.get('If-Match')).toBe('"4"');
  expect(body).toMatchObject({ number: '312 555 0199' });
});

test.each([
  ['it was removed', () => []],
  ['it was gone already', () => refusal(404, { code: 'not_found', message: 'We could not find this.' })],
])('removing asks first, and is done when %s', async (_when, reply) => {
  backend.answers('delete', one, () => {
    backend.holds({ [list]: [] });
    return reply();
  });
  const { user } = open('/phones/p1');
  await user.click(await screen.findByRole('button', { name: 'Remove this number' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove (312) 555-0142?' });
  expect(backend.received('delete', one)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Remove it' }));
  expect(await screen.findByRole('heading', { name: 'Your profile' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(backend.received('delete', one)).toHaveLength(1);
});

test('a number that is not there any more is said to be gone', async () => {
  open('/phones/other');
  expect(await screen.findByText('This number is not on your list anymore.')).toBeInTheDocument();
});
