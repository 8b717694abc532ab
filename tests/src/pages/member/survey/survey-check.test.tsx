import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { newRelative } from '#domain/family-history.ts';
import { beginAnew, family, open, sent, survey, take } from './survey-pages.tsx';
import { backend } from '#tests/harness/backend.ts';
import { patientWith } from '#tests/harness/records.ts';

beforeEach(beginAnew);

test('what does not fit together is named before anything is sent', async () => {
  const { relatives, ...answers } = family();
  survey.stored = { status: 'in-progress', version: 2, family_history: { ...answers, relatives: relatives.slice(1) } };
  const { user } = open('check');
  await user.click(await screen.findByRole('button', { name: 'Send my family history' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Add both of your parents.');
  expect(sent()).toEqual([]);
});

test('what is open is named before anything is sent, and “none” is not said of it; one tap says “I don’t know”', async () => {
  const { relatives, ...answers } = family();
  const [mother, father, lena] = relatives;
  if (!mother || !father || !lena) throw new Error('a relative is missing');
  survey.stored = {
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
  expect(sent()).toEqual([]);
});

test('when the last open answer is given, the page says so where the person is', async () => {
  const { relatives, ...answers } = family();
  const openOnes = relatives.map((relative, index) => (index === 0 ? { ...relative, has_conditions: null } : relative));
  survey.stored = { status: 'in-progress', version: 2, family_history: { ...answers, relatives: openOnes } };
  const { user } = open('check');
  await user.click(await screen.findByRole('button', { name: 'I don’t know: Mother' }));
  expect(screen.getByText('Thank you, nothing more is required').closest('[role=status]')).toHaveFocus();
});

test('when all that is required is answered, the page does not call everything answered while more is open', async () => {
  const { relatives, ...answers } = family();
  const [mother, ...others] = relatives;
  const openOnes = [{ ...mother!, has_conditions: null, adoption: null }, ...others];
  const cousins = { maternal_cousins: 'yes', paternal_cousins: 'yes' } as const;
  const all_listed = { ...cousins, nieces_and_nephews: 'yes', grandchildren: 'yes' } as const;
  const family_history = { ...answers, all_listed, relatives: openOnes };
  survey.stored = { status: 'in-progress', version: 2, family_history };
  const { user } = open('check');
  await user.click(await screen.findByRole('button', { name: 'I don’t know: Mother' }));
  const banner = screen.getByText('Thank you, nothing more is required').closest('[role=status]');
  expect(banner).toHaveFocus();
  expect(banner).toHaveTextContent('What is still open below can be answered, too.');
  await user.click(screen.getByRole('button', { name: 'None was adopted' }));
  expect(screen.getByText('Thank you, everything is answered')).toBeVisible();
});

test('ages that hardly fit are asked about, with the way to them, and hold up nothing', async () => {
  backend.holds({ '/patients/{patientId}': patientWith({ date_of_birth: '1984-03-01' }) });
  const { relatives, ...answers } = family();
  const [mother, father, lena] = relatives;
  const young = { ...father!, vital_status: 'living' as const, age: 12 };
  survey.stored = {
    ...{ status: 'in-progress', version: 2 },
    family_history: { ...answers, relatives: [mother!, young, lena!] },
  };
  const { user } = open('check');
  const question = await screen.findByRole('link', { name: /^Age 12, and you are 4\d\. Is this right\?$/ });
  expect(question.closest('li')).toHaveTextContent(/^Father: /);
  expect(question).toHaveAttribute('href', `/member/survey/relatives/${young.id}?then=check`);
  await user.click(screen.getByRole('button', { name: 'Send my family history' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('it is sent with the version that the last draft has', async () => {
  survey.stored = { status: 'in-progress', version: 2, family_history: family() };
  const { user } = open('relatives');
  await user.click(await screen.findByRole('link', { name: /Lena/ }));
  await user.type(await screen.findByLabelText(/What do you call/), ' M.');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('link', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Send my family history' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  const [{ history, version }] = sent() as [ReturnType<typeof sent>[number]];
  // One draft was saved before.
  expect(version).toBe(3);
  expect(history?.relatives.map(({ name }) => name)).toEqual(['', '', 'Lena M.']);
});

test('what was sent already goes on without being sent again', async () => {
  survey.stored = { status: 'completed', version: 4, family_history: family() };
  const { user, journey } = open('');
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(journey.getSnapshot().value).toEqual({ 'medical-history': 'viewing' }));
  expect(backend.received('post', '/questionnaires')).toEqual([]);
});

test('when only the reply was lost, another try goes on and shows no conflict', async () => {
  survey.stored = { status: 'in-progress', version: 2, family_history: family() };
  backend.answers('post', '/questionnaires', (request) => {
    take(request);
    return HttpResponse.error();
  });
  const { user, journey } = open('check');
  await user.click(await screen.findByRole('button', { name: 'Send my family history' }));
  const banner = await screen.findByRole('alert');
  expect(survey.stored).toMatchObject({ status: 'completed', version: 3 });
  backend.answers('post', '/questionnaires', take);
  await user.click(within(banner).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(journey.getSnapshot().value).toEqual({ 'medical-history': 'viewing' }));
  expect(sent().map(({ version }) => version)).toEqual([2]);
  expect(screen.queryByText('You changed this in another tab or on another device')).toBeNull();
});

test('what is open of nine relatives is said once, with their names, and “I don’t know” stands for all of them', async () => {
  const { relatives, ...answers } = family();
  const sisters = Array.from({ length: 6 }, () => newRelative(crypto.randomUUID(), 'sibling', 'both'));
  const all = [...relatives, ...sisters].map((one) => ({ ...one, has_conditions: null }));
  survey.stored = { status: 'in-progress', version: 2, family_history: { ...answers, relatives: all } };
  const { user } = open('check');
  expect(await screen.findAllByText(/^Tell us if /)).toHaveLength(1);
  const banner = screen.getByText(/^Tell us if these people/).closest('li')!;
  expect(within(banner).getAllByRole('link')).toHaveLength(9);
  expect(within(banner).getByRole('link', { name: 'Mother' })).toHaveAttribute(
    'href',
    `/member/survey/relatives/${relatives[0]?.id}?then=check`,
  );
  await user.click(within(banner).getByRole('button', { name: 'I don’t know for all of these' }));
  expect(screen.getByText('Thank you, nothing more is required').closest('[role=status]')).toHaveFocus();
  const hasConditions = () => survey.stored.family_history?.relatives.map(({ has_conditions }) => has_conditions);
  await waitFor(() => expect(hasConditions()).toEqual(Array(9).fill('unknown')));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(hasConditions()).toEqual(Array(9).fill(null)));
});

test('whether relatives live and were adopted may stay open: it is told once, answered at a press, and holds up nothing', async () => {
  const { relatives, ...answers } = family();
  const unasked = relatives.map((one) => ({ ...one, vital_status: null, adoption: null }));
  survey.stored = { status: 'in-progress', version: 2, family_history: { ...answers, relatives: unasked } };
  const { user } = open('check');
  const alive = within(await screen.findByRole('group', { name: 'Are they alive?' }));
  expect(alive.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Mother',
    'Father',
    'Lena (brother or sister)',
  ]);
  expect(screen.getByText('Mother', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
    'Not answered yet: living or not',
  );
  await user.click(screen.getByRole('button', { name: 'None was adopted' }));
  const adoptions = () => survey.stored.family_history?.relatives.map(({ adoption }) => adoption);
  await waitFor(() => expect(adoptions()).toEqual(['none', 'none', 'none']));
  expect(screen.queryByRole('group', { name: 'Was anyone adopted?' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(adoptions()).toEqual([null, null, null]));
  expect(screen.getByRole('group', { name: 'Are they alive?' }).closest('section')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Send my family history' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
});
