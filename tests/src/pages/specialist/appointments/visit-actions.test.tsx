import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Their code comes with the file, not within the time of the test that opens one first.
import '#src/pages/specialist/appointments/actions/change-dialog.tsx';
import '#src/pages/specialist/appointments/actions/move-dialog.tsx';
import UpcomingPage from '#src/pages/specialist/appointments/upcoming-page.tsx';
import { backend } from '#tests/harness/backend.ts';
import { openDialog } from '#tests/harness/open-dialog.ts';
import { slotsWith } from '#tests/harness/records.ts';
import { showPage } from '#tests/harness/show-page.tsx';
import { slotAt } from '../../member/records.ts';
import { appointmentAt } from './appointments.ts';

const begun = appointmentAt(1, '2026-11-24T15:00:00.000Z');
const ahead = appointmentAt(2, '2026-11-24T18:00:00.000Z');
const over = appointmentAt(3, '2026-11-24T12:00:00.000Z');
const path = '/visits/{visitId}';
const ofAhead = ['Move to another time', 'Hand over to a colleague', 'Cancel the visit', 'Open the record'];
const held = { list: [begun] };

beforeEach(() => {
  vi.setSystemTime('2026-11-24T15:30:00.000Z');
  held.list = [over, begun, ahead];
  backend.answers('get', '/appointments/upcoming', () => held.list);
  backend.holds({ '/appointments/revision': { revision: 'first' } });
});

const open = () =>
  showPage(<UpcomingPage />, { at: '/specialist/appointments/upcoming', person: { noviId: 's', role: 'specialist' } });
const menuOf = (number: number) =>
  screen.findByRole('button', { name: `What to do with the visit of Pat Number ${number}` });
const sent = () => backend.received('put', path);

/** Opens the menu of a visit and chooses from it. */
async function choose(user: ReturnType<typeof open>['user'], number: number, item: string) {
  await user.click(await menuOf(number));
  await user.click(screen.getByRole('menuitem', { name: item }));
}

describe('what is offered', () => {
  it.each([
    [1, ['It took place', 'It was missed', ...ofAhead]],
    [2, ofAhead],
    [3, ['It took place', 'It was missed', 'Open the record']],
  ])('of visit %i is what the visit machine permits', async (number, items) => {
    const { user } = open();
    await user.click(await menuOf(number));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(items);
  });
});

