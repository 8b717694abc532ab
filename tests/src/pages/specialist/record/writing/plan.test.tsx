import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
// Their code comes with the file, not within the time of the test that opens it first.
import '#src/pages/specialist/record/writing/writing-page.tsx';
import { backend } from '#tests/harness/backend.ts';
import { address, open } from '../../patients/patients-pages.tsx';
import { beginPlan, here, press, record, row, stored, title, typed, what } from './plans.ts';
import { visitId } from './written-drafts.ts';

beforeEach(beginPlan);

describe('the care plan of a visit', () => {
  it('is written from the record, item by item, is kept, and signed as it was looked at', async () => {
    const { user } = open(record);
    await user.click(await screen.findByRole('link', { name: 'Write the care plan' }));
    const heading = await screen.findByRole('heading', { level: 1, name: /^Care plan: Maria Luz Santos/ });
    // The drawer has closed, and does not take the focus along.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(heading).toHaveFocus();
    expect(address()).toContain('kind=care-plan');
    await user.type(await title(), 'Your plan');
    // The patient reads Spanish.
    expect(screen.getByRole('radio', { name: 'Spanish' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'English' }));
    await user.type(what(1), 'Have a check.');
    await user.selectOptions(row(1).getByRole('combobox', { name: /^Who does it/ }), 'The patient');
    await user.type(row(1).getByLabelText(/^Due on/), '2099-06-30');
    await press(user, 'Add an item');
    await waitFor(() => expect(what(2)).toHaveFocus());
    await user.type(what(2), 'Tell your sister.');
    await waitFor(() =>
      expect(stored.draft.values).toMatchObject({ title: 'Your plan', 'items.1.what': 'Tell your sister.' }),
    );
    await press(user, 'See it as the patient will');
    const sheet = within(await screen.findByRole('article'));
    // Around what is written stand the words that the patient reads.
    expect(sheet.getByRole('heading', { name: 'Su plan de cuidados' })).toBeVisible();
    expect(sheet.getByText('a más tardar el 30 de junio de 2099')).toBeVisible();
    const mark = sheet.getByRole('button', { name: 'Marcar como hecho: Have a check.' });
    expect(mark).toHaveAttribute('aria-disabled', 'true');
    expect(mark).toHaveAccessibleDescription(/work on the patient’s own page only/);
    await user.click(mark);
    expect(backend.received('put', '/care-plans/{carePlanId}/items/{itemNumber}')).toEqual([]);
    await press(user, 'Sign it');
    expect(await screen.findByText('Signed')).toBeVisible();
    expect(stored.plans).toMatchObject([
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
    expect(problems.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Item 2, What to do: Fill in or take out what is in [brackets].',
      'Item 2, When, in words: Fill in or take out what is in [brackets].',
    ]);
  });

  it('is put in order and shortened, and the focus stays with what was moved', async () => {
    stored.draft = { version: 3, values: typed };
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
    [
      'an item without words',
      { 'items.0.what': ' ' },
      'Item 1, What to do: Say what there is to do, or remove this item.',
    ],
    [
      'a day that is over',
      { 'items.0.due_on': '2020-01-01' },
      'Item 1, Due on: This day is over. Choose a later one, or leave it empty.',
    ],
    ['a text that is too long', { 'items.0.what': 'a'.repeat(501) }, 'Item 1, What to do: Use 500 characters or fewer'],
    ['no title', { title: '' }, /^Title: .*letter/],
  ])('with %s is not looked at, and the field says why', async (_, wrong, said) => {
    stored.draft = { version: 3, values: { ...typed, ...wrong } };
    const { user } = open(`${here}&view=preview`);
    await title();
    await press(user, 'See it as the patient will');
    expect(within(await screen.findByRole('alert')).getByRole('link', { name: said })).toBeVisible();
    expect(address()).not.toContain('view=preview');
  });
});

it('what another device has typed of a plan is told item by item', async () => {
  stored.draft = { version: 4, values: typed };
  const { user } = open(here);
  await title();
  stored.draft = { version: 5, values: { ...typed, 'items.1.what': 'Tell your brother.' } };
  await user.type(await title(), '!');
  expect(await screen.findByText('Tell your brother.')).toBeVisible();
  expect(screen.getByText('Item 2, what')).toBeVisible();
});

it('is looked at and signed by keys', async () => {
  stored.draft = { version: 3, values: typed };
  const { user } = open(here);
  await title();
  await user.keyboard('p');
  await screen.findByRole('article');
  await user.keyboard('s');
  expect(await screen.findByText('Signed')).toBeVisible();
  expect(stored.plans).toHaveLength(1);
});
