import type { Page } from '@playwright/test';
import type { JourneyStep } from '#domain/steps.ts';
import { newAdmin } from './fixtures/admin.ts';
import { answered, noAnswer } from './fixtures/console.ts';
import { signInAt } from './fixtures/identity.ts';
import { memberAt } from './fixtures/member.ts';
import { newPerson } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';
import { expectAccessible, phone } from './steps/accessibility.ts';
import { banner, changeClaims, endedDialog, reason, signInActing, stopActing, stopDialog } from './steps/acting.ts';
import { actingRows, adminSite } from './steps/admin-site.ts';
import { expectHeading, expectStep, press } from './steps/screen.ts';
import { signIn } from './steps/session.ts';

const stopRequest = '**/update-user-claims';
const ines = () => newPerson('Ines', 'Duarte');

/** An admin who acts as a member at the step of the release. */
async function acting(page: Page, step: JourneyStep = 'release-of-information') {
  const [admin, member] = await Promise.all([newAdmin(), memberAt(step, ines())]);
  await signInActing(page, admin, member);
  await expectStep(page, step);
  return { admin, member };
}

test('an admin acts as a member, looks, can’t sign, stops, and lands on the admin site', async ({ page, db }) => {
  const { admin, member } = await acting(page);

  await page.goto('/member/profile');
  await expect(page.getByRole('listitem').filter({ hasText: 'Olu Admin' })).toContainText(`Why: ${reason}`);
  await expect(page.getByText('can’t be changed. They belong to the person alone.')).toBeVisible();

  const { token } = await signInAt(admin);
  const revoke = await page.request.put(`/api/v1/roi-forms/${member.id}`, {
    headers: { authorization: `Bearer ${token}`, 'if-match': '"1"' },
    data: { status: 'REVOKED' },
  });
  expect(await revoke.json()).toMatchObject({ code: 'only_in_person' });

  await stopActing(page);
  await expect(stopDialog(page)).toBeHidden();
  await expect(endedDialog(page)).toContainText(/You are signed out in \d seconds?\./);
  await page.keyboard.press('Escape');
  await expect(endedDialog(page)).toBeVisible();
  await expect(page).toHaveURL(adminSite);
  expect(await db.row(actingRows, [member.id])).toMatchObject({ admin_id: admin.id, ended_by: 'admin' });

  await page.goto('/member/profile');
  await expect(page).toHaveURL('/');
  await signIn(page, member);
  await expect(page).toHaveURL('/member/profile');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Olu Admin' })).toContainText(`Why: ${reason}`);
});

