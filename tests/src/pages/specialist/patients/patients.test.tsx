import { screen, waitFor, within } from '@testing-library/react';
import { pageOf, summaryOf } from '../records.ts';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { address, asked, beginAnew, held, open } from './patients-pages.tsx';

beforeEach(beginAnew);

describe('the list of patients', () => {
  it('tells each by name, age, next and last visit, and how many there are', async () => {
    held.answers['/patients'] = pageOf([summaryOf(1, { next_visit_at: '2099-05-04T15:00:00.000Z' })]);
    open();
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByRole('link', { name: 'Pat Number 1' })).toBeVisible();
    expect(row.getByText('March 9, 1984 (42 years)')).toBeVisible();
    expect(row.getByText(/^May 4, 2099/)).toBeVisible();
    expect(row.getByText('None')).toBeVisible();
    expect(screen.getByText('1 patient')).toHaveRole('status');
  });

  it('looks for names once typing pauses, keeps them out of the address, and says when nobody fits', async () => {
    const { user } = open('/specialist/patients?page=2');
    await screen.findAllByRole('listitem');
    await user.type(screen.getByRole('searchbox', { name: 'Search by name or e-mail' }), 'zoe');
    expect(await screen.findByText('Nobody fits “zoe”')).toBeVisible();
    expect(asked('/patients')).toEqual([
      { sort: 'name', page: '2' },
      { sort: 'name', page: '1', search: 'zoe' },
    ]);
    expect(address()).toBe('');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(await screen.findByRole('link', { name: 'Pat Number 1' })).toBeVisible();
  });

  it('sorts, which begins with the first page', async () => {
    const { user } = open('/specialist/patients?page=3');
    await screen.findAllByRole('listitem');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Next visit');
    await waitFor(() => expect(asked('/patients')).toContainEqual({ sort: 'next-visit', page: '1' }));
    expect(address()).toBe('?sort=next-visit');
  });

  it('comes page by page, and another page is read from its beginning', async () => {
    held.answers['/patients'] = pageOf([summaryOf(1)], 41);
    const { user } = open();
    expect(await screen.findByText('1 to 20 of 41 patients')).toBeVisible();
    const pages = within(screen.getByRole('navigation', { name: 'Pages of the list' }));
    expect(pages.getByText('Page 1 of 3')).toBeVisible();
    expect(pages.queryByRole('link', { name: 'Previous page' })).toBeNull();
    held.answers['/patients'] = pageOf([summaryOf(2)], 41, 2);
    await user.click(pages.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByText('21 to 40 of 41 patients')).toHaveFocus();
    expect(address()).toBe('?page=2');
  });

  it('says that there is nobody yet, and when it could not be loaded, with another try', async () => {
    held.answers['/patients'] = pageOf([]);
    held.failing.set('/patients', HttpResponse.error);
    const { user } = open();
    expect(await screen.findByText('We could not load your patients')).toBeVisible();
    held.failing.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You have no patients yet')).toBeVisible();
  });
});
