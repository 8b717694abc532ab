import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import { PastImpersonations } from '#src/features/impersonation/past-impersonations.tsx';
import { setLocale } from '#src/lib/locale.ts';
import { backend } from '#tests/harness/backend.ts';
import { eventually } from '#tests/harness/eventually.ts';
import { showPage } from '#tests/harness/show-page.tsx';

type Impersonation = components['schemas']['Impersonation'];

const time: Impersonation = {
  id: 'time-1',
  admin_id: 'a',
  member_id: 'm',
  admin_name: 'Henry Vance',
  reason: 'Ana asked us by phone to correct her address.',
  started_at: '2027-03-01T15:30:00.000Z',
  ends_at: '2027-03-01T16:30:00.000Z',
  ended_at: '2027-03-01T15:42:10.000Z',
  ended_by: 'admin',
};

const path = '/users/{userId}/impersonations';
const list = <PastImpersonations userId="m" lead="What an admin can do" nobody="Nobody has acted for you." />;

function open(...times: Impersonation[]) {
  backend.holds({ [path]: times });
  return showPage(list);
}

beforeEach(() => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone: 'America/Denver' };
  });
});

test('members see who acted for them, when, for how long and why, in their own time zone', async () => {
  open(time);
  const item = await screen.findByRole('listitem');
  expect(item).toHaveTextContent('Henry Vance');
  expect(item).toHaveTextContent(/Mar 1, 2027, 8:30\sAM, for 12 minutes/);
  expect(item).toHaveTextContent('Why: Ana asked us by phone to correct her address.');
  expect(screen.getByText('All times are in your time zone: Mountain Time.')).toBeInTheDocument();
});

test.each([
  [{ ended_at: null, ended_by: null }, 'still going on'],
  [{ ended_at: '2027-03-01T15:30:20.000Z' }, 'for less than a minute'],
  [{ ended_at: '2027-03-01T15:31:05.000Z' }, 'for 1 minute'],
  [{ ended_at: '2027-03-01T16:30:00.000Z', ended_by: 'time' }, 'for 60 minutes · It ended by itself.'],
  [{ ended_by: 'role' }, 'for 12 minutes · It ended by itself.'],
] as const)('%j reads "%s"', async (change, words) => {
  open({ ...time, ...change });
  expect(await screen.findByRole('listitem')).toHaveTextContent(words);
});

test('a long list shows the newest five until all are asked for', async () => {
  const { user } = open(...Array.from({ length: 7 }, (_, index) => ({ ...time, id: `time-${index}` })));
  expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show all 7' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
  expect(screen.getAllByRole('listitem')[5]).toHaveFocus();
});

test('a list of many pages is read page by page, and the focus goes on where it grows', async () => {
  const many = Array.from({ length: 103 }, (_, index) => ({ ...time, id: `time-${index}` }));
  backend.answers('get', path, ({ query }) => {
    const first = (Number(query['page']) - 1) * 100;
    return many.slice(first, first + 100);
  });
  const { user } = showPage(list);
  expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(100);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await eventually(() => expect(screen.getAllByRole('listitem')).toHaveLength(103));
  expect(screen.getAllByRole('listitem')[100]).toHaveFocus();
  expect(screen.queryByRole('button', { name: /Show/ })).not.toBeInTheDocument();
});

test('nobody is said to be nobody', async () => {
  open();
  expect(await screen.findByText('Nobody has acted for you.')).toBeInTheDocument();
  expect(screen.queryByText(/time zone/)).not.toBeInTheDocument();
});

test('in Spanish it is told in Spanish', async () => {
  setLocale('es');
  open(time);
  const item = await screen.findByRole('listitem');
  expect(item).toHaveTextContent(/1 mar 2027, 8:30\sa\.\s?m\., por 12 minutos/);
  expect(screen.getByText(/Todas las horas están en su zona horaria/)).toBeInTheDocument();
});

test('a list that can’t be read says so, and can be asked for again', async () => {
  backend.refuses('get', path, 403, { code: 'forbidden', message: 'Not yours.' });
  showPage(list);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not yours.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
