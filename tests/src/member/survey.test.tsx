import { QueryClientProvider } from '@tanstack/react-query';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { newFamilyHistory, newRelative, type FamilyHistory } from '../../../domain/family-history.ts';
import { ApiError } from '../../../src/app/api/ApiError.ts';
import { queryClient } from '../../../src/app/api/queries.ts';
import SurveyPage from '../../../src/member/steps/survey/SurveyPage.tsx';
import { show } from '../show.tsx';

const api = vi.hoisted(() => ({ GET: vi.fn(), POST: vi.fn() }));
type Now = { isSaving: boolean; failure: unknown; evidence: { survey: boolean } };
const journey = vi.hoisted(() => {
  const now: Now = { isSaving: false, failure: undefined, evidence: { survey: false } };
  return { complete: vi.fn(), now };
});
vi.mock('../../../src/app/api/client.ts', () => ({ api }));
vi.mock('../../../src/app/session/AuthProvider.tsx', () => ({
  useSignedInPerson: () => ({ noviId: 'm', firstName: 'Ada', middleName: '', lastName: 'Byron' }),
}));
vi.mock('../../../src/app/session/useIsActing.ts', () => ({ useIsActing: () => false }));
vi.mock('../../../src/app/journey/useJourney.ts', () => ({
  useJourney: () => journey.now,
  useCompleteStep: () => journey.complete,
}));

// A draft is saved after a moment, and a whole form is drawn with each key: a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

/** What the backend holds; its copy changes with what it is told. */
let stored: { status: string; version: number; family_history?: FamilyHistory };

const family = (): FamilyHistory => {
  const { relatives, ...questions } = newFamilyHistory(() => crypto.randomUUID());
  const lena = { ...newRelative(crypto.randomUUID(), 'sibling', 'both'), name: 'Lena' };
  return {
    ...questions,
    ...{ adopted: 'no', ashkenazi_jewish: 'unknown', parents_related: 'no' },
    ...{ sex_assigned_at_birth: 'female', has_conditions: 'no' },
    counted: {
      ...{ siblings: 'known', half_siblings: 'known', children: 'known' },
      ...{ maternal_aunts_and_uncles: 'unknown', paternal_aunts_and_uncles: 'unknown' },
    },
    relatives: [...relatives, lena].map((relative) => ({
      ...relative,
      ...{ has_conditions: 'unknown', vital_status: 'unknown', adoption: 'unknown' },
    })),
  };
};

function open(at: string) {
  return show(
    <QueryClientProvider client={queryClient}>
      <Routes>
        <Route path="/member/survey/*" element={<SurveyPage />} />
      </Routes>
    </QueryClientProvider>,
    { at: `/member/survey/${at}` },
  );
}

const names = () => stored.family_history?.relatives.map(({ name }) => name);

beforeEach(() => {
  queryClient.clear();
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('scrollTo', vi.fn());
  journey.complete.mockReset();
  journey.now.failure = undefined;
  stored = { status: 'none', version: 0 };
  api.GET.mockImplementation(() => Promise.resolve({ data: { data: stored }, response: new Response() }));
  api.POST.mockImplementation(
    (_path: string, { params, body }: { params: { header: { 'If-Match': string } }; body: typeof stored }) => {
      if (params.header['If-Match'] !== `"${stored.version}"`)
        return Promise.reject(new ApiError(412, 'stale', 'Stale'));
      stored = { ...stored, ...body, version: stored.version + 1 };
      return Promise.resolve({ data: { data: stored } });
    },
  );
});

test('the questions about oneself come first, whatever the address, and “I don’t know” is chosen by the person alone', async () => {
  const { user } = open('check');
  expect(await screen.findAllByRole('radiogroup')).toHaveLength(4);
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('alert')).toHaveTextContent('There are 4 problems');
});

