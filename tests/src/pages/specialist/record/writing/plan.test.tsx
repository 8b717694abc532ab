import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
// Their code comes with the file, not within the time of the test that opens it first.
import '#src/pages/specialist/record/writing/writing-page.tsx';
import { backend, refusal } from '#tests/harness/backend.ts';
import { visitWith } from '#tests/src/pages/member/records.ts';
import { address, beginAnew, held, open } from '../../patients/patients-pages.tsx';
import { patientId } from '../../records.ts';

type Schemas = components['schemas'];
type Plan = Schemas['CarePlan'];

const visitId = '0f7a4a52-5b8f-4c43-9d36-000000000009';
const here = `/specialist/patients?patient=${patientId}&write=${visitId}&kind=care-plan&record=closed`;
const record = `/specialist/patients?patient=${patientId}&part=visits`;
const draftPath = '/visits/{visitId}/drafts/{writingKind}';
const addPath = '/patients/{patientId}/add-care-plan';
const at = '2026-11-21T15:30:00.000Z';

/** What the backend holds of the draft and of the plans, the newest first; it takes what fits, as the real one does. */
let draft: { version: number; values: Schemas['WritingValues'] };
let plans: Plan[];

beforeEach(() => {
  beginAnew();
  draft = { version: 0, values: {} };
  plans = [];
  held.answers['/dna-visit/{patientId}/visits'] = [
    { ...visitWith('COMPLETED', -3), id: visitId, patient_id: patientId, specialist_id: 's' },
  ];
  backend.answers('get', '/patients/{patientId}/care-plans', () => plans);
  const shown = () => ({ kind: 'care-plan' as const, ...draft, updated_at: at });
  backend.answers('get', draftPath, shown);
  backend.answers('put', draftPath, ({ headers, body }) => {
    if (headers.get('if-match') !== `"${draft.version}"`) return refusal(412, { code: 'stale' });
    draft = { version: draft.version + 1, values: body.values };
    return shown();
  });
  backend.answers('post', addPath, ({ body }) => add(body));
});

/** Signs a plan as the backend does. */
function add(body: Schemas['AddCarePlan'], by = 'Sam Staff') {
  if (plans.some(({ replaces }) => replaces !== null && replaces === body.replaces))
    return refusal(409, { code: 'plan_replaced' });
  if (!body.replaces && plans.some(({ visit_id }) => visit_id === body.visit_id))
    return refusal(409, { code: 'plan_written' });
  const id = `0f7a4a52-5b8f-4c43-9d36-1000000000${String(plans.length + 10)}`;
  const plan: Plan = {
    ...{ visit_id: null, ...body, id, replaces: body.replaces ?? null, replaced_by: null, version: 1 },
    ...{ items: body.items.map((each) => ({ ...each, status: 'open', status_at: null })) },
    ...{ written_by: by, created_at: at },
  };
  plans = [plan, ...plans.map((each) => (each.id === body.replaces ? { ...each, replaced_by: id } : each))];
  draft = { version: 0, values: {} };
  return plan;
}

const item = (what: string) => ({ what, who: 'patient' as const, timing: '', due_on: null });
const body = (title: string, ...items: string[]): Schemas['AddCarePlan'] => ({
  ...{ visit_id: visitId, locale: 'en', title, items: items.map(item) },
});
const typed = {
  ...{ locale: 'en', title: 'Your plan', based_on: '' },
  ...{ 'items.0.what': 'Have a check.', 'items.0.who': 'patient', 'items.0.timing': '', 'items.0.due_on': '' },
  ...{ 'items.1.what': 'Tell your sister.', 'items.1.who': '', 'items.1.timing': '', 'items.1.due_on': '' },
};
const title = () => screen.findByRole('textbox', { name: 'Title' });
const row = (number: number) => within(screen.getByRole('listitem', { name: `Item ${number}` }));
const what = (number: number) => row(number).getByRole('textbox', { name: 'What to do' });
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));

