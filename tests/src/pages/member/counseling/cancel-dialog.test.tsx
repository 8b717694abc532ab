import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import CancelDialog from '#src/pages/member/counseling/cancel-dialog.tsx';
import { visitWith } from '../records.ts';
import { backend } from '#tests/harness/backend.ts';
import { eventually } from '#tests/harness/eventually.ts';
import { showPage } from '#tests/harness/show-page.tsx';

const onCanceled = vi.fn();
const confirm = () => screen.getByRole('button', { name: 'Yes, cancel it' });

const path = '/visits/{visitId}';

beforeEach(() => {
  onCanceled.mockReset();
  showPage(<CancelDialog open visit={visitWith('SCHEDULED')} onClose={vi.fn()} onCanceled={onCanceled} />);
});

test('a double click cancels once', async () => {
  backend.answers('put', path, () => visitWith('CANCELED'));
  // Both presses come before the page is drawn anew.
  const button = confirm();
  button.click();
  button.click();
  await eventually(() => expect(onCanceled).toHaveBeenCalledOnce());
  expect(backend.received('put', path)).toHaveLength(1);
});

test('where the answer is missing, nobody says that the visit was not canceled', async () => {
  backend.isAway('put', path);
  await userEvent.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent('We don’t know yet if your visit was canceled');
});

test('a refusal is said with its reason', async () => {
  backend.refuses('put', path, 409, { code: 'visit_not_changeable', message: 'It has begun.' });
  await userEvent.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your visit was not canceledIt has begun.');
});
