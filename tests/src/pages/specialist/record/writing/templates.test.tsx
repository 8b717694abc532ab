import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
// Their code comes with the file, not within the time of the test that opens it first.
import '#src/pages/specialist/record/writing/templates/remove-template-dialog.tsx';
import '#src/pages/specialist/record/writing/templates/save-template-dialog.tsx';
import '#src/pages/specialist/record/writing/writing-page.tsx';
import { backend, refusal } from '#tests/harness/backend.ts';
import { openDialog } from '#tests/harness/open-dialog.ts';
import { visitWith } from '#tests/src/pages/member/records.ts';
import { beginAnew, held, open } from '../../patients/patients-pages.tsx';
import { patientId } from '../../records.ts';

type Template = components['schemas']['WritingTemplate'];

const visitId = '0f7a4a52-5b8f-4c43-9d36-000000000009';
const here = `/specialist/patients?patient=${patientId}&write=${visitId}&record=closed`;
const listPath = '/specialists/{specialistId}/writing-templates';
const onePath = '/writing-templates/{writingTemplateId}';
const at = '2026-11-21T15:30:00.000Z';

/** What the backend holds. */
let draft: components['schemas']['WritingValues'];
let templates: Template[];

beforeEach(() => {
  window.matchMedia = vi.fn((media: string) => Object.assign(narrow(media), { matches: true }));
  beginAnew();
  draft = { overview: 'Good news for you.', outcome: 'no-test', 'next.0.what': 'A call', locale: 'en', based_on: 0 };
  templates = [];
  const visit = { ...visitWith('COMPLETED', -3), id: visitId, patient_id: patientId, specialist_id: 's' };
  held.answers['/dna-visit/{patientId}/visits'] = [visit];
  let version = 1;
  const shown = () => ({ kind: 'summary' as const, version, values: draft, updated_at: at });
  backend.answers('get', '/visits/{visitId}/drafts/{writingKind}', shown);
  backend.answers('put', '/visits/{visitId}/drafts/{writingKind}', ({ body }) => {
    draft = body.values;
    version += 1;
    return shown();
  });
  backend.answers('get', listPath, () => templates);
  backend.answers('post', listPath, ({ body }) => {
    const made = templateOf(body.name, body.values);
    templates = [...templates, made];
    return made;
  });
  backend.answers('put', onePath, ({ params, headers, body }) => {
    const before = templates.find(({ id }) => id === params.writingTemplateId);
    if (!before) return refusal(404, { code: 'not_found' });
    if (headers.get('if-match') !== `"${before.version}"`) return refusal(412, { code: 'stale' });
    const next = { ...before, name: body.name, values: body.values, version: before.version + 1 };
    templates = templates.map((each) => (each === before ? next : each));
    return next;
  });
  backend.answers('delete', onePath, ({ params }) => {
    templates = templates.filter(({ id }) => id !== params.writingTemplateId);
    return templates;
  });
});
const narrow = window.matchMedia;
afterEach(() => {
  window.matchMedia = narrow;
});

function templateOf(name: string, values: Template['values']): Template {
  const id = `0f7a4a52-5b8f-4c43-9d36-00000000010${templates.length}`;
  return { id, kind: 'summary', locale: 'en', name, values, version: 1, updated_at: at };
}

async function begin() {
  const page = open(here);
  await screen.findByRole('heading', { level: 1, name: /Maria Luz Santos/ });
  await screen.findByText(/^Visit on/);
  await screen.findByRole('textbox', { name: 'What matters most' });
  const { user } = page;
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const choose = async (name: string) => {
    await screen.findByRole('option', { name });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Begin with a template' }), name);
  };
  const startSaving = async () => {
    await press('Save as template');
    return within(await openDialog('Save as a template', 'dialog'));
  };
  return { ...page, press, choose, startSaving };
}

