import type { Page } from '@playwright/test';
import type { KitStatus } from '#domain/kit-status.ts';
import { answered } from './fixtures/console.ts';
import type { Database } from './fixtures/database.ts';
import { memberAt, type Member } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { expectAccessible, expectNothingFound, phone } from './steps/accessibility.ts';
import { consentToTest, fillAddress, orderButton, prepareOrder } from './steps/request-kit.ts';
import { expectDraftSaved, expectHeading, expectStep, press } from './steps/screen.ts';
import { signIn } from './steps/session.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const orders = 'select count(*) from kits where patient_id = $1';

test.describe('an order is made once', () => {
  test('by a double press, and by a second tab that was ready to order, too', async ({ page, db, complaints }) => {
    complaints.expect(answered(409));
    const member = await memberAt('request-genetic-test-kit');
    await signIn(page, member);
    await expectStep(page, 'request-genetic-test-kit');
    await consentToTest(page);
    await fillAddress(page);
    await expectDraftSaved(page);
    await continueUntilStored(page);
    await expect(page.getByText('You can stop the order until the lab has your sample')).toBeVisible();
    // The second tab begins with what the first has stored, and stores it again before that one orders.
    const tab = await page.context().newPage();
    await tab.goto('/member/request-genetic-test-kit/');
    await consentToTest(tab);
    await continueUntilStored(tab);
    await orderButton(page).dblclick();
    await expectStep(page, 'shipping-genetic-test-kit');
    await orderButton(tab).click();
    await expectStep(tab, 'shipping-genetic-test-kit');
    await expect(tab.getByText('You already have an order')).toBeVisible();
    expect(await db.count(orders, [member.id])).toBe(1);
  });
});

test(
  'an address far from home is looked at once more, and one that no carrier can read is refused',
  deep,
  async ({ page, db }) => {
    await page.setViewportSize(phone);
    const member = await memberAt('request-genetic-test-kit');
    await signIn(page, member);
    await expectStep(page, 'request-genetic-test-kit');
    await consentToTest(page);
    await page.getByLabel('Street address').fill('PO Box 12');
    await page.getByLabel('City').fill('Madison');
    await page
      .getByLabel('State or territory')
      .selectOption({ label: 'AE – Armed Forces Europe, Middle East, Africa and Canada' });
    await press(page, 'Continue');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('enter APO, FPO or DPO as the city');
    await expectAccessible(page, 'an address with problems');

    await page.getByLabel('State or territory').selectOption({ label: 'Wisconsin' });
    await page.getByLabel('ZIP code').fill('53703');
    await press(page, 'Continue');
    await expectHeading(page, 'Check your order');
    await expect(page.getByText('It will wait for you at the post office')).toBeVisible();
    await expect(page.getByText('You told us that you live in Illinois')).toBeVisible();
    await expectAccessible(page, 'an address to look at once more');
    await orderButton(page).click();
    await expectStep(page, 'shipping-genetic-test-kit');
    expect(await db.row("select address->>'state' as state from kits where patient_id = $1", [member.id])).toEqual({
      state: 'WI',
    });
  },
);

