import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { beginAnew, family, open, survey } from './survey-pages.tsx';

beforeEach(beginAnew);

test('a condition that is taken out and added again brings nothing old back', async () => {
  survey.stored = { status: 'in-progress', version: 2, family_history: family() };
  const { user } = open('you');
  await user.click(within(await screen.findByRole('radiogroup', { name: /^Have you had/ })).getByLabelText('Yes'));
  await user.click(screen.getByRole('button', { name: /^Add Breast cancer/ }));
  const onset = () => within(screen.getByRole('group', { name: /Age when it began/ })).getByRole('textbox');
  await user.type(onset(), '48');
  await user.click(within(screen.getByRole('radiogroup', { name: /both breasts/ })).getByLabelText('Yes'));
  await user.click(screen.getByRole('button', { name: /^Remove: Breast/ }));
  await user.click(screen.getByRole('button', { name: /^Add Breast cancer/ }));
  expect(onset()).toHaveValue('');
  const both = within(screen.getByRole('radiogroup', { name: /both breasts/ }));
  expect(both.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  await waitFor(() =>
    expect(survey.stored.family_history?.conditions).toMatchObject([{ age_of_onset: null, bilateral: null }]),
  );
});

test('a condition is found by what it is also called, in the other language too, and one of the other sex is not offered', async () => {
  survey.stored = { status: 'in-progress', version: 2, family_history: family() };
  const { user } = open('you');
  await user.click(within(await screen.findByRole('radiogroup', { name: /^Have you had/ })).getByLabelText('Yes'));
  const search = screen.getByRole('searchbox');
  for (const typed of ['colon', 'RECTAL', 'intestino', 'colin cancer']) {
    await user.clear(search);
    await user.type(search, typed);
    expect(screen.getByRole('button', { name: 'Add Bowel cancer' })).toBeVisible();
  }
  await user.clear(search);
  await user.type(search, 'prostata');
  expect(screen.queryByRole('button', { name: /Prostate/ })).not.toBeInTheDocument();

  await user.clear(search);
  await user.type(search, 'mastectomy');
  expect(screen.getByText('Could it have been one of these?').nextElementSibling).toHaveTextContent(/^Breast cancer/);
  await user.clear(search);
  await user.type(search, 'broken leg');
  const offered = screen.getAllByRole('button', { name: /^Add / }).map((each) => each.getAttribute('aria-label'));
  expect(offered).toEqual([
    'Add Another cancer',
    'Add A gene change that a test has found',
    'Add Something else that runs in the family',
  ]);

  await user.clear(search);
  await user.type(search, 'Cancer of the eye');
  await user.click(screen.getByRole('button', { name: 'Add Another cancer' }));
  expect(screen.getByLabelText('What was it?')).toHaveValue('Cancer of the eye');
  await waitFor(() => expect(survey.stored.family_history?.conditions).toMatchObject([{ other: 'Cancer of the eye' }]));
});

test('a cancer whose kind nobody knows has a choice of its own, found by “cancer”, and asks for no words', async () => {
  survey.stored = { status: 'in-progress', version: 2, family_history: family() };
  const { user } = open('you');
  await user.click(within(await screen.findByRole('radiogroup', { name: /^Have you had/ })).getByLabelText('Yes'));
  expect(screen.getByRole('button', { name: 'Add Cancer, I don’t know what kind' })).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'cancer');
  await user.click(screen.getByRole('button', { name: 'Add Cancer, I don’t know what kind' }));
  expect(screen.queryByLabelText('What was it?')).not.toBeInTheDocument();
  expect(screen.getByRole('radiogroup', { name: /^Was there more than one cancer\?/ })).toBeVisible();
  await waitFor(() =>
    expect(survey.stored.family_history?.conditions).toMatchObject([
      { condition: 'cancer-of-unknown-kind', other: '' },
    ]),
  );
});

