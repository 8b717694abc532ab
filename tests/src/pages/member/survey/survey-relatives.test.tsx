import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { newRelative } from '#domain/family-history.ts';
import { beginAnew, family, open, survey } from './survey-pages.tsx';

beforeEach(beginAnew);

const names = () => survey.stored.family_history?.relatives.map(({ name }) => name);

test('a relative is survey.stored while it is typed, and stands in the list with what is known', async () => {
  survey.stored = { status: 'in-progress', version: 2, family_history: family() };
  const { user } = open('relatives');
  await user.click(await screen.findByRole('button', { name: 'Add a cousin' }));
  expect(names()).toHaveLength(3);
  await user.type(await screen.findByLabelText(/What do you call/), 'Rosa');
  expect(screen.queryByRole('button', { name: /^Add Ovarian/ })).not.toBeInTheDocument();
  await user.click(
    within(screen.getByRole('radiogroup', { name: /^Has this person had cancer/ })).getByLabelText('Yes'),
  );
  await user.click(screen.getByRole('button', { name: /^Add Ovarian/ }));
  expect(screen.getByRole('group', { name: /^Ovarian cancer/ })).toHaveFocus();
  const onset = within(screen.getByRole('group', { name: /Age when it began/ }));
  await user.selectOptions(onset.getByRole('combobox'), 'From 40 to 49');
  await waitFor(() => expect(survey.stored.family_history?.relatives.at(-1)?.conditions[0]?.decade_of_onset).toBe(40));
  await user.type(onset.getByRole('textbox'), '48');
  expect(onset.getByRole('combobox')).toHaveDisplayValue('About when?');
  await user.click(within(screen.getByRole('radiogroup', { name: /both ovaries/ })).getByLabelText('Yes'));
  await waitFor(() => expect(survey.stored.family_history?.relatives.at(-1)?.conditions[0]?.age_of_onset).toBe(48));
  const age = within(screen.getByRole('group', { name: 'Age' }));
  expect(age.getByRole('checkbox', { name: 'I don’t know' })).not.toBeChecked();
  await user.click(age.getByRole('checkbox', { name: 'I don’t know' }));
  const alive = within(screen.getByRole('radiogroup', { name: 'Is this person alive?' }));
  expect(alive.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  await user.click(alive.getByLabelText('I don’t know'));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  const row = await screen.findByRole('link', { name: /Rosa \(cousin\).*Ovarian cancer at age 48, on both sides/ });
  expect(row).toHaveFocus();
});

test('a relative’s page is not done before it is said whether they were ill', async () => {
  const { relatives, ...answers } = family();
  const unanswered = relatives.map((relative) => ({ ...relative, has_conditions: null }));
  survey.stored = { status: 'in-progress', version: 2, family_history: { ...answers, relatives: unanswered } };
  const { user } = open('relatives');
  await user.click(await screen.findByRole('link', { name: /^Mother/ }));
  await user.click(await screen.findByRole('button', { name: 'Done, next: Father' }));
  const question = screen.getByRole('radiogroup', { name: /^Has this person had cancer/ });
  expect(question).toHaveAccessibleDescription(/Tell us if this person has had cancer/);
  await user.click(within(question).getByLabelText('No'));
  // Of whom it is not known whether they live, no age is asked.
  expect(screen.queryByRole('group', { name: /^Age/ })).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Yes, living'));
  await user.click(screen.getByRole('button', { name: 'Done, next: Father' }));
  const ages = screen.getByRole('group', { name: 'Age now' });
  await waitFor(() => expect(ages).toHaveAccessibleDescription(/Enter the age as a number/));
  await user.click(within(ages).getByRole('checkbox', { name: 'I don’t know' }));
  await user.click(screen.getByRole('button', { name: 'Done, next: Father' }));
  // One button leads from one who is done to the next who is not.
  expect(await screen.findByRole('heading', { level: 1, name: 'Father' })).toHaveFocus();
  // The one beside it leads back to the list, which counts and marks who is done; both check first.
  expect(screen.getByRole('button', { name: /^Done, next: Lena/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByText('1 of 3 done')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Mother.*No cancer or other illness.* done$/ })).toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: /^Father.*Not answered yet: illnesses$|^Father.*Nothing filled in yet$/ }),
  ).toBeInTheDocument();
});

test('“Done” beside “Done, next” goes back to the list', async () => {
  const { relatives, ...answers } = family();
  const [mother, ...others] = relatives;
  const notAsked = others.map((relative) => ({ ...relative, has_conditions: null }));
  survey.stored = {
    status: 'in-progress',
    version: 2,
    family_history: { ...answers, relatives: [mother!, ...notAsked] },
  };
  const { user } = open('relatives');
  await user.click(await screen.findByRole('link', { name: /^Mother/ }));
  expect(await screen.findByRole('button', { name: 'Done, next: Father' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('1 of 3 done')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Mother/ })).toHaveFocus();
});

test('a page that was opened from the check leads back to it, also after a reload', async () => {
  survey.stored = { status: 'in-progress', version: 2, family_history: family() };
  const lena = survey.stored.family_history!.relatives.at(-1)!;
  const { user } = open(`relatives/${lena.id}?then=check`);
  expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute('href', '/member/survey/check');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your family history' })).toBeInTheDocument();
});