test('a member who signed can be looked at, but nobody signs or revokes in their name', async ({ page }) => {
  await acting(page, 'request-genetic-test-kit');
  await expect(page.getByText('Only the member can do this')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.goto('/member/release-of-information/');
  await expect(page.getByText('Only they can sign a release or take one back.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Revoke/ })).toHaveCount(0);
});

test('nothing of the member is shown before the banner is there, nor where its code can’t be had', async ({
  page,
  complaints,
}) => {
  await acting(page);
  complaints.expect('Acting not shown', noAnswer);
  const code = /\/assets\/Impersonation-[^/]*\.js$/;
  const shown = () => page.evaluate(() => document.body.innerText);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(code, async (route) => {
    await held;
    await route.abort();
  });
  const names = page.waitForResponse(/\/api\/v1\/users\/[^/]+$/);
  await page.goto('/member/profile');
  await names;
  await expectHeading(page, 'You are acting as a member');
  expect(await shown()).not.toMatch(/Ines|Duarte|First name/);
  goOn();
  await expect(page.getByRole('alert')).toContainText('we show nothing of the member');
  expect(await shown()).not.toMatch(/Ines|Duarte|First name/);
  await expectAccessible(page, 'the banner did not come');
  await page.unrouteAll();
  await press(page, 'Try again');
  await expect(banner(page)).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ines');
});

test('Cancel and Escape close the question, and acting goes on', async ({ page }) => {
  await acting(page);
  const stop = banner(page).getByRole('button', { name: 'Stop Impersonating' });
  await stop.click();
  await expect(stopDialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(stopDialog(page)).toBeHidden();
  await expect(stop).toBeFocused();
  await page.keyboard.press('Enter');
  await stopDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(stopDialog(page)).toBeHidden();
  await expect(banner(page)).toBeVisible();
});

test('a stop that fails says why, can be left, and works at another try', async ({ page, complaints, db }) => {
  const { member } = await acting(page);
  complaints.expect('Stop acting failed', answered(502), answered(403), noAnswer);
  const alert = stopDialog(page).getByRole('alert');
  await page.route(stopRequest, (route) => route.fulfill({ status: 502, body: '<html>' }));
  await stopActing(page);
  const fallback = 'Error: Error updating user claims. Please try again later or contact us at support@novi.example.';
  await expect(alert).toHaveText(fallback);
  await page.unroute(stopRequest);

  const refusal = { code: 'claims_refused', message: 'Those claims are not what the records say.' };
  await page.route(stopRequest, (route) => route.fulfill({ status: 403, json: refusal }));
  await stopDialog(page).getByRole('button', { name: 'Stop Impersonating' }).click();
  await expect(alert).toHaveText(`Error: ${refusal.message}`);
  await page.unroute(stopRequest);

  await page.route(stopRequest, (route) => route.abort());
  await stopDialog(page).getByRole('button', { name: 'Stop Impersonating' }).click();
  await expect(alert).toHaveText(fallback);
  await page.keyboard.press('Escape');
  await expect(stopDialog(page)).toBeHidden();
  expect(await db.row(actingRows, [member.id])).toMatchObject({ ended_at: null });
  await page.unroute(stopRequest);

  await stopActing(page);
  await expect(page).toHaveURL(adminSite);
});

test('a stop that is pressed twice is sent once', async ({ page }) => {
  await acting(page);
  let sent = 0;
  page.on('request', (request) => (sent += request.url().endsWith('/update-user-claims') ? 1 : 0));
  await banner(page).getByRole('button', { name: 'Stop Impersonating' }).click();
  await stopDialog(page).getByRole('button', { name: 'Stop Impersonating' }).dblclick();
  await expect(endedDialog(page)).toBeVisible();
  expect(sent).toBe(1);
});

test('five seconds are counted down, one by one', async ({ page }) => {
  await page.clock.install();
  await acting(page);
  await page.clock.pauseAt(Date.now() + 1_000);
  await stopActing(page);
  await expect(endedDialog(page)).toContainText('in 5 seconds.');
  await page.clock.runFor(250);
  for (const left of ['4 seconds', '3 seconds', '2 seconds', '1 second']) {
    await page.clock.runFor(1_000);
    await expect(endedDialog(page).locator('[aria-hidden="true"]')).toHaveText(`You are signed out in ${left}.`);
  }
  await expect(page).not.toHaveURL(adminSite);
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL(adminSite);
});

test('a hidden tab whose timers wait is signed out as soon as it is seen again', async ({ page }) => {
  await page.clock.install();
  await acting(page);
  await page.clock.pauseAt(Date.now() + 1_000);
  await stopActing(page);
  // The countdown begins with the answer to Stop: a clock that is set before that would set its end, too.
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(endedDialog(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await show(page, 'hidden');
  await page.clock.setSystemTime(Date.now() + 60_000);
  await show(page, 'visible');
  await page.clock.resume();
  await expect(page).toHaveURL(adminSite, { timeout: 4_000 });
});

test('two tabs agree within a second, also one on a public page', async ({ page, context }) => {
  await acting(page);
  const other = await context.newPage();
  await other.goto('/members/faq');
  await expect(banner(other)).toBeVisible();
  await stopActing(page);
  await expect(endedDialog(page)).toBeVisible();
  await expect(endedDialog(other)).toBeVisible({ timeout: 1_000 });
  await expect(page).toHaveURL(adminSite);
  await expect(other).toHaveURL(adminSite);
});

test('Stop can be reached on every page, and what has ended elsewhere ends here with the next request', async ({
  page,
  complaints,
}) => {
  const { admin } = await acting(page);
  for (const path of ['/', '/members/privacy', '/account', '/member/nowhere', '/member/dashboard', '/nowhere']) {
    await page.goto(path);
    await expect(banner(page).getByRole('button', { name: 'Stop Impersonating' })).toBeVisible();
  }
  await page.goto('/member/profile');
  await expect(page.getByLabel('First name')).toHaveValue('Ines');
  complaints.expect(answered(403));
  await changeClaims(admin);
  await page.getByLabel('First name').fill('Inez');
  await press(page, 'Save my name');
  await expect(endedDialog(page)).toBeVisible();
  await expect(page).toHaveURL(adminSite);
});

test('the banner and both dialogs are accessible on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await acting(page);
  await expectAccessible(page, 'acting');
  // The countdown stands still while it is looked at.
  await page.clock.setFixedTime(Date.now());
  await banner(page).getByRole('button', { name: 'Stop Impersonating' }).click();
  await expect(stopDialog(page)).toBeVisible();
  await expectAccessible(page, 'stop');
  await stopDialog(page).getByRole('button', { name: 'Stop Impersonating' }).click();
  await expect(endedDialog(page)).toBeVisible();
  await expectAccessible(page, 'ended');
});

/** Hides a tab or shows it, as the browser tells its page. */
async function show(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
