import type { Page } from '@playwright/test';
import { noAnswer } from './fixtures/console.ts';
import type { Database } from './fixtures/database.ts';
import { memberAt } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { theSame } from './steps/same-field.ts';
import { expectDraftSaved, expectStep, press } from './steps/screen.ts';
import { fillSignIn, signOut, signIn } from './steps/session.ts';

const minute = 60_000;
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });
const zip = (page: Page) => page.getByLabel('ZIP code');

/** Signs somebody in at the form of the second step, on a clock that the test can move. */
async function atTheForm(page: Page) {
  await page.context().clock.install();
  return signInAtTheForm(page);
}

async function signInAtTheForm(page: Page) {
  const member = await memberAt('eligibility');
  await signIn(page, member);
  await expectStep(page, 'eligibility');
  await expect(zip(page)).toBeVisible();
  return member;
}

test(
  'who does nothing is warned, signed out with their draft saved, told why, and led back',
  deep,
  async ({ page }) => {
    const member = await atTheForm(page);
    await zip(page).fill('60640');
    await expectDraftSaved(page);
    await page.clock.fastForward(14 * minute - 5_000);
    await expect(warning(page)).toBeHidden();
    await page.clock.fastForward(6_000);
    await expect(warning(page)).toContainText(/Time left: 5\d seconds/);
    await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();

    await page.clock.fastForward(minute);
    await expect(page).toHaveURL('/login');
    const notice = page.getByRole('status').filter({ hasText: 'You were logged out' });
    await expect(notice).toContainText('What you typed is saved as a draft.');
    await expect(page.getByText(member.firstName)).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

    await fillSignIn(page, member);
    await expectStep(page, 'eligibility');
    await expect(zip(page)).toHaveValue('60640');
  },
);

test('who stays keeps what they type into, and has the whole time again', deep, async ({ page }) => {
  await atTheForm(page);
  await zip(page).fill('606');
  const field = await theSame(zip(page));
  await page.clock.fastForward(14 * minute + 30_000);
  await expect(warning(page)).toContainText('Time left: 30 seconds');
  await press(page, 'Stay signed in');
  await expect(warning(page)).toBeHidden();
  await expect(zip(page)).toBeFocused();
  await page.keyboard.type('40');
  await expect(field).toHaveValue('60640');

  await page.clock.fastForward(13 * minute);
  await expect(zip(page)).toBeVisible();
  await expect(warning(page)).toBeHidden();
  await page.clock.fastForward(minute);
  await expect(warning(page)).toBeVisible();
});

test(
  'Escape stays, and signing out from the warning goes to the start page without a word about it',
  deep,
  async ({ page }) => {
    await atTheForm(page);
    await page.clock.fastForward(14 * minute + 1_000);
    await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    // The dialog listens before it hides the page behind it, which is the last that it does as it opens.
    await expect(page.locator('#root')).toHaveAttribute('aria-hidden', 'true');
    await page.keyboard.press('Escape');
    await expect(warning(page)).toBeHidden();
    await page.clock.fastForward(14 * minute + 1_000);
    await press(page, 'Log out now');
    await expect(page).toHaveURL('/');
    await page.goto('/login');
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await expect(page.getByText('You were logged out')).toHaveCount(0);
  },
);

test('a draft that can’t be saved is said to be lost, honestly', deep, async ({ page, complaints }) => {
  complaints.expect(noAnswer);
  await atTheForm(page);
  await page.route('**/drafts/**', (route) => route.abort());
  await zip(page).fill('60640');
  await page.clock.fastForward(15 * minute);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status').filter({ hasText: 'Some of what you typed is not saved' })).toBeVisible();
  await expect(page.getByText('What you typed is saved as a draft.')).toHaveCount(0);
});

test('signing out right after the last key keeps what it wrote', deep, async ({ page, db }) => {
  await page.addInitScript(neverQuiet);
  const member = await signInAtTheForm(page);
  await zip(page).fill('60647');
  await signOut(page);
  expect(await draftOf(db, member)).toMatchObject({ zip: '60647' });
});

/** Keeps the moment from coming in which it has been quiet for long enough to save what was typed. */
function neverQuiet(): void {
  const wait = window.setTimeout.bind(window);
  const quietTime = 600;
  window.setTimeout = ((done: () => void, time?: number) =>
    time === quietTime ? 0 : wait(done, time)) as typeof window.setTimeout;
}

async function draftOf(db: Database, { id }: { id: string }): Promise<unknown> {
  const [draft] = await db.rows('select values from form_drafts where patient_id = $1', [id]);
  return draft?.['values'];
}

test('what is done in one tab keeps the other, and who stays in one stays in both', deep, async ({ page, context }) => {
  await atTheForm(page);
  const other = await context.newPage();
  await other.goto('/member/profile');
  await expect(other.getByLabel('First name')).toBeVisible();
  await context.clock.fastForward(10 * minute);
  const lastHeard = () => page.evaluate(() => Number(localStorage.getItem('novi.active')));
  const before = await lastHeard();
  await other.getByLabel('First name').press('End');
  // What one tab stores takes a moment to come to the other, and the clock of this test does not wait for it.
  await expect.poll(lastHeard).toBeGreaterThan(before);
  await context.clock.fastForward(10 * minute);
  await context.clock.runFor(2_000);
  await expect(warning(page)).toBeHidden();
  await expect(warning(other)).toBeHidden();
  await expect(zip(page)).toBeVisible();

  await context.clock.fastForward(4 * minute);
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await press(page, 'Stay signed in');
  await expect(warning(page)).toBeHidden();
  await expect(warning(other)).toBeHidden();
});

test('both tabs end at once, and both say why', deep, async ({ page, context }) => {
  await atTheForm(page);
  const other = await context.newPage();
  await other.goto('/member/profile');
  await expect(other.getByLabel('First name')).toBeVisible();
  // The pages' clocks are set one after the other: the end itself comes by clocks that go side by side.
  await context.clock.fastForward(15 * minute - 8_000);
  for (const each of [page, other]) {
    await expect(each).toHaveURL('/login', { timeout: 20_000 });
    await expect(each.getByRole('status').filter({ hasText: 'You were logged out' })).toBeVisible();
  }
});

for (const days of [1, -1])
  test(
    `a clock that is set ${days > 0 ? 'ahead' : 'back'} by a day throws nobody out in the middle of a word`,
    deep,
    async ({ page }) => {
      await atTheForm(page);
      await zip(page).fill('606');
      const field = await theSame(zip(page));
      // Set ahead, it could have slept: the app asks the server.
      const asked = days > 0 && page.waitForResponse('**/api/v1/states/list');
      await page.clock.setSystemTime(new Date((await page.evaluate(() => Date.now())) + days * 24 * 60 * minute));
      await (asked || page.clock.runFor(5_000));
      await page.keyboard.type('40');
      await expect(field).toHaveValue('60640');
      await expect(zip(page)).toBeFocused();
      await expect(warning(page)).toBeHidden();
      await expect.poll(() => page.evaluate(() => document.documentElement.style.opacity)).toBe('');
      // Minutes that pass while a reply is on its way would make it a lost one.
      await expectDraftSaved(page);

      await page.clock.fastForward(14 * minute + 30_000);
      await expect(warning(page)).toBeVisible();
    },
  );