test('one relative after another is added from the page of the first, which a reload opens, too', async () => {
  survey.stored = { status: 'in-progress', version: 2, family_history: family() };
  const { user } = open('relatives/rosa?add=cousin&side=maternal');
  await user.type(await screen.findByLabelText(/What do you call/), 'Rosa');
  for (const question of screen.getAllByRole('radiogroup', { name: /Has this person had|alive/ })) {
    await user.click(within(question).getByLabelText('I don’t know'));
  }
  await user.click(screen.getByRole('button', { name: 'Done, and add one more' }));
  await waitFor(() => expect(screen.getByLabelText(/What do you call/)).toHaveValue(''));
  await user.type(screen.getByLabelText(/What do you call/), 'Luz');
  await waitFor(() =>
    expect(
      survey.stored.family_history?.relatives.slice(-2).map(({ name, relation, side }) => [name, relation, side]),
    ).toEqual([
      ['Rosa', 'cousin', 'maternal'],
      ['Luz', 'cousin', 'maternal'],
    ]),
  );
});

test('the page of one of two sisters says which of them it is, as the list does', async () => {
  const { relatives, ...answers } = family();
  const sisters = [40, 50].map((age) => ({
    ...newRelative(`sister-${age}`, 'sibling', 'both'),
    ...({ sex_assigned_at_birth: 'female', vital_status: 'living', age } as const),
  }));
  const family_history = { ...answers, relatives: [...relatives.slice(0, 2), ...sisters] };
  survey.stored = { status: 'in-progress', version: 2, family_history };
  const { user } = open('relatives');
  await user.click(await screen.findByRole('link', { name: /^Sister 2.*age 50/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sister 2' })).toBeInTheDocument();
});

test('opening the page of somebody new and going back adds nobody', async () => {
  survey.stored = { status: 'in-progress', version: 2, family_history: family() };
  const { user } = open('relatives');
  await user.click(await screen.findByRole('button', { name: 'Add a child' }));
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('button', { name: 'Add a child' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Child/ })).not.toBeInTheDocument();
});

test('a relative who was removed can be brought back, to where they were; a parent can’t be removed', async () => {
  const began = family();
  const max = { ...newRelative(crypto.randomUUID(), 'sibling', 'both'), name: 'Max' };
  const relatives = [...began.relatives, max];
  survey.stored = { status: 'in-progress', version: 2, family_history: { ...began, relatives } };
  const { user } = open('relatives');
  await user.click(await screen.findByRole('link', { name: /^Mother/ }));
  await screen.findByRole('heading', { level: 1, name: 'Mother' });
  expect(screen.queryByRole('button', { name: 'Remove this relative' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.click(await screen.findByRole('link', { name: /Lena/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove this relative' }));
  expect(await screen.findByText('“Lena (brother or sister)” is removed.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Lena/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('link', { name: /Lena/ })).toHaveFocus();
  await waitFor(() => {
    expect(survey.stored.version).toBeGreaterThan(2);
    expect(names()).toEqual(['', '', 'Lena', 'Max']);
  });
});

test('an age that is none is said to be unsaved, changes nothing, and waits on the page to be corrected', async () => {
  const { relatives, ...answers } = family();
  const aged = relatives.map((one) => ({ ...one, vital_status: 'living' as const, age: 60 }));
  survey.stored = { status: 'in-progress', version: 2, family_history: { ...answers, relatives: aged } };
  const { user } = open('relatives');
  await user.click(await screen.findByRole('link', { name: /Lena/ }));
  const field = async () => within(await screen.findByRole('group', { name: /^Age/ }));
  await user.clear((await field()).getByRole('textbox'));
  await user.type((await field()).getByRole('textbox'), '171');
  expect(screen.getByRole('group', { name: /^Age/ })).toHaveAccessibleDescription(/This age is not saved/);
  expect((await field()).getByRole('checkbox')).not.toBeChecked();
  await user.type(screen.getByLabelText(/What do you call/), '!');
  await waitFor(() => expect(survey.stored.family_history?.relatives.at(-1)).toMatchObject({ name: 'Lena!', age: 60 }));

  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.click(await screen.findByRole('link', { name: /Lena/ }));
  expect((await field()).getByRole('textbox')).toHaveValue('171');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Enter the age as a number');
});

test('twins, adoption and the children of a sister are told on her page, and going back keeps them', async () => {
  survey.stored = { status: 'in-progress', version: 2, family_history: family() };
  const { user } = open('relatives');
  await user.click(await screen.findByRole('link', { name: /Lena/ }));
  await user.click(await screen.findByText('Twins, adoption, gender'));
  await user.click(screen.getByRole('checkbox', { name: 'Me' }));
  await user.click(screen.getByRole('radio', { name: /^Not identical/ }));
  await user.click(screen.getByRole('radio', { name: 'Yes, by another family' }));
  await user.click(screen.getByRole('button', { name: 'One more: nephew' }));
  await user.selectOptions(screen.getByLabelText(/^Gender/), 'Nonbinary');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('link', { name: /^Lena.*Twin of you, not identical.*another family/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Nephew.*Child of Lena/ })).toBeVisible();
  await waitFor(() =>
    expect(survey.stored.family_history?.relatives.at(2)).toMatchObject({ adoption: 'out', gender: 'nonbinary' }),
  );
  const [, , lena, nephew] = survey.stored.family_history?.relatives ?? [];
  expect(survey.stored.family_history?.twins).toEqual([{ members: [lena?.id, 'self'], kind: 'fraternal' }]);
  expect(nephew).toMatchObject({ relation: 'niece-or-nephew', via: lena?.id });
});
