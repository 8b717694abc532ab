import type { Page } from '@playwright/test';
import { demoPassword } from '#scripts/seed/people.ts';
import { memberAt } from './fixtures/member.ts';
import { newPerson, type Person } from './fixtures/person.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { expectHeading, expectStep } from './steps/screen.ts';
import { fillSignIn, signOut, signIn, signInByForm } from './steps/session.ts';

/** One of the demo's own people. */
function demo(account: string): Person {
  return { ...newPerson(), email: `${account}@novi.example`, password: demoPassword };
}

async function expectAt(page: Page, asked: string, url: string): Promise<void> {
  await page.goto(asked);
  await expect(page, `asked for ${asked}`).toHaveURL(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const nowhere = 'We can’t find this page';

test(
  'an address that leads nowhere says so to who is signed in, in the layout of where it lies',
  deep,
  async ({ page }) => {
    await signIn(page, await memberAt('survey'));
    await expectStep(page, 'survey');
    await page.goto('/no-such-page');
    await expectHeading(page, nowhere);
    await expect(page.getByRole('button', { name: /^Your account/ })).toHaveCount(0);
    await page.goto('/member/no-such-page');
    await expectHeading(page, nowhere);
    await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
    await page.getByRole('link', { name: 'Pick up where I left off' }).click();
    await expectStep(page, 'survey');
  },
);

for (const account of ['admin', 'nurse']) {
  test(`the ${account} is signed out of the app`, deep, async ({ page }) => {
    await signInByForm(page, demo(account));
    await expect(page.getByRole('status').filter({ hasText: 'This account can’t be used here.' })).toBeVisible();
    await expectAt(page, '/member/dashboard', '/');
    await expectAt(page, '/specialist/patients', '/');
  });
}

test('a deep link keeps its query over signing in', deep, async ({ page }) => {
  const address = '/specialist/patients?tab=kit';
  await page.goto(address);
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await fillSignIn(page, demo('specialist'));
  await expect(page).toHaveURL(address);
});

test(
  'the counseling tab follows its flag in both windows, opens no step, and goes with the member',
  deep,
  async ({ page, context }) => {
    const flag = () => page.evaluate(() => localStorage.getItem('showCounselingTab'));
    const tab = (of: Page) =>
      of.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: 'Counseling' });
    await signIn(page, await memberAt('survey'));
    await expectStep(page, 'survey');
    await expect(tab(page)).toHaveCount(0);
    expect(await flag()).toBeNull();

    const other = await context.newPage();
    await other.goto('/members');
    await other.evaluate(() => localStorage.setItem('showCounselingTab', 'true'));
    await tab(page).click();
    await expectStep(page, 'survey');
    await expect(page.getByRole('status').filter({ hasText: 'Not open yet' })).toBeVisible();
    await other.evaluate(() => localStorage.setItem('showCounselingTab', 'false'));
    await expect(tab(page)).toHaveCount(0);
    await other.evaluate(() => localStorage.removeItem('showCounselingTab'));
    await signOut(page);

    await signIn(page, await memberAt('counseling'));
    await expectStep(page, 'counseling');
    await expect(tab(page)).toBeVisible();
    await signOut(page);
    expect(await flag()).toBeNull();
  },
);