describe('the care plan of a visit', () => {
  it('is written from the record, item by item, is kept, and signed as it was looked at', async () => {
    const { user } = open(record);
    await user.click(await screen.findByRole('link', { name: 'Write the care plan' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Care plan: Maria Luz Santos/ })).toBeVisible();
    expect(address()).toContain('kind=care-plan');
    await user.type(await title(), 'Your plan');
    // What the patient has signed says that they read Spanish.
    expect(screen.getByRole('radio', { name: 'Spanish' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'English' }));
    await user.type(what(1), 'Have a check.');
    await user.selectOptions(row(1).getByRole('combobox', { name: /^Who does it/ }), 'The patient');
    await user.type(row(1).getByLabelText(/^Due on/), '2099-06-30');
    await press(user, 'Add an item');
    await waitFor(() => expect(what(2)).toHaveFocus());
    await user.type(what(2), 'Tell your sister.');
    await waitFor(() =>
      expect(draft.values).toMatchObject({ title: 'Your plan', 'items.1.what': 'Tell your sister.' }),
    );
    await press(user, 'See it as the patient will');
    const sheet = within(await screen.findByRole('article'));
    expect(sheet.getByRole('heading', { name: 'Your care plan' })).toBeVisible();
    expect(sheet.getByText('by June 30, 2099')).toBeVisible();
    await press(user, 'Sign it');
    expect(await screen.findByText('Signed')).toBeVisible();
    expect(plans).toMatchObject([
      {
        ...{ visit_id: visitId, title: 'Your plan', replaces: null },
        items: [
          { what: 'Have a check.', who: 'patient', due_on: '2099-06-30' },
          { what: 'Tell your sister.', who: null, due_on: null },
        ],
      },
    ]);
    await waitFor(() => expect(address()).not.toContain('view=preview'));
  });

  it('is begun from a template, whose items come after those that are written', async () => {
    const { user } = open(here);
    await title();
    await user.click(screen.getByRole('radio', { name: 'English' }));
    await user.type(what(1), 'Mine.');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Begin with a template' }), 'Yearly checks');
    await press(user, 'Fill in');
    await press(user, 'Fill in');
    expect(await title()).toHaveValue('Your plan for the next year');
    expect(
      screen.getAllByRole('textbox', { name: 'What to do' }).map((each) => (each as HTMLInputElement).value),
    ).toEqual([
      'Mine.',
      'Have a [check] once a year.',
      'Tell your relatives about this result. You can show them this page.',
      'Look at your plan again together.',
    ]);
    expect(row(4).getByRole('combobox', { name: /^Who does it/ })).toHaveValue('specialist');
    await press(user, 'See it as the patient will');
    const problems = within(await screen.findByRole('alert'));
    expect(problems.getAllByRole('link', { name: 'Fill in or take out what is in [brackets].' })).toHaveLength(2);
  });

  it('is put in order and shortened, and the focus stays with what was moved', async () => {
    draft = { version: 3, values: typed };
    const { user } = open(here);
    await title();
    screen.getByRole('button', { name: 'Move down: Item 1' }).focus();
    await user.keyboard('{Enter}');
    expect(what(1)).toHaveValue('Tell your sister.');
    expect(what(2)).toHaveValue('Have a check.');
    expect(row(2).getByRole('combobox', { name: /^Who does it/ })).toHaveValue('patient');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move up: Item 2' })).toHaveFocus());
    expect(screen.getByText('Item 1 is at place 2 of 2 now.')).toBeInTheDocument();
    await press(user, 'Remove: Item 1');
    expect(what(1)).toHaveValue('Have a check.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add an item' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Remove: Item 1' })).toBeNull();
  });

  it.each([
    ['an item without words', { 'items.0.what': ' ' }, 'Say what there is to do, or remove this item.'],
    [
      'a day that is over',
      { 'items.0.due_on': '2020-01-01' },
      'This day is over. Choose a later one, or leave it empty.',
    ],
    ['a text that is too long', { 'items.0.what': 'a'.repeat(501) }, 'Use 500 characters or fewer'],
    ['no title', { title: '' }, /letter/],
  ])('with %s is not looked at, and the field says why', async (_, wrong, said) => {
    draft = { version: 3, values: { ...typed, ...wrong } };
    const { user } = open(`${here}&view=preview`);
    await title();
    await press(user, 'See it as the patient will');
    expect(within(await screen.findByRole('alert')).getByRole('link', { name: said })).toBeVisible();
    expect(address()).not.toContain('view=preview');
  });
});

describe('a signed plan', () => {
  it('stays, and is changed by another one that replaces it', async () => {
    add(body('First', 'Have a check.'));
    const { user } = open(here);
    await press(user, 'Change it');
    await user.clear(await title());
    await user.type(await title(), 'Second');
    await press(user, 'See it as the patient will');
    await press(user, 'Sign it');
    expect(await screen.findByText('Signed')).toBeVisible();
    expect(plans).toMatchObject([{ title: 'Second', replaces: plans[1]!.id }, { title: 'First' }]);
    expect(await screen.findByText('What the plan was before, from November 21, 2026')).toBeVisible();
  });

  it('keeps a day that is over where it was said before', async () => {
    add({ ...body('First'), items: [{ ...item('Have a check.'), due_on: '2020-01-01' }] });
    const { user } = open(here);
    await press(user, 'Change it');
    await user.type(await title(), '!');
    await press(user, 'See it as the patient will');
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('is still being changed after a reload before anything of the change is typed', async () => {
    add(body('First', 'Have a check.'));
    const { user, unmount } = open(here);
    await press(user, 'Change it');
    expect(await title()).toHaveValue('First');
    await waitFor(() => expect(address()).toContain('amend='));
    const reloaded = `/specialist/patients${address()}`;
    unmount();
    open(reloaded);
    expect(await title()).toHaveValue('First');
    expect(backend.received('put', draftPath)).toEqual([]);
  });

  it('of somebody else meanwhile is never written over: it is shown, and mine can become a change of it', async () => {
    add(body('First', 'Have a check.'));
    const first = plans[0]!.id;
    draft = { version: 3, values: { ...typed, based_on: first } };
    const { user } = open(here);
    await title();
    add({ ...body('Theirs', 'Call us.'), visit_id: patientId, replaces: first }, 'Col League');
    draft = { version: 3, values: { ...typed, based_on: first } };
    await press(user, 'See it as the patient will');
    await press(user, 'Sign it');
    expect(await screen.findByText('Something else was signed meanwhile')).toBeVisible();
    expect(screen.getByText('Theirs')).toBeVisible();
    expect(screen.getByText(/Col League/)).toBeVisible();
    expect(plans).toHaveLength(2);
    await press(user, 'Go on with mine, as a change of it');
    expect(await title()).toHaveValue('Your plan');
    await press(user, 'See it as the patient will');
    await press(user, 'Sign it');
    await waitFor(() => expect(plans[0]).toMatchObject({ title: 'Your plan', replaces: plans[1]!.id }));
    expect(plans.map((plan) => plan.title)).toEqual(['Your plan', 'Theirs', 'First']);
  });

  it('from another window is not signed a second time, and mine can be given up', async () => {
    draft = { version: 3, values: typed };
    const { user } = open(here);
    await title();
    add(body('From the other window', 'Call us.'));
    draft = { version: 3, values: typed };
    await press(user, 'See it as the patient will');
    await press(user, 'Sign it');
    await press(user, 'Give up mine');
    expect(await screen.findByText('As the patient reads it:')).toBeVisible();
    expect(plans.map((plan) => plan.title)).toEqual(['From the other window']);
    expect(draft.values).toEqual({});
  });

  it('whose reply was lost is found, and not signed twice', async () => {
    draft = { version: 3, values: typed };
    const { user } = open(here);
    await title();
    await press(user, 'See it as the patient will');
    let tries = 0;
    backend.answers('post', addPath, ({ body }) => {
      const answer = add(body);
      tries += 1;
      return tries === 1 ? Response.error() : answer;
    });
    await user.dblClick(await screen.findByRole('button', { name: 'Sign it' }));
    expect(await screen.findByText('Signed')).toBeVisible();
    expect(plans).toHaveLength(1);
  });
});
