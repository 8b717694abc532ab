import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LoginView } from '#src/pages/login/login-page.tsx';
import { show } from '../../show.tsx';

const signIn = () => screen.getByRole('button', { name: 'Sign in' });

describe('the sign-in page', () => {
  it('sends the e-mail and the password', async () => {
    const onSubmit = vi.fn();
    const { user } = show(<LoginView onSubmit={onSubmit} />);
    await user.type(screen.getByLabelText('E-mail'), 'ana@example.org');
    await user.type(screen.getByLabelText('Password'), ' secret words ');
    await user.click(signIn());
    expect(onSubmit).toHaveBeenCalledWith({ email: 'ana@example.org', password: ' secret words ' });
  });

  it('says what is missing, and focuses the first', async () => {
    const onSubmit = vi.fn();
    const { user } = show(<LoginView onSubmit={onSubmit} />);
    await user.type(screen.getByLabelText('E-mail'), 'ana');
    await user.click(signIn());
    const summary = within(screen.getByRole('alert'));
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Enter an e-mail address, like name@example.com',
      'Enter your password',
    ]);
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    expect(screen.getByLabelText('E-mail')).toHaveValue('ana');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('does not send twice while it is busy', async () => {
    const onSubmit = vi.fn();
    const { user } = show(<LoginView onSubmit={onSubmit} busy />);
    await user.type(screen.getByLabelText('E-mail'), 'ana@example.org{Enter}');
    expect(screen.getByRole('button', { name: 'Signing you in …' })).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('explains a refusal and keeps the focus there; the same wrong password is not offered again', () => {
    show(<LoginView onSubmit={vi.fn()} error={{ code: 'auth/invalid-credential' }} />);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('The e-mail or the password is not right.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('offers another try when the line was broken', () => {
    show(<LoginView onSubmit={vi.fn()} error={{ code: 'auth/network-request-failed' }} />);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
