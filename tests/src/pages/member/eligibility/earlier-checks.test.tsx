import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import { EarlierChecks } from '#src/pages/member/eligibility/earlier-checks.tsx';
import { setLocale } from '#src/lib/locale.ts';
import { backend } from '#tests/harness/backend.ts';
import { showPage } from '#tests/harness/show-page.tsx';

type Check = components['schemas']['EligibilityCheck'];

const stored: Check['details'] = {
  ...{ first_name: 'Ana', middle_name: '', last_name: 'Lopez', date_of_birth: '1990-04-12' },
  ...{ state: 'IL', zip: '60601', partner_code: '' },
};
const check = (id: string, day: number, changes: Partial<Check> = {}): Check => ({
  ...{ id, eligible: true, reasons: [], partner_name: null, checked_by: null, details: stored },
  ...{ checked_at: `2027-01-0${day}T10:00:00.000Z`, ...changes },
});
const refused: Partial<Check> = { eligible: false, reasons: [{ code: 'state-not-served', message: '' }] };

/** The check that the page tells of, and those before it. */
function history(items: Check[], total = items.length + 1) {
  const all = [check('4', 4), ...items];
  answerWith({ items: all, total, page: 1, page_size: all.length });
  return showPage(<EarlierChecks patientId="m" newest="2027-01-04T10:00:00.000Z" />);
}

function answerWith(history: components['schemas']['EligibilityHistory']) {
  backend.holds({ [path]: history });
}
const path = '/patients/{patientId}/eligibility-history';

test('are told, the newest first, each with its outcome, its reasons and who made it', async () => {
  history([
    check('3', 3, { partner_name: 'Prairie Steel' }),
    check('2', 2, refused),
    check('1', 1, { checked_by: 'Sam Staff' }),
  ]);
  const list = await screen.findByRole('region', { name: 'Earlier checks' });
  const told = within(list).getAllByRole('listitem');
  expect(told[0]).toHaveTextContent('You could join, by the list of Prairie Steel');
  expect(told[1]).toHaveTextContent(/You could not join.*We do not serve your state yet\./);
  expect(told[2]).toHaveTextContent('Checked for you by Sam Staff');
  expect(told).toHaveLength(3);
});

test('older than the last two are folded, and the rest of them is read there', async () => {
  const { user } = history([check('3', 3), check('2', 2), check('1', 1)], 6);
  const region = await screen.findByRole('region', { name: 'Earlier checks' });
  const inFold = (item: HTMLElement) => item.closest('details') !== null;
  const items = () => within(region).getAllByRole('listitem', { hidden: true });
  expect(items().map(inFold)).toEqual([false, false, true]);
  const fold = within(region).getByText('Older checks (3)');
  expect(fold.closest('details')).not.toHaveAttribute('open');
  await user.click(fold);
  answerWith({ items: [check('0', 1), check('00', 1)], total: 6, page: 2, page_size: 4 });
  await user.click(within(region).getByRole('button', { name: 'Show more checks' }));
  await waitFor(() => expect(items().map(inFold)).toEqual([false, false, true, true, true]));
  expect(within(region).queryByRole('button', { name: 'Show more checks' })).toBeNull();
});

test('follow the language of the page', async () => {
  history([check('3', 3, refused)]);
  expect(await screen.findByText(/^We do not serve your state yet\./)).toBeVisible();
  act(() => setLocale('es'));
  expect(screen.getByText(/^Aún no atendemos en su estado\./)).toBeVisible();
  act(() => setLocale('en'));
});

test('are not spoken of where there is only the one that the page tells of', async () => {
  history([]);
  await waitFor(() => expect(backend.received('get', path)).toHaveLength(1));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('region', { name: 'Earlier checks' })).not.toBeInTheDocument();
});
