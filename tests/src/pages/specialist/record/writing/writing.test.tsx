import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
// Their code comes with the file, not within the time of the test that opens it first.
import '#src/pages/specialist/record/writing/writing-page.tsx';
import { backend } from '#tests/harness/backend.ts';
import { planOf } from '#tests/src/pages/member/after-visit.ts';
import { visitWith } from '#tests/src/pages/member/records.ts';
import { address, held, open } from '../../patients/patients-pages.tsx';
import { patientId } from '../../records.ts';
import { press } from './plans.ts';
import { beginSummary, here, overview, stored, typed } from './summaries.ts';
import { draftPath, visitId } from './written-drafts.ts';

const record = `/specialist/patients?patient=${patientId}&part=visits`;

beforeEach(beginSummary);

describe('the summary of a visit', () => {
  it('is written beside the record, below the name of whom it is about, and is left by Back', async () => {
    const { user, goBack } = open(record);
    await user.click(await screen.findByRole('link', { name: 'Write the summary' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Visit summary: Maria Luz Santos/ })).toHaveFocus();
    await overview();
    expect(screen.getByRole('region', { name: /^Maria Luz Santos/ })).toBeVisible();
    // In the record and above what is written.
    expect(await screen.findAllByText(/^Pronouns: they\/them · Born/)).toHaveLength(2);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(address()).toContain(`write=${visitId}`);
    act(goBack);
    expect(await screen.findByRole('searchbox')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'What matters most' })).toBeNull();
  });

  it('is not opened by an address that names a text that nobody writes', async () => {
    open(`${record}&write=${visitId}&kind=letter`);
    expect(await screen.findByRole('searchbox')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'What matters most' })).toBeNull();
  });

  it('keeps what is typed, and has it again after a reload', async () => {
    const { user, unmount } = open(here);
    await user.type(await overview(), 'Good news.');
    await waitFor(() => expect(stored.draft.values).toMatchObject({ overview: 'Good news.', based_on: 0 }));
    unmount();
    open(here);
    expect(await overview()).toHaveValue('Good news.');
  });

  it('is shown as the member will see it, and is signed from there', async () => {
    stored.draft = { version: 4, values: typed };
    const { user } = open(here);
    await overview();
    await press(user, 'See it as the patient will');
    const sheet = within(await screen.findByRole('article', { name: /^Su cita del/ }));
    // Around what is written in English stand the words that the patient reads, and they are told that it is in English.
    expect(sheet.getByRole('heading', { name: 'Qué significa esto para sus familiares' })).toBeVisible();
    expect(sheet.getByText(/^Su especialista escribió esto en inglés/)).toBeVisible();
    expect(sheet.getByText('Your sister can ask for a test.')).toBeVisible();
    // The device of the member may have another language than their e-mails.
    expect(
      screen.getByText(/^Headings and buttons are in Spanish, .* in the language that is used there\.$/),
    ).toBeVisible();
    expect(address()).toContain('view=preview');
    await press(user, 'Sign it');
    expect(await screen.findByText('Signed')).toBeVisible();
    expect(stored.summary?.current).toMatchObject({
      version: 1,
      content: { relatives: 'Your sister can ask for a test.' },
    });
    await waitFor(() => expect(address()).not.toContain('view=preview'));
    expect(backend.received('put', draftPath)).toEqual([]);
  });

  it('is dated by the clock of the member, before and after it is signed, and never by that of the specialist', async () => {
    const at = { starts_at: '2026-11-21T08:00:00.000Z', ends_at: '2026-11-21T08:45:00.000Z' };
    held.answers['/dna-visit/{patientId}/visits'] = [(stored.visit = { ...stored.visit, ...at })];
    const patient = held.answers['/patients/{patientId}'] as object;
    held.answers['/patients/{patientId}'] = { ...patient, time_zone: 'Pacific/Honolulu' };
    stored.draft = { version: 4, values: typed };
    const { user } = open(here);
    await overview();
    await press(user, 'See it as the patient will');
    expect(await screen.findByRole('article', { name: 'Su cita del 20 de noviembre de 2026' })).toBeVisible();
    await press(user, 'Sign it');
    expect(await screen.findByText('Signed')).toBeVisible();
    expect(await screen.findByRole('article', { name: 'Su cita del 20 de noviembre de 2026' })).toBeVisible();
  });

  it.each([
    ['shows a plan of no visit, as the member finds it on the sheet of their newest visit', false],
    ['leaves out a plan of no visit where a newer visit has been', true],
  ])('%s', async (_, hasNewer) => {
    held.answers['/patients/{patientId}/care-plans'] = [planOf(null, 'A plan of no visit')];
    const newer = { ...visitWith('COMPLETED', -1), id: '0f7a4a52-5b8f-4c43-9d36-000000000010', patient_id: patientId };
    held.answers['/dna-visit/{patientId}/visits'] = hasNewer ? [newer, stored.visit] : [stored.visit];
    stored.draft = { version: 4, values: typed };
    open(`${here}&view=preview`);
    const sheet = within(await screen.findByRole('article'));
    const plan = hasNewer ? 'Aún no hay un plan' : 'A plan of no visit';
    expect(await sheet.findByText(new RegExp(`^${plan}`))).toBeVisible();
  });

  it('is not previewed before its main parts are there, nor with a blank of a template left', async () => {
    const { user } = open(`${here}&view=preview`);
    await user.type(await overview(), 'A change in the gene [[gene].');
    await waitFor(() => expect(address()).not.toContain('view=preview'));
    await press(user, 'See it as the patient will');
    const problems = within(await screen.findByRole('alert'));
    expect(problems.getByRole('link', { name: /^What matters most: Fill in or take out/ })).toBeVisible();
    expect(problems.getByRole('link', { name: /^Say what the test has shown/ })).toBeVisible();
    const missing = /^(Why you came|The result in plain words): Write this part/;
    expect(problems.getAllByRole('link', { name: missing })).toHaveLength(2);
    expect(address()).not.toContain('view=preview');
  });

  it('takes a template in its own language into what is empty, and leaves what was written', async () => {
    const { user } = open(here);
    await user.type(await overview(), 'Mine.');
    await user.click(screen.getByRole('radio', { name: 'Spanish' }));
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Begin with a template' }),
      'Se encontró un cambio dañino',
    );
    await press(user, 'Fill in');
    expect(await overview()).toHaveValue('Mine.');
    const result: HTMLTextAreaElement = screen.getByRole('textbox', { name: 'The result in plain words' });
    expect(result.value).toContain('[gen]');
  });

  it('says what can be read of it only with a higher grade', async () => {
    const { user } = open(here);
    await user.click(await overview());
    await user.paste(
      'Pathogenic variants in hereditary cancer predisposition genes necessitate multidisciplinary surveillance and support.',
    );
    expect(await screen.findByText(/^Reading grade: about \d+\. Aim for 8 or lower\./)).toBeVisible();
  });
});