test.describe('an order that is followed', () => {
  test(
    'says by itself that the sample failed and what to do, on a phone and in Spanish on a wide screen',
    deep,
    async ({ page, db }) => {
      await page.setViewportSize(phone);
      const member = await memberAt('shipping-genetic-test-kit');
      await put(db, member, ['SUBMITTED', 'CLINICIAN REVIEW', 'APPROVED', 'AWAITING SAMPLE', 'ANALYZING']);
      await signIn(page, member);
      await expectStep(page, 'shipping-genetic-test-kit');
      await expect(page.getByText('can’t be canceled anymore')).toBeVisible();
      await put(db, member, ['AWAITING SAMPLE'], 'Too little saliva');
      await expect(page.getByText('The lab needs a new sample')).toBeVisible({ timeout: 15_000 });
      await expect(page.getByText('It is nobody’s fault')).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'A new kit is on its way to you' })).toHaveCount(1);
      await expect(page.getByText('Note: Too little saliva')).toBeVisible();
      await expect(page.getByRole('img', { name: /half an hour is marked/ })).toBeVisible();
      await expectAccessible(page, 'a sample that failed');

      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText('What to do:')).toBeHidden();
      await expect(page.getByText(/^It leaks/)).toBeVisible();
      await page.emulateMedia({ media: 'screen' });

      await page.setViewportSize({ width: 1280, height: 900 });
      await page.getByRole('contentinfo').getByText('Español').click();
      await expect(page.getByText('El laboratorio necesita una muestra nueva')).toBeVisible();
      await expectNothingFound(page, 'a sample that failed, in Spanish');
    },
  );

  for (const [status, title] of [
    ['DENIED', 'Your order was not approved'],
    ['CANCELED', 'Your order was canceled'],
  ] as const) {
    test(`and ends as ${status} says why and leads to a new one`, deep, async ({ page, db }) => {
      await page.setViewportSize(phone);
      const member = await memberAt('shipping-genetic-test-kit');
      await put(db, member, ['SUBMITTED', 'CLINICIAN REVIEW']);
      await signIn(page, member);
      await expectStep(page, 'shipping-genetic-test-kit');
      await expect(page.getByText('You can, until the lab has your sample')).toBeVisible();
      await put(db, member, [status], 'Another test fits better');
      await expect(page.getByText('What happens now:')).toBeVisible({ timeout: 15_000 });
      await expect(page.getByText(title).first()).toBeVisible();
      await expect(page.getByText('Note: Another test fits better').first()).toBeVisible();
      await expect(page.getByText('Do you want to stop this order?')).toHaveCount(0);
      await expectAccessible(page, status);
      const rail = page.getByRole('navigation', { name: 'Your eight steps' });
      await expect(rail).toContainText('Opens when a new kit is on its way');
      await page.goto('/member/counseling/');
      await expect(page.getByText('Order a new kit: it opens when that kit is on its way.')).toBeVisible();
      await page.getByRole('link', { name: status === 'DENIED' ? /want to order again/ : 'Order a new kit' }).click();
      await expectHeading(page, 'Order your test kit');
      await prepareOrder(page);
      await orderButton(page).click();
      await expect(page.getByText('You can, until the lab has your sample')).toBeVisible();
      expect(await db.count(orders, [member.id])).toBe(2);
    });
  }
});

/**
 * From the address to the whole order, which stores the address once more, a moment later. Without waiting for that, the
 * machine’s speed would decide whether another tab reads or orders before.
 */
async function continueUntilStored(page: Page): Promise<void> {
  const stored = page.waitForResponse(
    (answer) =>
      answer.ok() && answer.url().endsWith('/drafts/request-genetic-test-kit') && answer.request().method() === 'PUT',
  );
  await press(page, 'Continue');
  await expectHeading(page, 'Check your order');
  await stored;
}

/** Gives an order these further statuses, as the care team and the lab do, and keeps the demo's lab away from it. */
async function put(db: Database, { id }: Member, statuses: readonly KitStatus[], reason = ''): Promise<void> {
  const kit = await db.row('select id from kits where patient_id = $1', [id]);
  await db.rows("update kits set version = version + 9, updated_at = '2099-01-01' where id = $1", [kit['id']]);
  if (statuses[0] === 'SUBMITTED') await db.rows('delete from kit_events where kit_id = $1', [kit['id']]);
  for (const status of statuses) {
    const event = 'insert into kit_events (kit_id, status, by, reason) values ($1, $2, $3, $4)';
    await db.rows(event, [kit['id'], status, status === 'SUBMITTED' ? 'member' : 'lab', reason]);
  }
  await db.rows('update kits set status = $2, version = version + 1 where id = $1', [kit['id'], statuses.at(-1)]);
}
