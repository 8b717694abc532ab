import { expect, type Page } from '@playwright/test';
import { paths } from '#domain/paths.ts';
import { adminSite } from '#tests/browser/steps/admin-site.ts';
import { banner } from '#tests/browser/steps/impersonation.ts';
import { expectHeading } from '#tests/browser/steps/screen.ts';
import type { Driver, Sight } from '../../driver.ts';
import type { Scene } from '../../scene.ts';
import { zip } from './typing.ts';
import type { Machine, Shown, World } from './world.ts';

const main = (page: Page) => page.getByRole('main');
const submit = (page: Page) => main(page).locator('[type=submit]');
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });

const pages: Record<Shown, (page: Page) => Promise<void>> = {
  signInForm: (page) => expect(page).toHaveURL(paths.login),
  signUpForm: (page) => expectHeading(page, 'Create your account'),
  outside: (page) => expect(page).toHaveURL(({ pathname }) => ['/', paths.login, paths.signup].includes(pathname)),
  home: (page) => expect(page).toHaveURL('/'),
  form: (page) => expect(zip(page)).toBeEditable(),
  welcome: (page) => expect(page).toHaveURL(/\/member\/welcome\/$/),
  profile: (page) => expect(page.getByLabel('First name')).toBeEditable(),
  changeEmail: (page) => expectHeading(page, 'Change your e-mail'),
  changePassword: (page) => expectHeading(page, 'Change your password'),
  closeAccount: (page) => expectHeading(page, 'Close your account'),
  specialist: (page) => expect(page).toHaveURL(paths.specialistStart),
  closed: (page) => expectHeading(page, 'Your account is closed'),
  adminSite: (page) => expect(page).toHaveURL(adminSite),
};

async function expectPage({ page }: Scene, { shows, says }: World): Promise<void> {
  await pages[shows](page);
  if (says !== '') await expect(page.getByRole('status').filter({ hasText: says })).toBeVisible();
}

/** The form that was sent stands, and can’t be sent twice. */
const expectBusy: Sight<World> = ({ page }) => expect(submit(page)).toHaveAttribute('aria-disabled', 'true');

const expectNotReady: Sight<World> = ({ page }, { isOutOfReach }) =>
  expectHeading(page, isOutOfReach ? 'We can’t check your sign-in right now' : 'Your account is not ready yet');
const expectUnfinished: Sight<World> = async ({ page, member }, { hasFilled }) => {
  await expectHeading(page, 'Finish your account');
  await expect(page.getByLabel('First name')).toHaveValue(hasFilled ? member.firstName : '');
  await expect(page.getByLabel('I agree to the terms of service')).toBeChecked({ checked: hasFilled });
  await expect(submit(page)).not.toHaveAttribute('aria-disabled');
};
const expectActing: Sight<World> = async ({ page }) => {
  // Behind the dialog that counts down, it is there for the eye alone.
  const seen = page.getByRole('complementary', { name: 'Acting as a member', includeHidden: true });
  await expect(seen).toContainText('Olu Admin is acting as');
};

const atOnce = { unseen: 'It passes at once.' };
const quiet = { unseen: 'The page, which `role` looks at, stands as it did.' };

export const sights: Driver<Machine, World>['states'] = {
  idle: atOnce,
  loading: atOnce,
  checking: atOnce,
  admitting: atOnce,
  switching: atOnce,
  savingKept: expectBusy,
  keptLost: atOnce,
  refreshing: { unseen: 'The form that was sent stands, or nothing does: it is not known who is there.' },
  'claimsMissing.deciding': atOnce,
  'claimsMissing.inPerson': expectNotReady,
  'claimsMissing.impersonated': expectNotReady,
  'unprovisioned.deciding': atOnce,
  'unprovisioned.inPerson': expectUnfinished,
  'unprovisioned.impersonated': expectUnfinished,
  creatingRecord: expectBusy,
  signedOut: expectPage,
  signingIn: expectBusy,
  signingUp: expectBusy,
  signingOut: atOnce,
  signOutFailed: async ({ page, member }) => {
    await expect(page.getByRole('alert')).toContainText('You are still signed in on this device');
    await expect(page.getByText(member.firstName)).toHaveCount(0);
  },
  'leaving.saving': async ({ page }) => {
    await expectHeading(page, 'Logging you out');
    await expect(page.getByRole('status')).toContainText('Saving what you typed, then logging you out');
  },
  'leaving.keeping': atOnce,
  'leaving.lost': atOnce,
  'leaving.settled': atOnce,
  'signedIn.idle.judging': atOnce,
  'signedIn.idle.active': async ({ page }) => {
    await expect(warning(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.documentElement.style.opacity)).toBe('');
  },
  'signedIn.idle.warned': async ({ page }) => {
    await expect(warning(page)).toContainText(/Time left: \d+ seconds?/);
    await expect(warning(page).getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    // As long as it is only about to be seen, axe takes it for no dialog.
    await expect(warning(page)).toHaveCSS('opacity', '1');
  },
  'signedIn.idle.doubtful': async ({ page }) => {
    expect(await page.evaluate(() => document.documentElement.style.opacity)).toBe('0');
  },
  'signedIn.idle.over': atOnce,
  'signedIn.impersonating.deciding': atOnce,
  'signedIn.impersonating.inPerson': ({ page }) => expect(banner(page)).toHaveCount(0),
  'signedIn.impersonating.impersonated': expectActing,
  'signedIn.signInDetails.unchanged': quiet,
  'signedIn.signInDetails.changingEmail': quiet,
  'signedIn.signInDetails.changingPassword': quiet,
  'signedIn.closing.open': quiet,
  'signedIn.closing.closing': quiet,
  'signedIn.role.deciding': atOnce,
  'signedIn.role.member': expectPage,
  'signedIn.role.specialist': expectPage,
  'signedIn.person.fetching': quiet,
  'signedIn.person.known': quiet,
  'signedIn.token.fresh': quiet,
  'signedIn.token.renewing': quiet,
  'signedIn.token.waiting': quiet,
};
