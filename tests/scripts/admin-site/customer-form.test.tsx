import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CustomerForm } from '#scripts/admin-site/customers/customer-form.tsx';
import { show } from '../../src/show.tsx';

it('says at its field that nobody can read a welcome text, and sends nothing', async () => {
  const save = vi.fn();
  const welcome = { en: 'Hello', es: '…' };
  const customer = { id: 'c', name: 'Prairie Steel', slug: 'prairie-steel', code: 'PRAIRIE', welcome };
  const rest = { roster_size: 0, joined: 0, closed_at: null, version: 1 };
  show(<CustomerForm customer={{ ...customer, ...rest }} save={save} onSaved={vi.fn()} onClose={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('textbox', { name: /Welcome text in Spanish/ })).toHaveAccessibleDescription(
    /Use letters here/,
  );
  expect(screen.getByRole('textbox', { name: /Welcome text in English/ })).toBeValid();
  expect(save).not.toHaveBeenCalled();
});
