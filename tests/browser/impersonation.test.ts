import type { Page } from '@playwright/test';
import type { JourneyStep } from '#domain/steps.ts';
import { newAdmin } from './fixtures/staff.ts';
import { answered, noAnswer } from './fixtures/console.ts';
import { signInAt } from './fixtures/identity.ts';
import { memberAt } from './fixtures/member.ts';
import { newPerson } from './fixtures/person.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { expectAccessible } from './steps/accessibility.ts';
import {
  banner,
  changeClaims,
  endedDialog,
  reason,
  signInImpersonating,
  stopImpersonation,
  stopDialog,
} from './steps/impersonation.ts';
import { impersonationRows, adminSite } from './steps/admin-site.ts';
import { expectHeading, expectStep, press } from './steps/screen.ts';
import { signInByForm } from './steps/session.ts';
import { stopTime, withinASecond } from './steps/virtual-second.ts';

const ines = () => newPerson('Ines', 'Duarte');

/** An admin who impersonates a member at the step of the release. */
async function impersonating(page: Page, step: JourneyStep = 'release-of-information') {
  const [admin, member] = await Promise.all([newAdmin(), memberAt(step, ines())]);
  await signInImpersonating(page, admin, member);
  await expectStep(page, step);
  return { admin, member };
}

test('an admin impersonates a member, looks, can’t sign, stops, and lands on the admin site', async ({ page, db }) => {
  const { admin, member } = await impersonating(page);

  await page.goto('/member/profile');
  await expect(page.getByRole('listitem').filter({ hasText: 'Olu Admin' })).toContainText(`Why: ${reason}`);
  await expect(page.getByText('can’t be changed. They belong to the person alone.')).toBeVisible();

  const { token } = await signInAt(admin);
  const revoke = await page.request.put(`/api/v1/roi-forms/${member.id}`, {
    headers: { authorization: `Bearer ${token}`, 'if-match': '"1"' },
    data: { status: 'REVOKED' },
  });
  expect(await revoke.json()).toMatchObject({ code: 'only_in_person' });

  await stopImpersonation(page);
  await expect(stopDialog(page)).toBeHidden();
  await expect(endedDialog(page)).toContainText(/You are signed out in \d seconds?\./);
  await page.keyboard.press('Escape');
  await expect(endedDialog(page)).toBeVisible();
  await expect(page).toHaveURL(adminSite);
  expect(await db.row(impersonationRows, [member.id])).toMatchObject({ admin_id: admin.id, ended_by: 'admin' });

  await page.goto('/member/profile');
  await expect(page).toHaveURL('/');
  await signInByForm(page, member);
  await expect(page).toHaveURL('/member/profile');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Olu Admin' })).toContainText(`Why: ${reason}`);
});

test('nothing of the member is shown before the banner is there, nor where its code can’t be had', async ({
  page,
  complaints,
}) => {
  await impersonating(page);
  complaints.expect('Impersonation not shown', noAnswer);
  const code = /\/assets\/banner-and-dialogs-[^/]*\.js$/;
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

test('two tabs agree within a second, also one on a public page', async ({ page, context }) => {
  await context.clock.install();
  await impersonating(page);
  const other = await context.newPage();
  await other.goto('/members/faq');
  await expect(banner(other)).toBeVisible();
  await stopTime(page);
  await stopImpersonation(page);
  await expect(endedDialog(page)).toBeVisible();
  await withinASecond(context, (soon) => expect(endedDialog(other)).toBeVisible(soon));
  await context.clock.resume();
  await expect(page).toHaveURL(adminSite);
  await expect(other).toHaveURL(adminSite);
});

test(
  'Stop can be reached on every page, and what has ended elsewhere ends here with the next request',
  deep,
  async ({ page, complaints }) => {
    const { admin } = await impersonating(page);
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
  },
);
