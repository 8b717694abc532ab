import { QueryClientProvider } from '@tanstack/react-query';
import { configure, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../src/app/api/queries.ts';
import { useFreeSlots } from '../../../src/member/steps/counseling/useFreeSlots.ts';
import { show } from '../show.tsx';

const api = vi.hoisted(() => ({ GET: vi.fn() }));
vi.mock('../../../src/app/api/client.ts', () => ({ api }));
configure({ asyncUtilTimeout: 10_000 });

const first = Date.parse('2027-11-22T15:00:00.000Z');
/** 450 free times, one each hour. */
const all = Array.from({ length: 450 }, (_, hour) => ({
  ...{ id: String(hour), specialist_name: 'Grace Lindqvist', ends_at: '' },
  starts_at: new Date(first + hour * 3_600_000).toISOString(),
}));

beforeEach(() => {
  queryClient.clear();
  api.GET.mockImplementation((_path: string, { params }: { params?: { query?: { from?: string } } } = {}) => {
    const { from = '' } = params?.query ?? {};
    const data = all.filter(({ starts_at }) => starts_at >= from).slice(0, 200);
    return Promise.resolve({ data: { data }, response: new Response() });
  });
});

function Times({ until }: { until?: string }) {
  const { data } = useFreeSlots(until);
  if (!data) return null;
  return (
    <>
      <p>{`${String(data.data.length)} times`}</p>
      {data.more.hasMore && <button onClick={data.more.onMore}>More</button>}
      {data.more.hasFailed && <p>Failed</p>}
    </>
  );
}

const times = (until?: string) => (
  <QueryClientProvider client={queryClient}>
    <Times {...(until !== undefined && { until })} />
  </QueryClientProvider>
);

it('never takes the first 200 times for all: the others come when they are asked for, each once', async () => {
  const { user } = show(times());
  expect(await screen.findByText('200 times')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByText('399 times')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByText('450 times')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

it('reaches the day of a draft by itself, so that no time is said to be gone that was not asked for yet', async () => {
  show(times('2027-12-02'));
  expect(await screen.findByText('399 times')).toBeVisible();
});

it('says when further times could not be had, keeps those that are there, and can be asked again', async () => {
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const { user } = show(times());
  await screen.findByText('200 times');
  api.GET.mockRejectedValueOnce(new Error('away'));
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByText('Failed')).toBeVisible();
  expect(screen.getByText('200 times')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByText('399 times')).toBeVisible();
  expect(screen.queryByText('Failed')).toBeNull();
});

it('does not ask without end for what comes after 200 times of one moment', async () => {
  const [one] = all;
  const data = Array.from({ length: 200 }, (_, index) => ({ ...one, id: String(index) }));
  api.GET.mockClear().mockResolvedValue({ data: { data }, response: new Response() });
  show(times('2099-01-01'));
  expect(await screen.findByText('200 times')).toBeVisible();
  expect(api.GET.mock.calls.length).toBeLessThan(4);
});