describe('a visit', () => {
  it('is said to have taken place, over the version that was read; the focus goes back to its menu', async () => {
    backend.answers('put', path, () => begun.visit);
    const { user } = open();
    await choose(user, 1, 'It took place');
    const question = within(await openDialog('Did this visit take place?', 'dialog'));
    await user.click(question.getByRole('button', { name: 'Yes, it took place' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent().map(({ body, headers }) => [body, headers.get('If-Match')])).toEqual([
      [{ status: 'COMPLETED' }, '"1"'],
    ]);
    await waitFor(async () => expect(await menuOf(1)).toHaveFocus());
  });

  it('is canceled with a reason, which is asked for, and leaves the list', async () => {
    backend.answers('put', path, () => {
      held.list = [over, begun];
      return ahead.visit;
    });
    const { user } = open();
    await choose(user, 2, 'Cancel the visit');
    const question = within(await openDialog('Cancel this visit?', 'dialog'));
    await user.click(question.getByRole('button', { name: 'Cancel the visit' }));
    expect(sent()).toEqual([]);
    expect(question.getAllByText(/Say why\. The patient reads it\./).length).toBeGreaterThan(0);
    await user.type(question.getByRole('textbox', { name: /Why\?/ }), 'I am ill{Enter}today.');
    await user.click(question.getByRole('button', { name: 'Cancel the visit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()[0]?.body).toEqual({ status: 'CANCELED', reason: 'I am ill today.', reason_locale: 'en' });
    await waitFor(() => expect(screen.queryAllByText('Pat Number 2')).toEqual([]));
  });

  it.each([[[over, begun]], [[]]])(
    'that leaves the list gives the focus to the heading, whatever is left',
    async (left) => {
      backend.answers('put', path, () => {
        held.list = left;
        return ahead.visit;
      });
      const { user } = open();
      await choose(user, 2, 'Cancel the visit');
      const question = within(await openDialog('Cancel this visit?', 'dialog'));
      await user.type(question.getByRole('textbox'), 'I am ill.');
      await user.click(question.getByRole('button', { name: 'Cancel the visit' }));
      await waitFor(() => expect(screen.queryAllByText('Pat Number 2')).toEqual([]));
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    },
  );

  it('is moved to a time of the same specialist at which one can talk the same way', async () => {
    const byPhone = { ...slotAt('2026-11-25T17:00:00.000Z', 'by-phone'), mediums: ['phone' as const] };
    backend.holds({ '/dna-visit/slots': slotsWith({ items: [slotAt('2026-11-25T16:00:00.000Z', 'free'), byPhone] }) });
    backend.answers('put', path, () => ahead.visit);
    const { user } = open();
    await choose(user, 2, 'Move to another time');
    const question = within(await openDialog('Move this visit', 'dialog'));
    await user.click(await question.findByRole('radio', { name: /Nov 25/ }));
    const times = question
      .getAllByRole('radio')
      .filter(
        (radio) => (radio as HTMLInputElement).value === 'free' || (radio as HTMLInputElement).value === 'by-phone',
      );
    expect(times.map((radio) => (radio as HTMLInputElement).value)).toEqual(['free']);
    await user.click(times[0]!);
    await user.click(question.getByRole('button', { name: 'Move the visit' }));
    await waitFor(() => expect(sent()[0]?.body).toEqual({ slot_id: 'free' }));
    expect(backend.received('get', '/dna-visit/slots')[0]?.query['specialist_id']).toBe(ahead.visit.specialist_id);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is handed over to a colleague, whose name stands at each time, and leaves the list', async () => {
    backend.holds({
      '/dna-visit/slots': slotsWith({
        items: [{ ...slotAt('2026-11-25T16:00:00.000Z', 'theirs'), specialist_name: 'Tomas Okafor' }],
      }),
    });
    backend.answers('put', path, () => {
      held.list = [over, begun];
      return ahead.visit;
    });
    const { user } = open();
    await choose(user, 2, 'Hand over to a colleague');
    const question = within(await openDialog('Hand this visit over', 'dialog'));
    expect(question.getByText(/Your colleague sees the patient instead of you\./)).toBeVisible();
    await user.click(await question.findByRole('radio', { name: /Nov 25/ }));
    await user.click(question.getByRole('radio', { name: /Tomas Okafor/ }));
    await user.click(question.getByRole('button', { name: 'Hand the visit over' }));
    await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ slot_id: 'theirs', hand_over: true }]));
    expect(sent()[0]?.headers.get('If-Match')).toBe('"1"');
    const [asked] = backend.received('get', '/dna-visit/slots');
    expect([asked?.query['hand_over_of'], asked?.query['specialist_id']]).toEqual([ahead.visit.id, undefined]);
    await waitFor(() => expect(screen.queryAllByText('Pat Number 2')).toEqual([]));
  });

  it('stays whose it is where no colleague has a free time, and says so', async () => {
    backend.holds({ '/dna-visit/slots': slotsWith({ items: [] }) });
    const { user } = open();
    await choose(user, 2, 'Hand over to a colleague');
    const question = within(await openDialog('Hand this visit over', 'dialog'));
    expect(await question.findByText('No colleague has a free time')).toBeVisible();
    expect(question.queryByRole('button', { name: 'Hand the visit over' })).toBeNull();
  });

  it('that a colleague can’t take any more asks for another time', async () => {
    backend.holds({ '/dna-visit/slots': slotsWith({ items: [slotAt('2026-11-25T16:00:00.000Z', 'theirs')] }) });
    backend.answers('put', path, () => ahead.visit);
    backend.refuses('put', path, 409, { code: 'slot_taken' });
    const { user } = open();
    await choose(user, 2, 'Hand over to a colleague');
    const question = within(await openDialog('Hand this visit over', 'dialog'));
    await user.click(await question.findByRole('radio', { name: /Nov 25/ }));
    await user.click(question.getAllByRole('radio').at(-1)!);
    backend.holds({ '/dna-visit/slots': slotsWith({ items: [slotAt('2026-11-25T17:00:00.000Z', 'another')] }) });
    await user.click(question.getByRole('button', { name: 'Hand the visit over' }));
    expect(await question.findByText('That time is no longer free')).toBeVisible();
  });

  it('that somebody else changed meanwhile is left as it is, and who did what is told', async () => {
    backend.refuses('put', path, 412, { code: 'stale' });
    backend.holds({
      '/visits/{visitId}/events': [
        {
          ...{
            kind: 'moved',
            by: 'patient',
            name: null,
            at: '2026-11-24T15:20:00.000Z',
            reason: '',
            reason_locale: 'en',
          },
          ...{
            starts_at: '2026-11-27T16:00:00.000Z',
            ends_at: '2026-11-27T16:45:00.000Z',
            specialist_name: 'Maya Lindqvist',
          },
        },
      ],
    });
    const { user } = open();
    await choose(user, 1, 'It was missed');
    const question = within(await openDialog('Was this visit missed?', 'dialog'));
    await user.click(question.getByRole('button', { name: 'Yes, it was missed' }));
    expect(await question.findByText('The visit was changed meanwhile')).toBeVisible();
    expect(await question.findByText(/^It was moved to Nov 27, 2026.* by the patient on Nov 24, 2026/)).toBeVisible();
    expect(question.queryByRole('button', { name: 'Yes, it was missed' })).toBeNull();
    expect(sent()).toHaveLength(1);
  });

  it('whose answer is missing is not said to be unchanged, and a refusal has its reason', async () => {
    backend.isAway('put', path);
    const { user } = open();
    await choose(user, 1, 'It took place');
    const question = within(await openDialog('Did this visit take place?', 'dialog'));
    await user.click(question.getByRole('button', { name: 'Yes, it took place' }));
    expect(await question.findByRole('alert')).toHaveTextContent('We don’t know yet if the visit was changed');
    backend.refuses('put', path, 409, { code: 'visit_not_changeable', message: 'It has ended.' });
    await user.click(question.getByRole('button', { name: 'Yes, it took place' }));
    await waitFor(() =>
      expect(question.getByRole('alert')).toHaveTextContent('The visit was not changedIt has ended.'),
    );
  });

  it('is changed once by a double click', async () => {
    backend.answers('put', path, () => begun.visit);
    const { user } = open();
    await choose(user, 1, 'It took place');
    const button = within(await openDialog('Did this visit take place?', 'dialog')).getByRole('button', {
      name: 'Yes, it took place',
    });
    button.click();
    button.click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toHaveLength(1);
  });

  it('stays as it is when nobody wants to change it', async () => {
    const { user } = open();
    await choose(user, 1, 'Cancel the visit');
    await openDialog('Cancel this visit?', 'dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([]);
    expect(await menuOf(1)).toHaveFocus();
  });
});
