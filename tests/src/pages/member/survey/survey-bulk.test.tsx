import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fourGrandparents } from '#domain/family-history.ts';
import { beginAnew, family, open, survey } from './survey-pages.tsx';

beforeEach(beginAnew);

test('a count makes relatives, and keeps those of whom something is said when it is lowered', async () => {
  survey.stored = { status: 'in-progress', version: 2, family_history: family() };
  const { user } = open('count');
  const siblings = within(await screen.findByRole('region', { name: 'Your brothers and sisters' }));
  const children = within(screen.getByRole('region', { name: 'Your children' }));
  expect(children.getByRole('radiogroup', { name: 'How many are there?' })).toBeInTheDocument();
  // One is told of already, who is called neither a sister nor a brother.
  expect(siblings.getByRole('radiogroup', { name: 'Are these all of them?' })).toBeInTheDocument();
  for (const kind of ['sister', 'brother'])
    await user.click(siblings.getByRole('button', { name: `One more: ${kind}` }));
  await user.click(siblings.getByRole('button', { name: 'One fewer: sister' }));
  await user.click(siblings.getByLabelText('Maybe more'));
  await waitFor(() => expect(survey.stored.family_history?.counted.siblings).toBe('unknown'));
  expect(
    survey.stored.family_history?.relatives.map((one) => [one.relation, one.sex_assigned_at_birth]).slice(2),
  ).toEqual([
    ['sibling', 'unknown'],
    ['sibling', 'male'],
  ]);
});

test('pregnancies that ended and babies born still are not asked for, and the page that counts says so and why', async () => {
  survey.stored = { status: 'in-progress', version: 2, family_history: family() };
  open('count');
  expect(
    await screen.findByText(/don’t ask here about pregnancies that ended early or about stillbirths/),
  ).toBeVisible();
});

test('a group that is open is asked for before the list, and “I don’t know” answers all that are', async () => {
  const began = family();
  const counted = { ...began.counted, siblings: null, children: null };
  survey.stored = { status: 'in-progress', version: 2, family_history: { ...began, counted } };
  const { user } = open('count');
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('alert')).toHaveFocus();
  await user.click(within(screen.getByRole('alert')).getByText('Your children'));
  expect(screen.getByRole('region', { name: 'Your children' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'I don’t know about the rest' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your relatives' })).toBeInTheDocument();
  await waitFor(() =>
    expect(survey.stored.family_history?.counted).toMatchObject({ siblings: 'unknown', children: 'unknown' }),
  );
});

test('one answer stands for several of whom nobody had said anything, and is taken back at a press', async () => {
  const { relatives, ...answers } = family();
  const sisters = ['Ana', 'Eva'].map((name) => ({
    ...relatives[2]!,
    id: crypto.randomUUID(),
    name,
    has_conditions: null,
    vital_status: null,
  }));
  survey.stored = {
    status: 'in-progress',
    version: 2,
    family_history: { ...answers, relatives: [...relatives, ...sisters] },
  };
  const { user } = open('relatives');
  const group = within(await screen.findByRole('region', { name: 'Your brothers and sisters' }));
  await user.click(group.getByRole('button', { name: 'None has been ill' }));
  const hasConditions = () =>
    survey.stored.family_history?.relatives.slice(2).map(({ has_conditions }) => has_conditions);
  await waitFor(() => expect(hasConditions()).toEqual(['unknown', 'no', 'no']));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('link', { name: /^Ana/ })).toHaveFocus();
  await waitFor(() => expect(hasConditions()).toEqual(['unknown', null, null]));
  await user.click(group.getByRole('button', { name: 'All are living' }));
  const life = () => survey.stored.family_history?.relatives.slice(2).map(({ vital_status }) => vital_status);
  await waitFor(() => expect(life()).toEqual(['unknown', 'living', 'living']));
  expect(group.queryByRole('button', { name: 'All are living' })).not.toBeInTheDocument();
});

test('what was done at a press can be taken back until something else is changed', async () => {
  const { relatives, ...answers } = family();
  const unsaid = relatives.map((relative) => ({ ...relative, vital_status: null }));
  survey.stored = { status: 'in-progress', version: 2, family_history: { ...answers, relatives: unsaid } };
  const { user } = open('relatives');
  await user.click((await screen.findAllByRole('button', { name: 'All are living' }))[0]!);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add all four grandparents' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('grandparents who have all died are told so at a press', async () => {
  const began = family();
  const relatives = [...began.relatives, ...fourGrandparents(() => crypto.randomUUID())];
  survey.stored = { status: 'in-progress', version: 2, family_history: { ...began, relatives } };
  const { user } = open('relatives');
  const all = within(await screen.findByRole('group', { name: 'Your grandparents: For all 4' }));
  await user.click(all.getByRole('button', { name: 'All have died' }));
  expect(screen.getByText('Noted for 4: have died.')).toBeVisible();
  await waitFor(() =>
    expect(survey.stored.family_history?.relatives.slice(3).map(({ vital_status }) => vital_status)).toEqual(
      Array<string>(4).fill('deceased'),
    ),
  );
});

test('“I don’t know about the rest” is there also for the last group that is open', async () => {
  const began = family();
  const counted = { ...began.counted, children: null };
  survey.stored = { status: 'in-progress', version: 2, family_history: { ...began, counted } };
  const { user } = open('count');
  await user.click(await screen.findByRole('button', { name: 'I don’t know about the rest' }));
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus();
  await waitFor(() => expect(survey.stored.family_history?.counted.children).toBe('unknown'));
  expect(screen.queryByRole('button', { name: 'I don’t know about the rest' })).not.toBeInTheDocument();
});

test('whoever adds the four grandparents goes on at the first', async () => {
  survey.stored = { status: 'in-progress', version: 2, family_history: family() };
  const { user } = open('relatives');
  await user.click(await screen.findByRole('button', { name: 'Add all four grandparents' }));
  expect(screen.getByRole('link', { name: /^Mother’s mother/ })).toHaveFocus();
  for (const title of ['Mother’s father', 'Father’s mother', 'Father’s father'])
    expect(screen.getByRole('link', { name: new RegExp(`^${title}`) })).toBeVisible();
});
