import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
// Their code comes with the file, not within the time of the test that opens it first.
import '#src/pages/specialist/record/writing/writing-page.tsx';
import { drafts } from '#src/features/drafts/draft-registry.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import { backend, refusal } from '#tests/harness/backend.ts';
import { patientId } from '../../records.ts';
import { address, open } from '../../patients/patients-pages.tsx';
import { add, addPath, beginPlan, body, here, item, press, stored, title, typed, type Plan } from './plans.ts';
import { at, draftPath, visitId } from './written-drafts.ts';

beforeEach(beginPlan);

describe('a signed plan', () => {
  it('stays, and is changed by another one that replaces it', async () => {
    add(body('First', 'Have a check.'));
    const { user } = open(here);
    await press(user, 'Change it');
    await user.clear(await title());
    await user.type(await title(), 'Second');
    await press(user, 'See it as the patient will');
    expect(await screen.findByText('El plan anterior, del 21 de noviembre de 2026')).toBeVisible();
    await press(user, 'Sign it');
    expect(await screen.findByText('Signed')).toBeVisible();
    expect(stored.plans).toMatchObject([{ title: 'Second', replaces: stored.plans[1]!.id }, { title: 'First' }]);
    expect(await screen.findByText('El plan anterior, del 21 de noviembre de 2026')).toBeVisible();
  });

  it('keeps a day that is over where it was said before', async () => {
    add({ ...body('First'), items: [{ ...item('Have a check.'), due_on: '2020-01-01' }] });
    const { user } = open(here);
    await press(user, 'Change it');
    await user.type(await title(), '!');
    await press(user, 'See it as the patient will');
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('of somebody else meanwhile is never written over: it is shown, and mine can become a change of it', async () => {
    add(body('First', 'Have a check.'));
    const first = stored.plans[0]!.id;
    stored.draft = { version: 3, values: { ...typed, based_on: first } };
    const { user } = open(here);
    await title();
    add({ ...body('Theirs', 'Call us.'), visit_id: patientId, replaces: first }, 'Col League');
    stored.draft = { version: 3, values: { ...typed, based_on: first } };
    await press(user, 'See it as the patient will');
    await press(user, 'Sign it');
    expect(await screen.findByText('Something else was signed meanwhile')).toBeVisible();
    expect(screen.getByText('Theirs')).toBeVisible();
    expect(screen.getByText(/Col League/)).toBeVisible();
    expect(stored.plans).toHaveLength(2);
    await press(user, 'Go on with mine, as a change of it');
    expect(await title()).toHaveValue('Your plan');
    await press(user, 'See it as the patient will');
    await press(user, 'Sign it');
    await waitFor(() => expect(stored.plans[0]).toMatchObject({ title: 'Your plan', replaces: stored.plans[1]!.id }));
    expect(stored.plans.map((plan) => plan.title)).toEqual(['Your plan', 'Theirs', 'First']);
  });

  it('from another window is not signed a second time, and mine can be given up', async () => {
    stored.draft = { version: 3, values: typed };
    const { user } = open(here);
    await title();
    add(body('From the other window', 'Call us.'));
    stored.draft = { version: 3, values: typed };
    await press(user, 'See it as the patient will');
    await press(user, 'Sign it');
    await press(user, 'Give up mine');
    expect(await screen.findByText('As the patient reads it:')).toBeVisible();
    expect(stored.plans.map((plan) => plan.title)).toEqual(['From the other window']);
    expect(stored.draft.values).toEqual({});
  });

  it('from another window takes the draft along, each time: mine is saved anew until one has chosen', async () => {
    stored.draft = { version: 3, values: typed };
    open(here);
    await title();
    for (const theirs of ['Theirs', 'Theirs again']) {
      add({ ...body(theirs, 'Call us.'), ...(stored.plans[0] && { replaces: stored.plans[0].id }) });
      await act(() => queryClient.invalidateQueries());
      expect(await screen.findByText(theirs)).toBeVisible();
      await waitFor(() => expect(stored.draft.values).toEqual(typed));
    }
  });

  it('from another window leaves a change of which nothing is typed where it is: there is nothing to save', async () => {
    add(body('First', 'Have a check.'));
    const { user } = open(here);
    await press(user, 'Change it');
    await title();
    add({ ...body('Theirs', 'Call us.'), replaces: stored.plans[0]!.id });
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText('Theirs')).toBeVisible();
    expect(await drafts.save()).toBe('none');
    expect(backend.received('put', draftPath)).toEqual([]);
  });

  it('leaves what another device has typed meanwhile, where mine is given up', async () => {
    stored.draft = { version: 3, values: typed };
    const { user } = open(here);
    await title();
    add(body('From the other window', 'Call us.'));
    stored.draft = { version: 3, values: typed };
    await press(user, 'See it as the patient will');
    await press(user, 'Sign it');
    const theirs = { version: 4, values: { ...typed, title: 'Typed elsewhere' } };
    stored.draft = theirs;
    await press(user, 'Give up mine');
    expect(await screen.findByText('As the patient reads it:')).toBeVisible();
    expect(stored.draft).toEqual(theirs);
  });

  it('whose reply was lost is found, and not signed twice', async () => {
    stored.draft = { version: 3, values: typed };
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
    expect(stored.plans).toHaveLength(1);
  });
});

describe('what is planned', () => {
  const other = '0f7a4a52-5b8f-4c43-9d36-000000000008';

  it('is marked by the care team where the signed plan is shown, and the focus stays', async () => {
    add(body('First', 'Have a check.'));
    backend.answers('put', '/care-plans/{carePlanId}/items/{itemNumber}', ({ headers, params, body }) => {
      const [plan] = stored.plans as [Plan];
      if (headers.get('if-match') !== `"${plan.version}"`) return refusal(412, { code: 'stale', message: 'Changed.' });
      const items = plan.items.map((each, index) =>
        String(index) === params.itemNumber ? { ...each, status: body.status, status_at: at } : each,
      );
      stored.plans = [{ ...plan, items, version: plan.version + 1 }];
      return stored.plans[0]!;
    });
    const { user } = open(here);
    await press(user, 'Mark as done: Have a check.');
    expect(await screen.findByText('Hecho, 21 de noviembre de 2026')).toBeVisible();
    const again = await screen.findByRole('button', { name: 'Open it again: Have a check.' });
    await waitFor(() => expect(again).toHaveFocus());
    await user.click(again);
    await press(user, 'Drop it: Have a check.');
    expect(await screen.findByText('Ya no está previsto, 21 de noviembre de 2026')).toBeVisible();
    stored.plans = stored.plans.map((plan) => ({ ...plan, version: 9 }));
    await press(user, 'Open it again: Have a check.');
    expect(await screen.findByText('Changed.')).toBeVisible();
    await press(user, 'Open it again: Have a check.');
    expect(await screen.findByRole('button', { name: 'Mark as done: Have a check.' })).toBeVisible();
  });

  it('at another visit can be changed at this one, and is not begun twice', async () => {
    add({ ...body('Theirs', 'Call us.'), visit_id: other }, 'Col League');
    const { user } = open(here);
    expect(await screen.findByText('There is a plan from November 21, 2026: Theirs')).toBeVisible();
    await press(user, 'Change that plan');
    await waitFor(async () => expect(await title()).toHaveValue('Theirs'));
    expect(screen.queryByRole('button', { name: 'Change that plan' })).toBeNull();
    await press(user, 'See it as the patient will');
    await press(user, 'Sign it');
    expect(await screen.findByText('Signed')).toBeVisible();
    expect(stored.plans).toMatchObject([{ visit_id: visitId, replaces: stored.plans[1]!.id }, { visit_id: other }]);
  });

  it('is still being changed after a reload before anything of the change is typed', async () => {
    add(body('First', 'Have a check.'));
    const { user, unmount } = open(here);
    await press(user, 'Change it');
    await waitFor(() => expect(address()).toContain('amend='));
    const reloaded = `/specialist/patients${address()}`;
    unmount();
    open(reloaded);
    expect(await title()).toHaveValue('First');
    expect(backend.received('put', draftPath)).toEqual([]);
  });
});
