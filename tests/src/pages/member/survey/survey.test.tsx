import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { newAllListed } from '#domain/family-history.ts';
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
