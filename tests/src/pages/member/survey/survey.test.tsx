import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { newAllListed, newRelative } from '#domain/family-history.ts';
import { beginAnew, family, open, survey } from './survey-pages.tsx';
import { backend } from '#tests/harness/backend.ts';
import { eligibilityWith } from '#tests/harness/records.ts';

beforeEach(beginAnew);

const names = () => survey.stored.family_history?.relatives.map(({ name }) => name);

test('the questions about oneself come first, whatever the address, and “I don’t know” is chosen by the person alone', async () => {
  const { user } = open('check');
  expect(await screen.findAllByRole('radiogroup')).toHaveLength(4);
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('alert')).toHaveTextContent('There are 4 problems');
});

describe('the page of whoever was just told that they can join', () => {
  const path = '/patients/is-eligible';
  const outcome = eligibilityWith({ eligible: true, partner_name: 'Prairie Steel Works' });

  test('says so first, what it means and what comes next, with one way on', async () => {
    backend.holds({ [path]: outcome });
    const { user, container } = open('', { justDone: 'eligibility' });
    expect(await screen.findByRole('heading', { level: 1, name: 'You can join' })).toBeVisible();
    expect(await screen.findByText('We found you on the list of Prairie Steel Works.')).toBeVisible();
    expect(screen.getByText(/up to a talk with a genetic counselor/)).toBeVisible();
    expect(screen.getByText('Family history · about 15 min')).toBeVisible();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await user.click(screen.getByRole('link', { name: 'Start my family history' }));
    expect(await screen.findByText(/^We begin with a few questions/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('does not promise a counselor where there is none', async () => {
    backend.holds({ [path]: { ...outcome, has_counselor: false } });
    open('', { justDone: 'eligibility' });
    expect(await screen.findByText('Your test has to wait')).toBeVisible();
    expect(screen.queryByText(/up to a talk with a genetic counselor/)).toBeNull();
  });

  test.each([
    ['while it is not known yet', () => void backend.waits('get', path)],
    ['where it could not be read', () => backend.isAway('get', path)],
  ])('promises no counselor %s', async (_when, keepBack) => {
    keepBack();
    open('', { justDone: 'eligibility' });
    expect(await screen.findByRole('link', { name: 'Start my family history' })).toBeVisible();
    expect(screen.queryByText(/up to a talk with a genetic counselor/)).toBeNull();
    expect(screen.queryByText('Your test has to wait')).toBeNull();
  });

  test('stands also while the outcome can’t be read', async () => {
    backend.holds({ [path]: { ...outcome, eligible: false } });
    open('', { justDone: 'eligibility' });
    expect(await screen.findByRole('link', { name: 'Start my family history' })).toBeVisible();
    expect(screen.queryByText(/Prairie Steel/)).toBeNull();
  });

  test('is seen by nobody who comes another way', async () => {
    open('');
    expect(await screen.findByText(/^We begin with a few questions/)).toBeVisible();
  });

  test('is not seen again by who has begun', async () => {
    survey.stored = { status: 'in-progress', version: 2, family_history: family() };
    open('', { justDone: 'eligibility' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your relatives' })).toBeVisible();
  });
});

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

test('an illness that is taken out and added again brings nothing old back', async () => {
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

test('opening the page of somebody new and going back adds nobody', async () => {
  survey.stored = { status: 'in-progress', version: 2, family_history: family() };
  const { user } = open('relatives');
  await user.click(await screen.findByRole('button', { name: 'Add a child' }));
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('button', { name: 'Add a child' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Child/ })).not.toBeInTheDocument();
});

test('a relative who was removed can be brought back, to where they were; a parent can’t be removed', async () => {
  survey.stored = { status: 'in-progress', version: 2, family_history: family() };
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
  expect(screen.getByRole('link', { name: /Lena/ })).toBeInTheDocument();
  await waitFor(() => {
    expect(survey.stored.version).toBeGreaterThan(2);
    expect(names()).toEqual(['', '', 'Lena']);
  });
});

test('keeping what is on the page keeps what another tab changed elsewhere, and shows it', async () => {
  const began = family();
  survey.stored = { status: 'in-progress', version: 2, family_history: began };
  const { user } = open('relatives');
  await user.click(await screen.findByRole('link', { name: /Lena/ }));
  const name = await screen.findByLabelText(/What do you call/);
  const relatives = began.relatives.map((one, index) => (index === 0 ? { ...one, name: 'Eva' } : one));
  survey.stored = { ...survey.stored, version: 3, family_history: { ...began, adopted: 'unknown', relatives } };
  await user.type(name, ' M.');
  await user.click(await screen.findByRole('button', { name: 'Keep what is on this page' }));
  await waitFor(() => expect(names()).toEqual(['Eva', '', 'Lena M.']));
  expect(survey.stored.family_history?.adopted).toBe('unknown');
  await user.type(name, '!');
  await waitFor(() => expect(names()).toEqual(['Eva', '', 'Lena M.!']));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('link', { name: /^Eva/ })).toBeVisible();
});

test('a page whose answers another tab changed shows them once both go together', async () => {
  const began = family();
  survey.stored = { status: 'in-progress', version: 2, family_history: began };
  const { user } = open('you');
  const answers = async (question: RegExp) => within(await screen.findByRole('radiogroup', { name: question }));
  const adopted = await answers(/^Were you adopted/);
  survey.stored = { ...survey.stored, version: 3, family_history: { ...began, parents_related: 'unknown' } };
  await user.click(adopted.getByLabelText('I don’t know'));
  await user.click(await screen.findByRole('button', { name: 'Keep what is on this page' }));
  await waitFor(async () =>
    expect((await answers(/^Are your parents related/)).getByLabelText('I don’t know')).toBeChecked(),
  );
  expect((await answers(/^Were you adopted/)).getByLabelText('I don’t know')).toBeChecked();
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

test('an illness is found by what it is also called, in the other language too, and one of the other sex is not offered', async () => {
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

test('of an illness in own words it is asked whether it is a cancer, and the answer is stored', async () => {
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

test('whether all cousins, nieces and nephews are listed is asked with the list, and told in the summary', async () => {
  survey.stored = { status: 'in-progress', version: 2, family_history: family() };
  const { user } = open('relatives');
  const asked = async (group: RegExp) => within(await screen.findByRole('radiogroup', { name: group }));
  const maternal = await asked(/^Have you listed all cousins on your mother’s side\?/);
  // All children are counted, and there are none: nobody is asked for grandchildren.
  expect(screen.queryByRole('radiogroup', { name: /grandchildren/ })).not.toBeInTheDocument();
  await user.click(maternal.getByLabelText('There are none'));
  await user.click((await asked(/nieces and nephews/)).getByLabelText('No, there are some'));
  await waitFor(() =>
    expect(survey.stored.family_history?.all_listed).toEqual({
      ...{ maternal_cousins: 'yes', paternal_cousins: null, nieces_and_nephews: 'no', grandchildren: null },
    }),
  );
  await user.click(screen.getByRole('link', { name: 'Continue' }));
  // What is open can be answered there, too, at a press.
  await user.click((await asked(/cousins on your father’s side/)).getByLabelText('I don’t know'));
  expect(screen.queryByRole('radiogroup', { name: /mother’s side/ })).not.toBeInTheDocument();
  const said = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
  expect(said('Cousins on your mother’s side')).toHaveTextContent('None');
  expect(said('Cousins on your father’s side')).toHaveTextContent('Not known');
  expect(said('Nieces and nephews')).toHaveTextContent('0 listed, there are more');
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

test('whoever is listed after “There are none” brings the question back', async () => {
  const all_listed = { ...newAllListed(), maternal_cousins: 'yes', paternal_cousins: 'yes' } as const;
  survey.stored = { status: 'in-progress', version: 2, family_history: { ...family(), all_listed } };
  const { user } = open('relatives');
  await user.click(await screen.findByRole('button', { name: 'Add a cousin' }));
  await user.click(await screen.findByLabelText('My mother’s side'));
  await user.click(screen.getByRole('link', { name: 'Back' }));
  const group = within(await screen.findByRole('radiogroup', { name: /cousins on your mother’s side/ }));
  expect(group.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  await waitFor(() =>
    expect(survey.stored.family_history?.all_listed).toMatchObject({
      maternal_cousins: null,
      paternal_cousins: 'yes',
    }),
  );
});

test('own words that name an illness of the list are offered as that illness, with when it began', async () => {
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