describe('a template of one’s own', () => {
  it('is made of the texts that are written, and stands above those that everybody has', async () => {
    const { user, press, startSaving } = await begin();
    const dialog = await startSaving();
    expect(dialog.getByText('Good news for you.')).toBeVisible();
    expect(dialog.getByText('Appointment 1, what')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Name of the template' }), 'Mine{Enter}');
    expect(await screen.findByText('Saved as a template: Mine')).toBeVisible();
    const [sent] = backend.received('post', listPath);
    expect(sent?.body).toEqual({
      ...{ kind: 'summary', locale: 'en', name: 'Mine', visit_id: visitId, other_words: [] },
      values: { overview: 'Good news for you.', outcome: 'no-test', 'next.0.what': 'A call' },
    });
    expect(sent?.headers.get('idempotency-key')).toBeTruthy();
    // The form of the page is not sent with that of the dialog.
    expect(screen.queryByRole('alert')).toBeNull();
    const [mine, others] = screen.getAllByRole('group', { name: /^(Your templates|To start with)$/ });
    expect(within(mine!).getByRole('option', { name: 'Mine', selected: true })).toBeVisible();
    expect(within(others!).getByRole('option', { name: 'Harmful change found' })).toBeVisible();

    await user.clear(screen.getByRole('textbox', { name: 'What matters most' }));
    await press('Fill in');
    expect(screen.getByRole('textbox', { name: 'What matters most' })).toHaveValue('Good news for you.');
  });

  it('is replaced under its name, which is said before, also where another tab has just changed it', async () => {
    templates = [templateOf('Mine', { overview: 'Old.' })];
    const { user, choose, startSaving } = await begin();
    await choose('Mine');
    const dialog = await startSaving();
    const name = dialog.getByRole('textbox', { name: 'Name of the template' });
    expect(dialog.getByText(/It will be replaced/)).toBeVisible();
    await user.type(name, '2');
    expect(dialog.queryByText(/It will be replaced/)).toBeNull();
    await user.clear(name);
    await user.type(name, 'MINE');
    templates = [{ ...templates[0]!, version: 2 }];
    await user.click(dialog.getByRole('button', { name: 'Replace template' }));
    expect(await dialog.findByText(/was changed elsewhere just now/)).toBeVisible();
    expect(name).toHaveValue('MINE');
    await user.click(dialog.getByRole('button', { name: 'Replace template' }));
    expect(await screen.findByText('Saved as a template: MINE')).toBeVisible();
    expect(templates).toMatchObject([{ name: 'MINE', values: { overview: 'Good news for you.' }, version: 3 }]);
  });

  it('that another tab has made under the name is offered to be replaced', async () => {
    const { user, startSaving } = await begin();
    const dialog = await startSaving();
    await user.type(dialog.getByRole('textbox', { name: 'Name of the template' }), 'Mine');
    templates = [templateOf('Mine', { overview: 'Of the other tab.' })];
    const message = 'You have a template with this name.';
    backend.answers('post', listPath, () => refusal(409, { code: 'template_name_taken', message }));
    await user.click(dialog.getByRole('button', { name: 'Save template' }));
    expect(await dialog.findByText(message)).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: 'Replace template' }));
    expect(await screen.findByText('Saved as a template: Mine')).toBeVisible();
  });

  it('is not kept with the name of the patient, unless the word means something else', async () => {
    draft = { ...draft, overview: 'Good news, maria. Saints are santos.' };
    const { user, startSaving } = await begin();
    const dialog = await startSaving();
    await user.type(dialog.getByRole('textbox', { name: 'Name of the template' }), 'Mine');
    expect(dialog.getByText('What matters most: “maria”')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: /santos/ }));
    await user.click(dialog.getByRole('button', { name: 'Save template' }));
    expect(await dialog.findAllByText(/^Take the name of the patient out/)).not.toEqual([]);
    expect(backend.received('post', listPath)).toEqual([]);
    await user.click(dialog.getByRole('checkbox', { name: /maria/ }));
    await user.click(dialog.getByRole('button', { name: 'Save template' }));
    await screen.findByText('Saved as a template: Mine');
    expect(backend.received('post', listPath)[0]?.body).toMatchObject({ other_words: ['santos', 'maria'] });
  });

  it('is sent again under the same key after a lost answer, and nothing typed is lost', async () => {
    const { user, startSaving } = await begin();
    const dialog = await startSaving();
    await user.type(dialog.getByRole('textbox', { name: 'Name of the template' }), 'Mine');
    backend.answers('post', listPath, () => Response.error());
    await user.click(dialog.getByRole('button', { name: 'Save template' }));
    expect(await dialog.findByText('We don’t know yet if the template was saved')).toBeVisible();
    backend.answers('post', listPath, ({ body }) => templateOf(body.name, body.values));
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Saved as a template: Mine');
    const keys = backend.received('post', listPath).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  it('is renamed, but not to the name of another one', async () => {
    templates = [templateOf('Mine', { overview: 'Old.' })];
    templates.push(templateOf('Other', { overview: 'Other.' }));
    const { user, press, choose } = await begin();
    await choose('Mine');
    await press('Rename');
    const dialog = within(await openDialog('Rename “Mine”', 'dialog'));
    const name = dialog.getByRole('textbox', { name: 'Name of the template' });
    await user.clear(name);
    await user.type(name, 'other{Enter}');
    expect(await dialog.findAllByText(/^Another template of yours/)).not.toEqual([]);
    await user.type(name, ' one{Enter}');
    await screen.findByText('Saved as a template: other one');
    expect(templates[0]).toMatchObject({ name: 'other one', values: { overview: 'Old.' } });
  });

  it('is removed once that is confirmed', async () => {
    templates = [templateOf('Mine', { overview: 'Old.' })];
    const { user, press, choose } = await begin();
    await choose('Mine');
    await press('Remove template');
    const dialog = within(await openDialog('Remove the template “Mine”?'));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Removed: Mine')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Mine' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Remove template' })).toBeNull();
  });
});