test('a relative is stored while it is typed, and stands in the list with what is known', async () => {
  stored = { status: 'in-progress', version: 2, family_history: family() };
  const { user } = open('relatives');
  await user.click(await screen.findByRole('button', { name: 'Add a cousin' }));
  expect(names()).toHaveLength(3);
  await user.type(await screen.findByLabelText(/What do you call/), 'Rosa');
  expect(screen.queryByRole('button', { name: /^Add Ovarian/ })).not.toBeInTheDocument();
  await user.click(
    within(screen.getByRole('radiogroup', { name: /^Has this person had cancer/ })).getByLabelText('Yes'),
  );
  await user.click(screen.getByRole('button', { name: /^Add Ovarian/ }));
  expect(screen.getByRole('group', { name: 'Ovarian cancer' })).toHaveFocus();
  const onset = within(screen.getByRole('group', { name: /Age when it began/ }));
  await user.selectOptions(onset.getByRole('combobox'), 'In their 40s');
  await waitFor(() => expect(stored.family_history?.relatives.at(-1)?.conditions[0]?.decade_of_onset).toBe(40));
  await user.type(onset.getByRole('textbox'), '48');
  expect(onset.getByRole('combobox')).toHaveDisplayValue('About when?');
  await user.click(within(screen.getByRole('radiogroup', { name: /both ovaries/ })).getByLabelText('Yes'));
  await waitFor(() => expect(stored.family_history?.relatives.at(-1)?.conditions[0]?.age_of_onset).toBe(48));
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
  stored = { status: 'in-progress', version: 2, family_history: { ...answers, relatives: unanswered } };
  const { user } = open('relatives');
  await user.click(await screen.findByRole('link', { name: /^Mother/ }));
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  const question = screen.getByRole('radiogroup', { name: /^Has this person had cancer/ });
  expect(question).toHaveAccessibleDescription(/Tell us if this person has had cancer/);
  await user.click(within(question).getByLabelText('No'));
  const ages = screen.getByRole('group', { name: 'Age' });
  expect(ages).toHaveAccessibleDescription(/Enter the age as a number/);
  await user.click(within(ages).getByRole('checkbox', { name: 'I don’t know' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('link', { name: /^Mother.*No cancer or other illness/ })).toHaveFocus();
});

test('opening the page of somebody new and going back adds nobody', async () => {
  stored = { status: 'in-progress', version: 2, family_history: family() };
  const { user } = open('relatives');
  await user.click(await screen.findByRole('button', { name: 'Add a child' }));
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('button', { name: 'Add a child' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Child/ })).not.toBeInTheDocument();
});

test('a relative who was removed can be brought back, to where they were; a parent can’t be removed', async () => {
  stored = { status: 'in-progress', version: 2, family_history: family() };
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
    expect(stored.version).toBeGreaterThan(2);
    expect(names()).toEqual(['', '', 'Lena']);
  });
});

