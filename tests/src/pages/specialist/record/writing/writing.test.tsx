import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
// Their code comes with the file, not within the time of the test that opens it first.
import '#src/pages/specialist/record/writing/writing-page.tsx';
import { backend, refusal } from '#tests/harness/backend.ts';
import { planOf } from '#tests/src/pages/member/after-visit.ts';
import { visitWith } from '#tests/src/pages/member/records.ts';
import { address, beginAnew, held, open } from '../../patients/patients-pages.tsx';
import { patientId } from '../../records.ts';
import { press } from './plans.ts';

type Schemas = components['schemas'];
type Summary = Schemas['VisitSummary'];

const visitId = '0f7a4a52-5b8f-4c43-9d36-000000000009';
/** Without the record beside it, which is drawn in the first test. */
const here = `/specialist/patients?patient=${patientId}&write=${visitId}&record=closed`;
const record = `/specialist/patients?patient=${patientId}&part=visits`;
const draftPath = '/visits/{visitId}/drafts/{writingKind}';
const summaryPath = '/visits/{visitId}/summary';
const at = '2026-11-21T15:30:00.000Z';

/** What the backend holds of the draft and of the summary; it takes what fits, as the real one does. */
let draft: { version: number; values: Schemas['WritingValues'] };
let summary: Summary | undefined;
let visit: Schemas['Visit'];

beforeEach(() => {
  window.matchMedia = vi.fn((media: string) => Object.assign(narrow(media), { matches: true }));
  beginAnew();
  draft = { version: 0, values: {} };
  summary = undefined;
  visit = { ...visitWith('COMPLETED', -3), id: visitId, patient_id: patientId, specialist_id: 's' };
  held.answers['/dna-visit/{patientId}/visits'] = [visit];
  const shown = () => ({ kind: 'summary' as const, ...draft, updated_at: at });
  backend.answers('get', draftPath, shown);
  backend.answers('put', draftPath, ({ headers, body }) => {
    if (headers.get('if-match') !== `"${draft.version}"`) return refusal(412, { code: 'stale' });
    draft = { version: draft.version + 1, values: body.values };
    return shown();
  });
  backend.answers('get', summaryPath, () => summary ?? refusal(404, { code: 'not_found' }));
  backend.answers('put', summaryPath, ({ headers, body }) => {
    const version = summary?.current.version ?? 0;
    if (headers.get('if-match') !== `"${version}"`) return refusal(412, { code: 'stale' });
    return sign(body);
  });
});
const narrow = window.matchMedia;
afterEach(() => {
  window.matchMedia = narrow;
});

function sign(body: Schemas['WriteSummary']): Summary {
  const current = { ...body, version: (summary?.current.version ?? 0) + 1, written_by: 'Sam Staff', written_at: at };
  summary = { visit_id: visitId, current, earlier: summary ? [summary.current, ...summary.earlier] : [] };
  visit = { ...visit, summarized_at: at };
  held.answers['/dna-visit/{patientId}/visits'] = [visit];
  draft = { version: 0, values: {} };
  return summary;
}

