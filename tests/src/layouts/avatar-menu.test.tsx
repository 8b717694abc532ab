import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AvatarMenu, initialsOf } from '#src/layouts/avatar-menu.tsx';
import { show } from '../show.tsx';

const person = { firstName: 'María', lastName: 'Ortega', email: 'maria@example.org', onSignOut: vi.fn() };
const trigger = () => screen.getByRole('button', { name: 'Your account: María Ortega' });

function showMenu(
  at: string,
  more: Partial<typeof person & { profileTo: string; middleName: string }> = { profileTo: '/member/profile' },
) {
  return show(<AvatarMenu {...person} {...more} />, { at });
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the avatar menu', () => {
  it('shows initials, full name and sign-in e-mail', async () => {
    const { user } = showMenu('/member/dashboard');
    expect(trigger()).toHaveTextContent('MO');
    await user.click(trigger());
    expect(screen.getByText('María Ortega')).toBeVisible();
    expect(screen.getByText('maria@example.org')).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/member/profile');
  });

  it('shows the middle name in the full name, and leaves it out of the initials', async () => {
    const { user } = showMenu('/member/dashboard', { middleName: ' del Carmen ' });
    const button = screen.getByRole('button', { name: 'Your account: María del Carmen Ortega' });
    expect(button).toHaveTextContent(/^MO$/);
    await user.click(button);
    expect(screen.getByText('María del Carmen Ortega')).toBeVisible();
  });

  it.each(['/member/welcome', '/member/welcome/', '/member/eligibility', '/member/eligibility/check'])(
    'has no profile at %s',
    async (at) => {
      const { user } = showMenu(at);
      await user.click(trigger());
      expect(screen.queryByRole('menuitem', { name: 'Profile' })).toBeNull();
      expect(screen.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    },
  );

  it('has no profile for a specialist', async () => {
    const { user } = showMenu('/specialist/patients', {});
    await user.click(trigger());
    expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  });

  it('signs out', async () => {
    const { user } = showMenu('/member/survey');
    await user.click(trigger());
    await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
    expect(person.onSignOut).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('the keyboard of a menu', () => {
  it('opens at the first item, walks around, and gives the focus back', async () => {
    const { user } = showMenu('/member/survey');
    trigger().focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(trigger()).toHaveFocus();
  });

  it('opens at the last item by ArrowUp, and closes by Tab or a press elsewhere', async () => {
    const { user } = showMenu('/member/survey');
    trigger().focus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
    await user.tab();
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(trigger());
    await user.click(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('finds an item by the letters typed within a second, then begins anew', () => {
    vi.useFakeTimers();
    showMenu('/member/survey');
    fireEvent.click(trigger());
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    press('l');
    press('o');
    expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
    vi.advanceTimersByTime(999);
    press('p');
    expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
    vi.advanceTimersByTime(1000);
    press('p');
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
  });
});

describe('initialsOf', () => {
  it.each([
    ['María', 'Ortega', 'MO'],
    ['ana', '', 'A'],
    ['', '', ''],
    ['  élodie', 'đặng', 'ÉĐ'],
    ['𝒜da', 'Byron', '𝒜B'],
  ])('"%s" "%s": %s', (firstName, lastName, initials) => {
    expect(initialsOf(firstName, lastName)).toBe(initials);
  });
});
