import { QueryClientProvider } from '@tanstack/react-query';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newCondition } from '#domain/family-history.ts';
import type { FamilyScreen } from '#domain/fhs-7.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import { setLocale } from '#src/lib/locale.ts';
import PatientsPage from '#src/pages/specialist/patients/patients-page.tsx';
import { show } from '#tests/src/show.tsx';
import { planOf } from '../../member/after-visit.ts';
import { pageOf, patientId, recordOfPatient, summaryOf } from '../records.ts';

const api = vi.hoisted(() => ({ GET: vi.fn() }));
vi.mock('#src/lib/api/client.ts', () => ({ api }));
vi.mock('#src/features/session/auth-provider.tsx', () => ({ useSignedInPerson: () => ({ noviId: 's' }) }));

// The drawer’s code is loaded when it is opened first, which takes a busy machine its time.
configure({ asyncUtilTimeout: 10_000 });

type Asked = { params: { query?: Record<string, string>; path?: Record<string, string> } };
let answers: Record<string, unknown>;
let failing: Map<string, Error>;
beforeEach(() => {
  // Ages are told as of today.
  vi.setSystemTime('2026-11-21T15:30:00.000Z');
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  setLocale('en');
  failing = new Map();
  answers = { ...recordOfPatient(), '/patients': pageOf([summaryOf(1), summaryOf(2)]) };
  api.GET.mockReset().mockImplementation((template: string, { params }: Asked) => {
    const path = template.replace('{questionnaire}', params.path?.['questionnaire'] ?? '');
    const error = failing.get(path);
    const answer = params.query?.['search'] ? pageOf([]) : answers[path];
    return error ? Promise.reject(error) : Promise.resolve({ data: { data: answer }, response: new Response() });
  });
});

afterAll(() => {
  vi.useRealTimers();
});

const open = (at = '/specialist/patients') =>
  show(
    <QueryClientProvider client={queryClient}>
      <PatientsPage />
      <Address />
    </QueryClientProvider>,
    { at },
  );
function Address() {
  const { search } = useLocation();
  return <output>{search}</output>;
}
const address = () => document.querySelector('output')?.textContent;
const asked = (path: string) =>
  api.GET.mock.calls.filter(([called]) => called === path).map(([, options]) => (options as Asked).params.query);
const drawer = async (name: RegExp | string = 'Maria Luz Santos, 42 years') =>
  within(await screen.findByRole('dialog', { name }));
const part = async (name: string) => within((await drawer()).getByRole('region', { name }));

describe('the list of patients', { timeout: 20_000 }, () => {
  it('tells each by name, age, next and last visit, and how many there are', async () => {
    answers['/patients'] = pageOf([summaryOf(1, { next_visit_at: '2099-05-04T15:00:00.000Z' })]);
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
    answers['/patients'] = pageOf([summaryOf(1)], 41);
    const { user } = open();
    expect(await screen.findByText('1 to 20 of 41 patients')).toBeVisible();
    const pages = within(screen.getByRole('navigation', { name: 'Pages of the list' }));
    expect(pages.getByText('Page 1 of 3')).toBeVisible();
    expect(pages.queryByRole('link', { name: 'Previous page' })).toBeNull();
    answers['/patients'] = pageOf([summaryOf(2)], 41, 2);
    await user.click(pages.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByText('21 to 40 of 41 patients')).toHaveFocus();
    expect(address()).toBe('?page=2');
  });

  it('says that there is nobody yet, and when it could not be loaded, with another try', async () => {
    answers['/patients'] = pageOf([]);
    failing.set('/patients', new Error('away'));
    const { user } = open();
    expect(await screen.findByText('We could not load your patients')).toBeVisible();
    failing.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You have no patients yet')).toBeVisible();
  });
});

