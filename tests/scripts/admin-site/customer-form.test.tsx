import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CustomerForm } from '#scripts/admin-site/customers/customer-form.tsx';
import type { CustomerInput } from '#scripts/admin-site/customers/customers.ts';
import { show } from '../../src/show.tsx';

const details = { name: 'Prairie Steel', slug: 'prairie-steel', code: 'PRAIRIE' };
const rest = { id: 'c', roster_size: 0, joined: 0, closed_at: null, version: 1 };

/** Presses “Save” over a customer with these details. */
async function saveWith(changes: Partial<CustomerInput>) {
  const customer = { ...details, welcome: null, ...changes, ...rest };
  const save = vi.fn(() => Promise.resolve(customer));
  show(<CustomerForm customer={customer} save={save} onSaved={vi.fn()} onClose={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return save;
}

it('says at its field that nobody can read a welcome text, names the field on top, and sends nothing', async () => {
  const save = await saveWith({ welcome: { en: 'Hello', es: '…' } });
  expect(await screen.findByRole('textbox', { name: /Welcome text in Spanish/ })).toHaveAccessibleDescription(
    /Use letters here/,
  );
  expect(screen.getByRole('textbox', { name: /Welcome text in English/ })).toBeValid();
  expect(screen.getByRole('alert')).toHaveTextContent('Welcome text in Spanish: Use letters here.');
  expect(save).not.toHaveBeenCalled();
});

it('takes a field that only looks empty as empty, and sends nothing that nobody sees', async () => {
  const save = await saveWith({ name: 'Prairie\u200B Steel', welcome: { en: '\u200B', es: ' \u2060' } });
  await waitFor(() => expect(save).toHaveBeenCalledWith({ ...details, welcome: null }, expect.any(String)));
});
