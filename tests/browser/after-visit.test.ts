import { answered } from './fixtures/console.ts';
import { memberAt } from './fixtures/member.ts';
import { expect, test } from './fixtures/test.ts';
import { expectAccessible, expectNothingFound, phone } from './steps/accessibility.ts';
import { expectHeading, expectStep } from './steps/screen.ts';
import { signIn } from './steps/session.ts';

const kits = /\/api\/v1\/kits\//;

test.describe('a member whose visit is over', () => {
  test('reads the summary and the plan, finds nothing closed to them, and prints one sheet', async ({ page, db }) => {
    const member = await memberAt('complete');
    // A word that is wider than a phone, in the sheet and among the documents.
    const title = `Plan for ${'Schwarzenberg'.repeat(5)}`;
    await db.rows('update care_plans set title = $2 where patient_id = $1', [member.id, title]);
    await signIn(page, member);
    await expect(page).toHaveURL('/member/dashboard');
    await page.getByRole('main').getByRole('link', { name: 'Read the summary' }).first().click();
    await expectHeading(page, 'After your visit');
    const sheet = page.getByRole('article');
    await expect(sheet).toContainText('No harmful change was found');
    await expect(sheet).toContainText('Have a mammogram once a year.');
    await expect(page.getByText(`Care plan: ${title}`)).toBeVisible();
    await page.setViewportSize(phone);
    await expect(page.getByRole('button', { name: 'Print this summary' })).toBeInViewport();
    await expectAccessible(page, 'consult summary');
    const known = sheet.getByText(/^You wanted to know what your test result means/);
    await expect(known).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(sheet.getByText('March 9, 1984')).toBeVisible();
    // Folded on the screen, open on paper.
    await expect(known).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Who to call' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print this summary' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page.getByText(/escribió esto en inglés/)).toBeVisible();
    await expectNothingFound(page, 'consult summary in Spanish');
  });

  test('sees the other records when one can’t be loaded, and gets it when they try again', async ({
    page,
    complaints,
  }) => {
    complaints.expect(answered(503));
    const member = await memberAt('complete');
    await page.route(kits, (route) => route.fulfill({ status: 503, json: { message: 'Away.', code: 'unavailable' } }));
    await signIn(page, member);
    const kit = page.getByRole('listitem', { name: 'Your test kit' });
    await expect(kit).toContainText('We can’t load this right now.', { timeout: 20_000 });
    await expect(page.getByRole('listitem', { name: 'Your visit', exact: true })).toContainText('Took place');
    await page.unroute(kits);
    await kit.getByRole('button', { name: 'Try again' }).click();
    await expect(kit).toContainText('Your results are in');
  });
});

test('somebody on the way reads of each closed step what opens it, and of the summary when it comes', async ({
  page,
}) => {
  await signIn(page, await memberAt('survey'));
  await expectStep(page, 'survey');
  await page.goto('/member/dashboard');
  const rail = page.getByRole('navigation', { name: 'Your eight steps' });
  await expect(rail.getByRole('listitem').filter({ hasText: 'Opens when' })).toHaveCount(5);
  await page.setViewportSize(phone);
  await expectAccessible(page, 'overview of somebody on the way');
  await page.goto('/member/consult-summary');
  await expect(page.getByRole('link', { name: 'Continue with “Family history”' })).toBeVisible();
});
