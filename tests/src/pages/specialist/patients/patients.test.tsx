import { screen, waitFor, within } from '@testing-library/react';
import { pageOf, summaryOf } from '../records.ts';
import { HttpResponse } from 'msw';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { readPatientSearch } from '#src/features/session/patient-search.ts';
import { clearPersonalData } from '#src/lib/personal-data.ts';
import PatientsPage from '#src/pages/specialist/patients/patients-page.tsx';
import { showPage } from '#tests/harness/show-page.tsx';
import { address, asked, beginAnew, held, open } from './patients-pages.tsx';

beforeEach(beginAnew);

describe('the list of patients', () => {
  it('tells each by name, age, next and last visit, and how many there are', async () => {
    held.answers['/patients'] = pageOf([summaryOf(1, { next_visit_at: '2099-05-04T15:00:00.000Z' })]);
    open();
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByRole('link', { name: 'Pat Number 1' })).toBeVisible();
    expect(row.getByText('Mar 9, 1984 (42 years)')).toBeVisible();
    expect(row.getByText(/^May 4, 2099/)).toBeVisible();
    expect(row.getByText('None')).toBeVisible();
    expect(screen.getByText('1 patient')).toHaveRole('status');
  });

  it('tells what is to be done: a summary that is owed, a visit that was missed, results that came', async () => {
    const at = '2026-10-02T15:00:00.000Z';
    held.answers['/patients'] = pageOf([summaryOf(1, { summary_owed: true, missed_at: at, results_at: at })]);
    open();
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByText('Waiting for a summary · Missed Oct 2, 2026 · Results Oct 2, 2026')).toBeVisible();
  });

  it('looks once typing pauses, puts no name into the address, and says when nobody fits', async () => {
    const { user } = open('/specialist/patients?sort=next-visit');
    await screen.findAllByRole('listitem');
    await user.type(searchField(), ' zoe ');
    expect(await screen.findByText('Nobody fits “zoe”')).toBeVisible();
    expect(asked('/patients')).toEqual([{ sort: 'next-visit' }, { sort: 'next-visit', search: 'zoe' }]);
    expect(address()).toBe('?sort=next-visit');
    expect(searchField()).toHaveValue(' zoe ');
    await user.click(screen.getByRole('button', { name: 'Show all patients' }));
    expect(searchField()).toHaveFocus();
    expect(await screen.findByRole('link', { name: 'Pat Number 1' })).toBeVisible();
    expect([searchField(), address()]).toMatchObject([{ value: '' }, '?sort=next-visit']);
  });

  it('keeps what is looked for over a reload, until the person goes; a link to the page leads to everybody', async () => {
    const first = open();
    await first.user.type(await screen.findByRole('searchbox'), 'pat');
    await waitFor(() => expect(asked('/patients')).toContainEqual({ sort: 'name', search: 'pat' }));
    first.unmount();
    const second = open();
    expect(searchField()).toHaveValue('pat');
    expect(asked('/patients').at(-1)).toEqual({ sort: 'name', search: 'pat' });
    second.unmount();
    const { user } = openByLink();
    await user.click(screen.getByRole('link', { name: 'Patients' }));
    expect(await screen.findByRole('searchbox')).toHaveValue('');
    await user.type(searchField(), 'pat');
    await waitFor(() => expect(readPatientSearch()).toBe('pat'));
    clearPersonalData();
    expect(Object.values(sessionStorage).join(' ')).not.toContain('pat');
  });

  it('shows what a link asks for, filters and all, but for a name', async () => {
    open('/specialist/patients?search=pat&sort=latest-change&summary_owed=true&visit_missed=true');
    await screen.findAllByRole('listitem');
    expect(searchField()).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Latest change');
    expect(screen.getByRole('checkbox', { name: 'Waiting for a summary' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Results are in' })).not.toBeChecked();
    expect(asked('/patients')).toEqual([{ sort: 'latest-change', summary_owed: 'true', visit_missed: 'true' }]);
  });

  it('sorts and filters, each of which begins anew, and says which filter leaves nobody', async () => {
    const { user } = open('/specialist/patients');
    await screen.findAllByRole('listitem');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Next visit');
    await waitFor(() => expect(asked('/patients')).toContainEqual({ sort: 'next-visit' }));
    held.answers['/patients'] = pageOf([]);
    await user.click(screen.getByRole('checkbox', { name: 'Results are in' }));
    expect(await screen.findByText('None of your patients fit')).toBeVisible();
    expect(address()).toBe('?sort=next-visit&results_in=true');
    await user.click(screen.getByRole('checkbox', { name: 'Results are in' }));
    expect(await screen.findByRole('link', { name: 'Pat Number 1' })).toBeVisible();
    expect(address()).toBe('?sort=next-visit');
  });

  it('comes page by page, and goes on at the first of those that were added', async () => {
    held.answers['/patients'] = pageOf([summaryOf(1)], 'c1');
    held.answers['more'] = pageOf([summaryOf(2), summaryOf(3)]);
    held.failing.set('more', HttpResponse.error);
    const { user } = open();
    expect(await screen.findByText('The first 1 patients')).toHaveRole('status');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('We could not load more patients')).toBeVisible();
    held.failing.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('3 patients')).toHaveRole('status');
    expect(screen.getByRole('link', { name: 'Pat Number 2' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(asked('/patients').at(-1)).toEqual({ sort: 'name', cursor: 'c1' });
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

/** Another page, from which a link leads to the patients. */
function openByLink() {
  const pages = (
    <Routes>
      <Route path="/specialist/patients" element={<PatientsPage />} />
      <Route path="*" element={<Link to="/specialist/patients">Patients</Link>} />
    </Routes>
  );
  return showPage(pages, { at: '/specialist/appointments/upcoming', person: { noviId: 's', role: 'specialist' } });
}

const searchField = () => screen.getByRole('searchbox', { name: /^Search by name/ });
