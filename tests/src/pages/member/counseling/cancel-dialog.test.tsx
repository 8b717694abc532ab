import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '#src/lib/api/api-error.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import CancelDialog from '#src/pages/member/counseling/cancel-dialog.tsx';
import { show } from '#tests/src/show.tsx';
import { visitWith } from '../records.ts';

const api = vi.hoisted(() => ({ PUT: vi.fn() }));
vi.mock('#src/lib/api/client.ts', () => ({ api }));

const onCanceled = vi.fn();
const confirm = () => screen.getByRole('button', { name: 'Yes, cancel it' });

beforeEach(() => {
  queryClient.clear();
  vi.resetAllMocks();
  show(
    <QueryClientProvider client={queryClient}>
      <CancelDialog open visit={visitWith('SCHEDULED')} onClose={vi.fn()} onCanceled={onCanceled} />
    </QueryClientProvider>,
  );
});

test('a double click cancels once', async () => {
  const answer = Promise.withResolvers();
  api.PUT.mockReturnValue(answer.promise);
  // Both presses come before the page is drawn anew.
  const button = confirm();
  button.click();
  button.click();
  answer.resolve({ data: { data: visitWith('CANCELED') }, response: new Response() });
  await vi.waitFor(() => expect(onCanceled).toHaveBeenCalledOnce());
  expect(api.PUT).toHaveBeenCalledOnce();
});

test('where the answer is missing, nobody says that the visit was not canceled', async () => {
  api.PUT.mockRejectedValue(new NetworkError('lost'));
  await userEvent.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent('We don’t know yet if your visit was canceled');
});

test('a refusal is said with its reason', async () => {
  api.PUT.mockRejectedValue(new ApiError(409, 'visit_not_changeable', 'It has begun.'));
  await userEvent.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your visit was not canceledIt has begun.');
});
