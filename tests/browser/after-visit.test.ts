import { memberAt } from './fixtures/member.ts';
import { expect, test } from './fixtures/test.ts';
import { expectAccessible, expectNothingFound, phone } from './steps/accessibility.ts';
import { expectHeading } from './steps/screen.ts';
import { signIn } from './steps/session.ts';

test.describe('a member whose visit is over', () => {
  test('reads the summary and the plan, finds nothing closed to them, and prints one sheet', async ({ page, db }) => {
    const member = await memberAt('complete');
    // A word that is wider than a phone, in the sheet and among the documents.
    const title = `Plan for ${'Schwarzenberg'.repeat(5)}`;
    await db.rows(
      `insert into care_plans (patient_id, visit_id, title, items, locale, author_id)
       select patient_id, visit_id, $2, items, locale, author_id from care_plans where patient_id = $1`,
      [member.id, title],
    );
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
    // The summary says so, and each of the plans.
    await expect(page.getByText(/escribió esto en inglés/)).toHaveCount(3);
    await expectNothingFound(page, 'consult summary in Spanish');
  });
});
