import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KitsPage } from '#scripts/admin-site/kits-page.tsx';
import { backend } from '#tests/harness/backend.ts';
import { show } from '../../src/show.tsx';

const at = '2026-11-20T15:00:00.000Z';
const kitOf = (last_name: string) => ({
  ...{ id: last_name, status: 'SUBMITTED' as const, since: at, ordered_at: at },
  patient: { id: last_name, first_name: 'Ana', last_name },
});

it('says that the next page of a list did not come, keeps what is there, and asks again', async () => {
  backend.answers('get', '/kits', () => ({ items: [kitOf('First')], next: 'second' }));
  const { user } = show(<KitsPage />);
  expect(await screen.findByText('Ana First')).toBeVisible();
  backend.refuses('get', '/kits', 400);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('We could not load more')).toBeVisible();
  expect(screen.getByText('Ana First')).toBeVisible();
  backend.answers('get', '/kits', ({ query }) => ({ items: [kitOf(query['cursor'] ?? '')], next: null }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ana second')).toBeVisible();
  expect(screen.getByText('Ana First')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