test('of a condition in own words it is asked whether it is a cancer, and the answer is stored', async () => {
  survey.stored = { status: 'in-progress', version: 2, family_history: family() };
  const { user } = open('relatives');
  await user.click(await screen.findByRole('link', { name: /Lena/ }));
  await user.click(
    within(await screen.findByRole('radiogroup', { name: /^Has this person had/ })).getByLabelText('Yes'),
  );
  await user.click(screen.getByRole('button', { name: 'Add Something else that runs in the family' }));
  await user.type(screen.getByLabelText('What was it?'), 'a tumor');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Say whether it is a cancer.');
  await user.click(
    within(screen.getByRole('radiogroup', { name: /^Is it a cancer\?/ })).getByLabelText('I don’t know'),
  );
  await waitFor(() =>
    expect(survey.stored.family_history?.relatives.at(2)?.conditions).toMatchObject([
      { condition: 'other-condition', other: 'a tumor', is_cancer: 'unknown' },
    ]),
  );
});

test('own words that name a gene change are offered as one, with the words', async () => {
  survey.stored = { status: 'in-progress', version: 2, family_history: family() };
  const { user } = open('you');
  await user.click(within(await screen.findByRole('radiogroup', { name: /^Have you had/ })).getByLabelText('Yes'));
  await user.click(screen.getByRole('button', { name: 'Add Something else that runs in the family' }));
  const own = within(screen.getByRole('group', { name: 'Something else that runs in the family' }));
  await user.click(within(own.getByRole('radiogroup', { name: /^Is it a cancer/ })).getByLabelText('No'));
  await user.type(own.getByLabelText('What was it?'), 'Lynch syndrome');
  await user.click(await own.findByRole('button', { name: 'Add A gene change that a test has found' }));
  await waitFor(() =>
    expect(survey.stored.family_history?.conditions).toMatchObject([
      { condition: 'known-gene-change', other: 'Lynch syndrome', is_cancer: null },
    ]),
  );
});

test('own words that name two things stay until each of them was chosen', async () => {
  survey.stored = { status: 'in-progress', version: 2, family_history: family() };
  const { user } = open('you');
  await user.click(within(await screen.findByRole('radiogroup', { name: /^Have you had/ })).getByLabelText('Yes'));
  await user.click(screen.getByRole('button', { name: 'Add Something else that runs in the family' }));
  const own = within(screen.getByRole('group', { name: 'Something else that runs in the family' }));
  const words = 'BRCA1, breast cancer';
  await user.type(own.getByLabelText('What was it?'), words);
  await user.click(await own.findByRole('button', { name: 'Add Breast cancer' }));
  await waitFor(() =>
    expect(survey.stored.family_history?.conditions).toMatchObject([
      { condition: 'breast-cancer' },
      { condition: 'other-condition', other: words },
    ]),
  );
  await user.click(own.getByRole('button', { name: 'Add A gene change that a test has found' }));
  await waitFor(() =>
    expect(survey.stored.family_history?.conditions).toMatchObject([
      { condition: 'breast-cancer' },
      { condition: 'known-gene-change', other: words },
    ]),
  );
});

test('own words that name a condition of the list are offered as that condition, with when it began', async () => {
  survey.stored = { status: 'in-progress', version: 2, family_history: family() };
  const { user } = open('you');
  await user.click(within(await screen.findByRole('radiogroup', { name: /^Have you had/ })).getByLabelText('Yes'));
  await user.click(screen.getByRole('button', { name: 'Add Something else that runs in the family' }));
  const own = within(screen.getByRole('group', { name: 'Something else that runs in the family' }));
  await user.selectOptions(own.getByRole('combobox'), 'From 40 to 49');
  await user.type(own.getByLabelText('What was it?'), 'DCIS in breast');
  await user.click(await own.findByRole('button', { name: 'Add Breast cancer' }));
  expect(screen.getByRole('group', { name: 'Breast cancer' })).toHaveFocus();
  await waitFor(() =>
    expect(survey.stored.family_history?.conditions).toMatchObject([
      { condition: 'breast-cancer', other: '', decade_of_onset: 40 },
    ]),
  );
});