test('what does not fit together is named before anything is sent', async () => {
  const { relatives, ...answers } = family();
  stored = { status: 'in-progress', version: 2, family_history: { ...answers, relatives: relatives.slice(1) } };
  const { user } = open('check');
  await user.click(await screen.findByRole('button', { name: 'Send my family history' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Add both of your parents.');
  expect(journey.complete).not.toHaveBeenCalled();
});

test('what is open is named before anything is sent, and “none” is not said of it; one tap says “I don’t know”', async () => {
  const { relatives, ...answers } = family();
  const [mother, father, lena] = relatives;
  if (!mother || !father || !lena) throw new Error('a relative is missing');
  stored = {
    ...{ status: 'in-progress', version: 2 },
    family_history: {
      ...{ ...answers, ashkenazi_jewish: null },
      relatives: [{ ...mother, has_conditions: null }, { ...father, has_conditions: 'no' }, lena],
    },
  };
  const { user } = open('check');
  const openOnes = await screen.findByRole('link', { name: /^Tell us if this person has had cancer/ });
  expect(openOnes).toHaveAttribute('href', expect.stringContaining(`/relatives/${mother.id}?then=check`));
  expect(screen.getByRole('link', { name: /^Answer this question/ })).toHaveAttribute(
    'href',
    '/member/survey/ancestry',
  );
  const facts = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
  expect(facts('Ashkenazi Jewish grandparent')).toHaveTextContent('Not answered');
  expect(facts('Parents related by blood')).toHaveTextContent('No');
  expect(facts('Mother')).toHaveTextContent('Not answered yet: illnesses');
  expect(facts('Father')).toHaveTextContent('No cancer or other illness');
  expect(facts('Lena (brother or sister)')).toHaveTextContent('Illnesses: not known');

  await user.click(screen.getByRole('button', { name: 'I don’t know: Mother' }));
  expect(facts('Mother')).toHaveTextContent('Illnesses: not known');
  await user.click(screen.getByRole('button', { name: 'Send my family history' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Ashkenazi Jewish grandparent: Answer this question');
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(journey.complete).not.toHaveBeenCalled();
});

test('when the last open answer is given, the page says so where the person is', async () => {
  const { relatives, ...answers } = family();
  const openOnes = relatives.map((relative, index) => (index === 0 ? { ...relative, has_conditions: null } : relative));
  stored = { status: 'in-progress', version: 2, family_history: { ...answers, relatives: openOnes } };
  const { user } = open('check');
  await user.click(await screen.findByRole('button', { name: 'I don’t know: Mother' }));
  expect(screen.getByText('Thank you, nothing is open any more').closest('[role=status]')).toHaveFocus();
});

test('it is sent with the version that the last draft has', async () => {
  stored = { status: 'in-progress', version: 2, family_history: family() };
  const { user } = open('relatives');
  await user.click(await screen.findByRole('link', { name: /Lena/ }));
  await user.type(await screen.findByLabelText(/What do you call/), ' M.');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('link', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Send my family history' }));
  await waitFor(() => expect(journey.complete).toHaveBeenCalled());
  const [sent] = journey.complete.mock.calls[0] as [{ body: FamilyHistory; version: number }];
  expect(sent.version).toBe(stored.version);
  expect(sent.body.relatives.map(({ name }) => name)).toEqual(['', '', 'Lena M.']);
});

test('what was sent already goes on without being sent again', async () => {
  stored = { status: 'completed', version: 4, family_history: family() };
  const { user } = open('');
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(journey.complete).toHaveBeenCalledWith();
});

test('when only the reply was lost, another try goes on and shows no conflict', async () => {
  stored = { status: 'in-progress', version: 2, family_history: family() };
  journey.now.failure = new TypeError('lost');
  const { user } = open('check');
  const banner = await screen.findByRole('alert');
  stored = { ...stored, status: 'completed', version: 3 };
  await user.click(within(banner).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(journey.complete).toHaveBeenCalledWith(expect.objectContaining({ version: 3 })));
});

test('keeping what is on the page keeps what another tab changed elsewhere, and shows it', async () => {
  const began = family();
  stored = { status: 'in-progress', version: 2, family_history: began };
  const { user } = open('relatives');
  await user.click(await screen.findByRole('link', { name: /Lena/ }));
  const name = await screen.findByLabelText(/What do you call/);
  const relatives = began.relatives.map((one, index) => (index === 0 ? { ...one, name: 'Eva' } : one));
  stored = { ...stored, version: 3, family_history: { ...began, adopted: 'unknown', relatives } };
  await user.type(name, ' M.');
  await user.click(await screen.findByRole('button', { name: 'Keep what is on this page' }));
  await waitFor(() => expect(names()).toEqual(['Eva', '', 'Lena M.']));
  expect(stored.family_history?.adopted).toBe('unknown');
  await user.type(name, '!');
  await waitFor(() => expect(names()).toEqual(['Eva', '', 'Lena M.!']));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('link', { name: /^Eva/ })).toBeVisible();
});

test('an age that is none is said to be unsaved, changes nothing, and waits on the page to be corrected', async () => {
  const { relatives, ...answers } = family();
  const aged = relatives.map((one) => ({ ...one, age: 60 }));
  stored = { status: 'in-progress', version: 2, family_history: { ...answers, relatives: aged } };
  const { user } = open('relatives');
  await user.click(await screen.findByRole('link', { name: /Lena/ }));
  const field = async () => within(await screen.findByRole('group', { name: /^Age/ }));
  await user.clear((await field()).getByRole('textbox'));
  await user.type((await field()).getByRole('textbox'), '171');
  expect(screen.getByRole('group', { name: /^Age/ })).toHaveAccessibleDescription(/This age is not saved/);
  expect((await field()).getByRole('checkbox')).not.toBeChecked();
  await user.type(screen.getByLabelText(/What do you call/), '!');
  await waitFor(() => expect(stored.family_history?.relatives.at(-1)).toMatchObject({ name: 'Lena!', age: 60 }));

  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.click(await screen.findByRole('link', { name: /Lena/ }));
  expect((await field()).getByRole('textbox')).toHaveValue('171');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Enter the age as a number');
});

test('a count makes relatives, and keeps those of whom something is said when it is lowered', async () => {
  stored = { status: 'in-progress', version: 2, family_history: family() };
  const { user } = open('count');
  const siblings = within(await screen.findByRole('region', { name: 'Your brothers and sisters' }));
  const children = within(screen.getByRole('region', { name: 'Your children' }));
  expect(children.getByRole('radiogroup', { name: 'How many are there?' })).toBeInTheDocument();
  // One is told of already, who is called neither a sister nor a brother.
  expect(siblings.getByRole('radiogroup', { name: 'Are these all of them?' })).toBeInTheDocument();
  for (const kind of ['sister', 'brother'])
    await user.click(siblings.getByRole('button', { name: `One more: ${kind}` }));
  await user.click(siblings.getByRole('button', { name: 'One less: sister' }));
  await user.click(siblings.getByLabelText('There may be more'));
  await waitFor(() => expect(stored.family_history?.counted.siblings).toBe('unknown'));
  expect(stored.family_history?.relatives.map((one) => [one.relation, one.sex_assigned_at_birth]).slice(2)).toEqual([
    ['sibling', 'unknown'],
    ['sibling', 'male'],
  ]);
});

test('pregnancies that ended and babies born still are not asked for, and the page that counts says so and why', async () => {
  stored = { status: 'in-progress', version: 2, family_history: family() };
  open('count');
  expect(
    await screen.findByText(/do not ask here about pregnancies that ended early or about babies born still/),
  ).toBeVisible();
});

test('a group that is open is asked for before the list, and “I don’t know” answers all that are', async () => {
  const began = family();
  const counted = { ...began.counted, siblings: null, children: null };
  stored = { status: 'in-progress', version: 2, family_history: { ...began, counted } };
  const { user } = open('count');
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('alert')).toHaveFocus();
  await user.click(within(screen.getByRole('alert')).getByText('Your children'));
  expect(screen.getByRole('region', { name: 'Your children' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'I don’t know the others' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your relatives' })).toBeInTheDocument();
  await waitFor(() =>
    expect(stored.family_history?.counted).toMatchObject({ siblings: 'unknown', children: 'unknown' }),
  );
});

test('one answer stands for several of whom nobody had said anything, and is taken back at a press', async () => {
  const { relatives, ...answers } = family();
  const sisters = ['Ana', 'Eva'].map((name) => ({
    ...relatives[2]!,
    id: crypto.randomUUID(),
    name,
    has_conditions: null,
  }));
  stored = { status: 'in-progress', version: 2, family_history: { ...answers, relatives: [...relatives, ...sisters] } };
  const { user } = open('relatives');
  const group = within(await screen.findByRole('region', { name: 'Your brothers and sisters' }));
  await user.click(group.getByText('Answer for several at once'));
  await user.click(group.getByRole('button', { name: 'None has been ill' }));
  const illnesses = () => stored.family_history?.relatives.slice(2).map(({ has_conditions }) => has_conditions);
  await waitFor(() => expect(illnesses()).toEqual(['unknown', 'no', 'no']));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('link', { name: /^Ana/ })).toHaveFocus();
  await waitFor(() => expect(illnesses()).toEqual(['unknown', null, null]));
});

test('twins, adoption and the children of a sister are told on her page, and going back keeps them', async () => {
  stored = { status: 'in-progress', version: 2, family_history: family() };
  const { user } = open('relatives');
  await user.click(await screen.findByRole('link', { name: /Lena/ }));
  await user.click(await screen.findByText('Children, twins, adoption, gender'));
  await user.click(screen.getByRole('checkbox', { name: 'Me' }));
  await user.click(screen.getByRole('radio', { name: /^Not identical/ }));
  await user.click(screen.getByRole('radio', { name: 'Yes, by another family' }));
  await user.click(screen.getByRole('button', { name: 'One more: nephew' }));
  await user.selectOptions(screen.getByLabelText(/^Gender/), 'Nonbinary');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('link', { name: /^Lena.*Twin of you, not identical.*another family/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Nephew.*Child of Lena/ })).toBeVisible();
  await waitFor(() =>
    expect(stored.family_history?.relatives.at(2)).toMatchObject({ adoption: 'out', gender: 'nonbinary' }),
  );
  const [, , lena, nephew] = stored.family_history?.relatives ?? [];
  expect(stored.family_history?.twins).toEqual([{ members: [lena?.id, 'self'], kind: 'fraternal' }]);
  expect(nephew).toMatchObject({ relation: 'niece-or-nephew', via: lena?.id });
});

test('an illness is found by what it is also called, in the other language too, and one of the other sex is not offered', async () => {
  stored = { status: 'in-progress', version: 2, family_history: family() };
  const { user } = open('you');
  await user.click(within(await screen.findByRole('radiogroup', { name: /^Have you had/ })).getByLabelText('Yes'));
  const search = screen.getByRole('searchbox');
  for (const typed of ['colon', 'RECTAL', 'intestino']) {
    await user.clear(search);
    await user.type(search, typed);
    expect(screen.getByRole('button', { name: 'Add Bowel cancer' })).toBeVisible();
  }
  await user.clear(search);
  await user.type(search, 'prostata');
  expect(screen.queryByRole('button', { name: /Prostate/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add Another cancer' }));
  await user.type(screen.getByLabelText('What was it?'), 'Of the eye');
  await waitFor(() => expect(stored.family_history?.conditions).toMatchObject([{ other: 'Of the eye' }]));
});
