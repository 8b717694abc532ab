import { expect, type Page } from '@playwright/test';
import type { adminSiteMachine, Visitor } from '#machines/admin-site/machine.ts';
import { expectHeading } from '#tests/browser/steps/screen.ts';
import type { Driver } from '../driver.ts';
import type { Scene } from '../scene.ts';

/** What matters beside the machine of the admin site. */
export type AdminSiteWorld = {
  /** Who is there, as the sign-in service and the backend say when they are asked. */
  who: Visitor['kind'];
  /** What the page says of the last try. */
  said: string;
  /** What it says of what came before. */
  note: '' | 'refused' | 'stopped';
  /** The page was loaded anew, and nothing was done there since: what is found leaves the focus where it is. */
  isJustLoaded: boolean;
  /** The reason is typed. */
  hasReason: boolean;
  /** How often the admin has begun to act, and how often that has ended. */
  begun: number;
  ended: number;
};
export const reason = 'Ada asked us\nfor help by phone.';

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Act as Ada Quist?' });
export const why = (page: Page) => dialog(page).getByLabel('Why?');
export const inDialog = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });
const nameOf = ({ member }: Scene) => `${member.firstName} ${member.lastName}`;

/** What is seen on the admin site in each state, and what can be done there. */
export const adminSiteSights: Driver<typeof adminSiteMachine, AdminSiteWorld>['states'] = {
  idle: { unseen: 'The page looks at once.' },
  looking: async ({ page }) => {
    await expectHeading(page, 'Looking up your account …');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Looking up your account …');
  },
  unreachable: async ({ page }, { said }) => {
    await expectHeading(page, 'We could not look up your account');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('main')).toContainText(said);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeEnabled();
  },
  signedOut: async ({ page }, { said, note }) => {
    await expectHeading(page, 'Admin sign-in');
    await expect(page.getByText('This account is not an admin’s. You were signed out.')).toHaveCount(
      note === 'refused' ? 1 : 0,
    );
    await expect(page.getByRole('alert').filter({ hasText: said || /./ })).toHaveCount(said ? 1 : 0);
    await expect(page.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-disabled');
    await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  },
  signingIn: async ({ page }) => {
    await expect(page.getByRole('main').locator('[type=submit]')).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
  choosing: async ({ page }, { note }) => {
    await expectHeading(page, 'Members');
    await expect(page.getByText('You are Olu Admin.')).toBeVisible();
    await expect(page.getByText('You stopped acting as Ada Quist.')).toHaveCount(note === 'stopped' ? 1 : 0);
    await expect(page.getByRole('searchbox', { name: 'Search by name or e-mail' })).toBeEnabled();
    await expect(dialog(page)).toBeHidden();
  },
  naming: async ({ page }, { said, hasReason }) => {
    await expect(dialog(page)).toContainText('for at most 60 minutes');
    await expect(why(page)).toHaveValue(hasReason ? reason : '');
    await expect(
      dialog(page)
        .getByRole('alert')
        .filter({ hasText: said || /./ }),
    ).toHaveCount(said ? 1 : 0);
    await expect(inDialog(page, 'Start')).not.toHaveAttribute('aria-disabled');
  },
  starting: async ({ page }) => {
    await expect(why(page)).toHaveValue(reason);
    await expect(inDialog(page, 'Starting …')).toHaveAttribute('aria-disabled', 'true');
    // There is no way back meanwhile.
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeVisible();
  },
  impersonating: async (scene, { said }) => {
    const { page } = scene;
    await expectHeading(page, `You act as ${nameOf(scene)}`);
    await expect(page.getByText('Your reason: Ada asked us for help by phone.')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: said || /./ })).toHaveCount(said ? 1 : 0);
    await expect(page.getByRole('link', { name: 'Open Novi' })).toHaveAttribute('href', /\/login$/);
    await expect(page.getByRole('button', { name: 'Stop acting' })).not.toHaveAttribute('aria-disabled');
  },
  stopping: async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Stopping …' })).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
  signingOut: { unseen: 'The session ends at once.' },
};
