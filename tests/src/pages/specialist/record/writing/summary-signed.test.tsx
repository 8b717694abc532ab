import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
// Their code comes with the file, not within the time of the test that opens it first.
import '#src/pages/specialist/record/writing/writing-page.tsx';
import { drafts } from '#src/features/drafts/draft-registry.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import { backend, refusal } from '#tests/harness/backend.ts';
import { address, open } from '../../patients/patients-pages.tsx';
import { press } from './plans.ts';
import { beginSummary, body, here, overview, sign, stored, summaryPath, typed } from './summaries.ts';
import { draftPath } from './written-drafts.ts';

beforeEach(beginSummary);

describe('a signed summary', () => {
  it('stays, and is changed by another version that says what was changed', async () => {
    sign(body('First.'));
    const { user } = open(here);
    await press(user, 'Change it');
    await user.clear(await overview());
    await user.type(await overview(), 'Second.');
    await user.type(screen.getByRole('textbox', { name: 'What you changed, and why' }), 'The lab called.');
    await press(user, 'See it as the patient will');
    expect(await screen.findByText('Lo que decía antes')).toBeVisible();
    await press(user, 'Sign it');
    expect(await screen.findByText('Signed')).toBeVisible();
    expect(stored.summary).toMatchObject({
      current: { version: 2, change_note: 'The lab called.', content: { overview: 'Second.' } },
      earlier: [{ version: 1, content: { overview: 'First.' } }],
    });
    expect(await screen.findByText('Lo que decía antes')).toBeVisible();
  });

  it('is still being changed after a reload before anything of the change is typed, and no more once that is signed', async () => {
    sign(body('First.'));
    const { user, unmount } = open(here);
    await press(user, 'Change it');
    expect(await overview()).toHaveValue('First.');
    await waitFor(() => expect(address()).toContain('amend='));
    const reloaded = `/specialist/patients${address()}`;
    unmount();
    const again = open(reloaded);
    expect(await overview()).toHaveValue('First.');
    expect(backend.received('put', draftPath)).toEqual([]);
    await again.user.type(screen.getByRole('textbox', { name: 'What you changed, and why' }), 'A word.');
    await press(again.user, 'See it as the patient will');
    await press(again.user, 'Sign it');
    expect(await screen.findByText('Signed')).toBeVisible();
    await waitFor(() => expect(address()).not.toContain('amend='));
    expect(screen.getByText('Signed')).toBeVisible();
  });

  it('elsewhere meanwhile is never written over: it is shown, and mine can become a change of it', async () => {
    stored.draft = { version: 4, values: typed };
    const { user } = open(here);
    await overview();
    sign(body('Signed elsewhere.'));
    await press(user, 'See it as the patient will');
    await press(user, 'Sign it');
    expect(await screen.findByText('Something else was signed meanwhile')).toBeVisible();
    expect(await screen.findByText('Signed elsewhere.')).toBeVisible();
    expect(stored.summary?.current.version).toBe(1);
    await press(user, 'Go on with mine, as a change of it');
    expect(await overview()).toHaveValue('Good news.');
    await user.type(screen.getByRole('textbox', { name: 'What you changed, and why' }), 'Both of us wrote.');
    await press(user, 'See it as the patient will');
    await press(user, 'Sign it');
    await waitFor(() => expect(stored.summary).toMatchObject({ current: { version: 2 }, earlier: [{ version: 1 }] }));
  });

  it('elsewhere takes the draft along, each time: mine is saved anew until one has chosen', async () => {
    stored.draft = { version: 4, values: typed };
    open(here);
    await overview();
    for (const theirs of ['Theirs.', 'Theirs again.']) {
      sign(body(theirs));
      await act(() => queryClient.invalidateQueries());
      expect(await screen.findByText(theirs)).toBeVisible();
      await waitFor(() => expect(stored.draft.values).toMatchObject(typed));
    }
  });

  it('elsewhere leaves a change of which nothing is typed where it is: there is nothing to save', async () => {
    sign(body('First.'));
    const { user } = open(here);
    await press(user, 'Change it');
    await overview();
    sign(body('Theirs.'));
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText('Theirs.')).toBeVisible();
    expect(await drafts.save()).toBe('none');
    expect(backend.received('put', draftPath)).toEqual([]);
  });

  it('whose reply was lost is not taken for somebody else’s', async () => {
    stored.draft = { version: 4, values: typed };
    const { user } = open(here);
    await overview();
    await press(user, 'See it as the patient will');
    const answer = ({ body }: { body: components['schemas']['WriteSummary'] }) => {
      if (!stored.summary) {
        sign(body);
        return Response.error();
      }
      return refusal(412, { code: 'stale' });
    };
    backend.answers('put', summaryPath, answer);
    await press(user, 'Sign it');
    expect(await screen.findByText('Signed')).toBeVisible();
  });
});