describe('the record of a patient', { timeout: 20_000 }, () => {
  const here = `/specialist/patients?sort=last-visit&patient=${patientId}`;

  it('opens from the list and reads nothing before; Escape closes it', async () => {
    answers['/patients'] = pageOf([{ ...summaryOf(1), id: patientId }]);
    const { user } = open('/specialist/patients?sort=name');
    const link = await screen.findByRole('link', { name: 'Pat Number 1' });
    expect(asked('/patients/{patientId}')).toEqual([]);
    await user.click(link);
    await drawer();
    expect(address()).toBe(`?sort=name&patient=${patientId}`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('?sort=name');
  });

  it('opens by its address; closing it leaves the list in its order', async () => {
    const { user } = open(here);
    await user.click((await drawer()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('?sort=last-visit');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it.each([
    [404, 'not_found'],
    [400, 'invalid_request'],
  ])('is not shown of somebody who is not theirs (%i)', async (status, code) => {
    failing.set('/patients/{patientId}', new ApiError(status, code, 'Not found.'));
    const { user } = open(here);
    const shown = await drawer('Patient');
    expect(await shown.findByText('This patient is not in your care')).toBeVisible();
    expect(asked('/roi-forms')).toEqual([]);
    await user.click(shown.getByRole('button', { name: 'See your patients' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('tells who it is, how to reach them and in which language', async () => {
    open(here);
    const who = await part('Who it is');
    expect(who.getByText('March 9, 1984 (42 years)')).toBeVisible();
    expect(who.getByText('IL 60614')).toBeVisible();
    expect(await who.findByRole('link', { name: 'maria@example.com' })).toHaveAttribute(
      'href',
      'mailto:maria@example.com',
    );
    expect(who.getByRole('link', { name: '(312) 555-0142' })).toHaveAttribute('href', 'tel:+13125550142');
    expect(who.getByText(/texts are fine · leave no message/)).toBeVisible();
    expect(who.getByText(/^Spanish \(as in the form signed on November 20, 2026\)$/)).toBeVisible();
  });

  it('draws the family as it was sent, with the same as a list, and the ways to keep it', async () => {
    open(here);
    const tree = await part('Family tree');
    expect(await tree.findByText('As the patient sent it on November 20, 2026.')).toBeVisible();
    expect(tree.getAllByRole('img', { name: /Family tree of/ })[0]).toBeVisible();
    const answers = ['Ashkenazi Jewish grandparent', 'Parents related by blood', 'Adopted'].map(
      (label) => tree.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent,
    );
    expect(answers).toEqual(['Yes', 'I don’t know', 'Not answered']);
    expect(tree.getByRole('region', { name: 'The family as a list' })).toHaveTextContent('Rosa');
    expect(tree.getByRole('button', { name: 'Save as PDF' })).toBeVisible();
    expect(tree.getByRole('button', { name: 'Print' })).toBeVisible();
  });

  it('shows FHS-7 item by item with the relatives, the published figures with their population, and no diagnosis', async () => {
    open(here);
    const fhs = await part('Family history screen (FHS-7)');
    expect(await fhs.findByText('Positive: 2 of 7 items')).toBeVisible();
    expect(fhs.getAllByText('Because of: Rosa (mother)')).toHaveLength(2);
    expect(fhs.getByText(/not a diagnosis/)).toHaveTextContent(
      /women in primary care in Brazil: it found 87\.6 % .*sensitivity.*56\.4 % .*specificity/,
    );
  });

  it('reads the medical history that was sent last, and when earlier ones were', async () => {
    open(here);
    const health = await part('Medical history');
    expect(await health.findByText('Lisinopril')).toBeVisible();
    expect(health.getByText(/sent it on November 20, 2026\. Sent before: November 2, 2026\./)).toBeVisible();
  });

  it('lists visits ahead and past; a summary is read once it is unfolded', async () => {
    const { user } = open(here);
    const visits = await part('Visits');
    expect(await visits.findByRole('heading', { name: 'Ahead' })).toBeVisible();
    expect(visits.getByRole('heading', { name: 'Past' })).toBeVisible();
    expect(asked('/visits/{visitId}/summary')).toEqual([]);
    await user.click(visits.getByText('Summary of this visit'));
    expect(await visits.findByText('Nothing was found that worries us.')).toBeVisible();
  });

  it('says how the kit and the release stand, and lists the documents', async () => {
    open(here);
    expect(await (await part('Test kit')).findByText('Not approved')).toBeVisible();
    const releases = await part('Release forms');
    expect(await releases.findByText('Dr. Brandt')).toBeVisible();
    expect(releases.getByText('Taken back on November 20, 2026. Share nothing more.')).toBeVisible();
    const documents = await part('Documents');
    expect(await documents.findByRole('button', { name: /^Open: Permission for Dr. Brandt/ })).toBeVisible();
  });

  it.each([
    ['Visits', '/dna-visit/{patientId}/visits', 'Visits'],
    ['Family tree', '/patients/{patientId}/answers/survey', 'Family tree'],
    ['Family history screen (FHS-7)', '/patients/{patientId}/get-famgenix', 'Family history screen (FHS-7)'],
    ['Medical history', '/patients/{patientId}/answers/medical-history', 'Medical history'],
    ['Test kit', '/kits/{patientId}', 'Test kit'],
    ['Release forms', '/roi-forms', 'Release forms'],
    ['Documents', '/patients/{patientId}/documents', 'Documents'],
    ['Who it is', '/user-phones', 'How to reach them'],
  ])('shows the rest when “%s” can’t be loaded, and tries again', async (name, path, said) => {
    failing.set(path, new Error('away'));
    const { user } = open(here);
    const lost = await part(name);
    expect(await lost.findByText(`We could not load this part: ${said}`)).toBeVisible();
    expect(screen.getAllByText(/^We could not load/)).toHaveLength(1);
    failing.clear();
    await user.click(lost.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^We could not load/)).toBeNull());
  });

  it('begins with what decides how to prepare: the visit and its reason, the family, the answers, the test', async () => {
    open(here);
    const glance = (await drawer()).getAllByRole('region')[0]!;
    await waitFor(() =>
      expect(glance).toHaveTextContent(
        /At a glance.*Next visit.*Wants to talk about ?My mother.*Positive: \d of 7 items/,
      ),
    );
    expect(glance).toHaveTextContent(/Medical history ?Sent on November 20, 2026.*Test kit ?Not approved/);
  });

  it('says at a glance what stands beside FHS-7, also of whom no family history was sent', async () => {
    const path = '/patients/{patientId}/get-famgenix';
    const read = answers[path] as { screen: FamilyScreen };
    const own = { person: 'self', told_in: 'medical-history' } as const;
    const other_reasons: FamilyScreen['other_reasons'] = [
      { ...own, why: 'gene-change', told: { ...newCondition('known-gene-change'), other: 'BRCA1' } },
      { ...own, why: 'own-words', told: { ...newCondition('other-condition'), other: 'Lynch' } },
    ];
    answers[path] = { ...read, version: 0, screen: { ...read.screen, other_reasons } };
    open(here);
    const glance = (await drawer()).getAllByRole('region')[0]!;
    await waitFor(() =>
      expect(glance).toHaveTextContent(/Apart from FHS-7 ?The patient: .*: BRCA1 \(from the medical/),
    );
    expect(glance).toHaveTextContent(/Told in own words ?The patient: “Lynch”/);
    const card = await part('Family history screen (FHS-7)');
    expect(card.getByText(/^The patient: .*: BRCA1/)).toBeVisible();
  });

  it('keeps the ways to the parts in sight: they are no part of what is scrolled', async () => {
    open(here);
    const links = (await drawer()).getByRole('navigation', { name: 'Go to' });
    const first = (await drawer()).getAllByRole('region')[0]!;
    expect(first.parentElement).not.toContainElement(links);
  });

  it('folds care plans only where there are some', async () => {
    const view = open(here);
    expect(await (await part('Visits')).findByText('No care plan is written yet.')).toBeVisible();
    view.unmount();
    queryClient.clear();
    answers['/patients/{patientId}/care-plans'] = [planOf(null)];
    open(here);
    expect(await (await part('Visits')).findByText('Care plans (1)')).toBeVisible();
    expect((await part('Visits')).queryByText('No care plan is written yet.')).toBeNull();
  });

  it('says that the patient shares with nobody, and since when', async () => {
    answers['/patients/{patientId}/sharing-decisions'] = [
      { id: patientId, patient_id: patientId, shares_with: 'nobody', decided_at: '2026-11-21T12:00:00Z', stands: true },
    ];
    open(here);
    const releases = await part('Release forms');
    expect(
      await releases.findByText('Shares with nobody (decided on November 21, 2026). Share nothing.'),
    ).toBeVisible();
  });

  it('says of what was not sent, signed or ordered that it was not', async () => {
    const none = { patient_id: patientId, status: 'none', version: 0, updated_at: null };
    Object.assign(answers, {
      '/patients/{patientId}/answers/survey': { ...none, questionnaire: 'survey' },
      '/patients/{patientId}/answers/medical-history': { ...none, questionnaire: 'medical-history' },
      '/patients/{patientId}/get-famgenix': {
        ...(answers['/patients/{patientId}/get-famgenix'] as object),
        version: 0,
      },
      ...{ '/kits/{patientId}': [], '/roi-forms': [], '/patients/{patientId}/documents': [], '/user-phones': [] },
    });
    open(here);
    const shown = await drawer();
    for (const words of [
      /has not sent a family history yet/,
      /There is no screen without a family history/,
      'The patient has not sent the medical history yet.',
      'No kit was ordered yet.',
      'No release is signed yet.',
      'There are no documents yet.',
      'No phone on file',
    ])
      expect(await shown.findByText(words)).toBeVisible();
    expect(shown.queryByText(/87\.6/)).toBeNull();
  });

  it('leads to each part by a button, without an address of its own', async () => {
    const { user } = open(here);
    const links = within((await drawer()).getByRole('navigation', { name: 'Go to' }));
    await user.click(links.getByRole('button', { name: 'Release forms' }));
    expect((await drawer()).getByRole('region', { name: 'Release forms' })).toHaveFocus();
    expect(address()).toContain(`patient=${patientId}`);
  });
});