it('what another device has typed is shown before one chooses', async () => {
  stored.draft = { version: 4, values: typed };
  const { user } = open(here);
  await overview();
  stored.draft = { version: 5, values: { ...typed, overview: 'Typed on the phone.' } };
  await user.type(await overview(), ' Mine.');
  expect(await screen.findByText('Typed on the phone.')).toBeVisible();
  await press(user, 'Keep what is on this page');
  await waitFor(() => expect(stored.draft.values).toMatchObject({ overview: 'Good news. Mine.' }));
});

it.each([
  ['of a colleague', () => ({ ...stored.visit, specialist_id: 'other' }), 'This visit is not yours to write about'],
  [
    'that lies ahead',
    () => ({ ...stored.visit, ...ahead(), status: 'SCHEDULED' }),
    'You can’t write about this visit now',
  ],
  ['that is not there', () => ({ ...stored.visit, id: 'another' }), 'There is no such visit'],
] as const)('a visit %s is not written about, and no draft of it is read', async (_, which, said) => {
  held.answers['/dna-visit/{patientId}/visits'] = [which()];
  open(here);
  expect(await screen.findByText(said)).toBeVisible();
  expect(backend.received('get', draftPath)).toEqual([]);
});

function ahead() {
  const { starts_at, ends_at } = visitWith('SCHEDULED', 48);
  return { starts_at, ends_at };
}