it('next appointments are kept without their dates, and filled in after those that are written', async () => {
  draft = { ...draft, 'next.0.what': 'Mine', 'next.0.with_whom': '', 'next.0.timing': '', 'next.0.on': '2027-03-01' };
  templates = [templateOf('Mine', { 'next.0.what': 'A call', 'next.0.timing': 'In [number] months' })];
  const { user, press, choose, startSaving } = await begin();
  await choose('Mine');
  await press('Fill in');
  await press('Fill in');
  const rows = () => within(screen.getByRole('region', { name: 'Next appointments' })).getAllByRole('listitem');
  expect(rows()).toHaveLength(2);
  const [mine, added] = rows().map((row) => within(row));
  expect(mine!.getByLabelText(/^When, in words/)).toHaveValue('');
  expect(added!.getByRole('textbox', { name: 'What' })).toHaveValue('A call');
  await press('See it as the patient will');
  // The blank of the template is still to be filled in.
  expect(added!.getByLabelText(/^When, in words/)).toBeInvalid();
  const dialog = await startSaving();
  await user.type(dialog.getByRole('textbox', { name: 'Name of the template' }), '2{Enter}');
  expect(await screen.findByText('Saved as a template: Mine2')).toBeVisible();
  expect(backend.received('post', listPath)[0]?.body).toMatchObject({
    values: { 'next.0.what': 'Mine', 'next.1.what': 'A call', 'next.1.timing': 'In [number] months' },
  });
  expect(templates[1]?.values).not.toHaveProperty('next.0.on');
});

it('nothing is kept of an empty form, and those that everybody has are there where one’s own can’t be loaded', async () => {
  draft = {};
  backend.answers('get', listPath, () => refusal(403, { code: 'forbidden' }));
  const { startSaving } = await begin();
  expect(await screen.findByText('Your own templates could not be loaded.')).toBeVisible();
  expect(screen.getByRole('option', { name: 'Se encontró un cambio dañino' })).toBeVisible();
  const dialog = await startSaving();
  expect(dialog.getByText(/There is no text to keep yet/)).toBeVisible();
  expect(dialog.queryByRole('textbox')).toBeNull();
});
