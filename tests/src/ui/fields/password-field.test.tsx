import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PasswordField } from '#src/ui/fields/password-field.tsx';
import { PasswordStrength } from '#src/ui/fields/password-strength.tsx';
import { strengthOf } from '#src/ui/fields/password-strength.tsx';
import { show } from '../../show.tsx';

describe('a password', () => {
  it('is hidden until it is asked to be shown, and says so', async () => {
    const { user } = show(<PasswordField name="password" label="Password" autoComplete="current-password" />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(screen.getByRole('status')).toHaveTextContent('Your password is shown');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('can be pasted', async () => {
    const { user } = show(<PasswordField name="password" label="Password" autoComplete="current-password" />);
    await user.click(screen.getByLabelText('Password'));
    await user.paste('correct horse battery staple');
    expect(screen.getByLabelText('Password')).toHaveValue('correct horse battery staple');
  });

  it('says how strong it is only where that is asked for', async () => {
    const { user } = show(
      <PasswordField name="password" label="Password" autoComplete="new-password" strength={PasswordStrength} />,
    );
    await user.type(screen.getByLabelText('Password'), 'abc');
    expect(screen.getByText(/Strength: weak/)).toBeVisible();
    await user.clear(screen.getByLabelText('Password'));
    await user.paste('correct horse battery');
    expect(screen.getByText('Strength: very good')).toBeVisible();
  });
});

describe('strengthOf', () => {
  it.each([
    ['', 0],
    ['aaaaaaaaaaaaaaaaaaaa', 0],
    ['1234567890123456', 0],
    ['blue8car', 1],
    ['blue8car-tree', 2],
    ['correct horse battery staple', 3],
  ])('"%s": %i', (password, level) => {
    expect(strengthOf(password)).toBe(level);
  });
});