const overview = () => screen.findByRole('textbox', { name: 'What matters most' });
const typed = {
  ...{ locale: 'en', overview: 'Good news.', reason: 'To know.', outcome: 'no-change-found', result_text: 'Nothing.' },
  ...{ relatives: 'Your sister can ask for a test.', based_on: 0 },
};
const body = (text: string): Schemas['WriteSummary'] => ({
  ...{ locale: 'en', change_note: '' },
  content: {
    ...{ overview: text, reason: 'To know.', family_history: '', medical_history: '' },
    result: { outcome: 'no-change-found', text: 'Nothing.' },
    ...{ relatives: '', next_appointments: [], contact_note: '' },
  },
});
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
    await waitFor(() => expect(draft.values).toMatchObject({ overview: 'Good news.', based_on: 0 }));
    unmount();
    open(here);
    expect(await overview()).toHaveValue('Good news.');
  });

  it('is shown as the member will see it, and is signed from there', async () => {
    draft = { version: 4, values: typed };
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
    expect(summary?.current).toMatchObject({ version: 1, content: { relatives: 'Your sister can ask for a test.' } });
    await waitFor(() => expect(address()).not.toContain('view=preview'));
    expect(backend.received('put', draftPath)).toEqual([]);
  });

  it('is dated by the clock of the member, before and after it is signed, and never by that of the specialist', async () => {
    const at = { starts_at: '2026-11-21T08:00:00.000Z', ends_at: '2026-11-21T08:45:00.000Z' };
    held.answers['/dna-visit/{patientId}/visits'] = [(visit = { ...visit, ...at })];
    const patient = held.answers['/patients/{patientId}'] as object;
    held.answers['/patients/{patientId}'] = { ...patient, time_zone: 'Pacific/Honolulu' };
    draft = { version: 4, values: typed };
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
    held.answers['/dna-visit/{patientId}/visits'] = hasNewer ? [newer, visit] : [visit];
    draft = { version: 4, values: typed };
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

describe('what is signed', () => {
  it('stays, and is changed by another version that says what was changed', async () => {
    sign(body('First.'));
    const { user } = open(here);
    await press(user, 'Change it');
    await user.clear(await overview());
    await user.type(await overview(), 'Second.');
    await user.type(screen.getByRole('textbox', { name: 'What you changed, and why' }), 'The lab called.');
    await press(user, 'See it as the patient will');
    expect(await screen.findByText('Lo que decía antes')).toBeVisible();
    await press(user, 'Sign it');
    expect(await screen.findByText('Signed')).toBeVisible();
    expect(summary).toMatchObject({
      current: { version: 2, change_note: 'The lab called.', content: { overview: 'Second.' } },
      earlier: [{ version: 1, content: { overview: 'First.' } }],
    });
    expect(await screen.findByText('Lo que decía antes')).toBeVisible();
  });

  it('is still being changed after a reload before anything of the change is typed, and no more once that is signed', async () => {
    sign(body('First.'));
    const { user, unmount } = open(here);
    await press(user, 'Change it');
    expect(await overview()).toHaveValue('First.');
    await waitFor(() => expect(address()).toContain('amend='));
    const reloaded = `/specialist/patients${address()}`;
    unmount();
    const again = open(reloaded);
    expect(await overview()).toHaveValue('First.');
    expect(backend.received('put', draftPath)).toEqual([]);
    await again.user.type(screen.getByRole('textbox', { name: 'What you changed, and why' }), 'A word.');
    await press(again.user, 'See it as the patient will');
    await press(again.user, 'Sign it');
    expect(await screen.findByText('Signed')).toBeVisible();
    await waitFor(() => expect(address()).not.toContain('amend='));
    expect(screen.getByText('Signed')).toBeVisible();
  });

  it('elsewhere meanwhile is never written over: it is shown, and mine can become a change of it', async () => {
    draft = { version: 4, values: typed };
    const { user } = open(here);
    await overview();
    sign(body('Signed elsewhere.'));
    await press(user, 'See it as the patient will');
    await press(user, 'Sign it');
    expect(await screen.findByText('Something else was signed meanwhile')).toBeVisible();
    expect(await screen.findByText('Signed elsewhere.')).toBeVisible();
    expect(summary?.current.version).toBe(1);
    await press(user, 'Go on with mine, as a change of it');
    expect(await overview()).toHaveValue('Good news.');
    await user.type(screen.getByRole('textbox', { name: 'What you changed, and why' }), 'Both of us wrote.');
    await press(user, 'See it as the patient will');
    await press(user, 'Sign it');
    await waitFor(() => expect(summary).toMatchObject({ current: { version: 2 }, earlier: [{ version: 1 }] }));
  });

  it('whose reply was lost is not taken for somebody else’s', async () => {
    draft = { version: 4, values: typed };
    const { user } = open(here);
    await overview();
    await press(user, 'See it as the patient will');
    const answer = ({ body }: { body: Schemas['WriteSummary'] }) => {
      if (!summary) {
        sign(body);
        return Response.error();
      }
      return refusal(412, { code: 'stale' });
    };
    backend.answers('put', summaryPath, answer);
    await press(user, 'Sign it');
    expect(await screen.findByText('Signed')).toBeVisible();
  });
});

it('what another device has typed is shown before one chooses', async () => {
  draft = { version: 4, values: typed };
  const { user } = open(here);
  await overview();
  draft = { version: 5, values: { ...typed, overview: 'Typed on the phone.' } };
  await user.type(await overview(), ' Mine.');
  expect(await screen.findByText('Typed on the phone.')).toBeVisible();
  await press(user, 'Keep what is on this page');
  await waitFor(() => expect(draft.values).toMatchObject({ overview: 'Good news. Mine.' }));
});

it.each([
  ['of a colleague', () => ({ ...visit, specialist_id: 'other' }), 'This visit is not yours to write about'],
  ['that lies ahead', () => ({ ...visit, ...ahead(), status: 'SCHEDULED' }), 'You can’t write about this visit now'],
  ['that is not there', () => ({ ...visit, id: 'another' }), 'There is no such visit'],
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
