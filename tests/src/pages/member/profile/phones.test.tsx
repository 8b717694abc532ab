import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import ProfilePage from '#src/pages/member/profile/profile-page.tsx';
import { show } from '#tests/src/show.tsx';

type Phone = components['schemas']['UserPhone'];

const api = vi.hoisted(() => ({ GET: vi.fn(), POST: vi.fn(), PUT: vi.fn(), DELETE: vi.fn() }));
vi.mock('#src/lib/api/client.ts', () => ({ api }));
vi.mock('#src/pages/member/profile/overview.tsx', () => ({ Overview: () => <h1>Your profile</h1> }));
vi.mock('#src/pages/member/profile/close/close-page.tsx', () => ({ ClosePage: () => null }));
vi.mock('#src/features/session/auth-provider.tsx', () => ({ useSignedInPerson: () => ({ noviId: 'm' }) }));

const phone = (id: string, number: string, changes: Partial<Phone> = {}): Phone => ({
  ...{ id, user_id: 'm', kind: 'mobile', number, is_primary: false, may_text: false, may_leave_message: false },
  ...{ version: 1, ...changes },
});
const first = phone('p1', '+13125550142', { is_primary: true, may_text: true, version: 3 });

let phones: Phone[];
beforeEach(() => {
  queryClient.clear();
  Object.values(api).forEach((call) => call.mockReset());
  phones = [first];
  api.GET.mockImplementation(() => Promise.resolve({ data: { data: phones }, response: new Response() }));
});

const open = (page: string) =>
  show(
    <QueryClientProvider client={queryClient}>
      <ProfilePage />
    </QueryClientProvider>,
    { at: page },
  );
const answer = (data: unknown) => Promise.resolve({ data: { data }, response: new Response() });

test('a number is added with what we may use it for', async () => {
  api.POST.mockReturnValue(answer(phone('p2', '+13125550143')));
  const { user } = open('/phones/new');
  await user.type(await screen.findByLabelText('Phone number'), '312 555 0143');
  await user.click(screen.getByLabelText(/You may send me texts/));
  await user.click(screen.getByLabelText(/Try this number first/));
  await user.click(screen.getByRole('button', { name: 'Save this number' }));
  await waitFor(() => expect(api.POST).toHaveBeenCalledOnce());
  expect(api.POST.mock.calls[0]?.[1]).toMatchObject({
    params: { path: { userId: 'm' } },
    body: { number: '312 555 0143', kind: 'mobile', may_text: true, may_leave_message: false, is_primary: true },
  });
});

test('a number that can’t be one is told beside its field, and nothing is sent', async () => {
  const { user } = open('/phones/new');
  await user.type(await screen.findByLabelText('Phone number'), '555');
  await user.click(screen.getByRole('button', { name: 'Save this number' }));
  expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription(/Enter a US phone number/);
  expect(api.POST).not.toHaveBeenCalled();
});

test('texts to a landline are neither offered nor sent', async () => {
  api.PUT.mockReturnValue(answer(first));
  const { user } = open('/phones/p1');
  await user.click(await screen.findByLabelText('Home'));
  expect(screen.queryByLabelText(/You may send me texts/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save this number' }));
  await waitFor(() => expect(api.PUT).toHaveBeenCalledOnce());
  expect(api.PUT.mock.calls[0]?.[1]).toMatchObject({
    params: { header: { 'If-Match': '"3"' } },
    body: { kind: 'home', may_text: false, is_primary: true },
  });
});

test('the reason of a refusal is shown, and what was typed stays', async () => {
  api.POST.mockRejectedValue(new ApiError(409, 'phone_exists', 'This number is already on your list.'));
  const { user } = open('/phones/new');
  await user.type(await screen.findByLabelText('Phone number'), '312 555 0142');
  await user.click(screen.getByRole('button', { name: 'Save this number' }));
  expect(await screen.findByText(/already on your list/)).toBeInTheDocument();
  expect(screen.getByLabelText('Phone number')).toHaveValue('312 555 0142');
});

test('a number that was changed elsewhere says so, keeps what was typed, and is saved over it at the next press', async () => {
  api.PUT.mockImplementationOnce(() => {
    phones = [{ ...first, version: 4 }];
    return Promise.reject(new ApiError(412, 'stale', 'This was changed in another tab.'));
  }).mockReturnValue(answer(first));
  const { user } = open('/phones/p1');
  const number = await screen.findByLabelText('Phone number');
  await user.clear(number);
  await user.type(number, '312 555 0199');
  await user.click(screen.getByRole('button', { name: 'Save this number' }));
  expect(await screen.findByText(/changed in another tab/)).toBeInTheDocument();
  expect(screen.getByLabelText('Phone number')).toHaveValue('312 555 0199');
  await user.click(screen.getByRole('button', { name: 'Save this number' }));
  await waitFor(() => expect(api.PUT).toHaveBeenCalledTimes(2));
  expect(api.PUT.mock.calls[1]?.[1]).toMatchObject({
    params: { header: { 'If-Match': '"4"' } },
    body: { number: '312 555 0199' },
  });
});

test.each([
  ['it was removed', () => answer([])],
  ['it was gone already', () => Promise.reject(new ApiError(404, 'not_found', 'We could not find this.'))],
])('removing asks first, and is done when %s', async (_when, reply) => {
  api.DELETE.mockImplementation(reply);
  const { user } = open('/phones/p1');
  await user.click(await screen.findByRole('button', { name: 'Remove this number' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove (312) 555-0142?' });
  expect(api.DELETE).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Remove it' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(api.DELETE).toHaveBeenCalledOnce();
});

test('a number that is not there any more is said to be gone', async () => {
  open('/phones/other');
  expect(await screen.findByText('This number is not on your list anymore.')).toBeInTheDocument();
});
