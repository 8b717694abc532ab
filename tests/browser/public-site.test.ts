import { noAnswer, noRecord } from './fixtures/console.ts';
import { signInAt } from './fixtures/identity.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { adminSite } from './steps/admin-site.ts';
import { fillEligibility } from './steps/eligibility.ts';
import { routeOnce } from './steps/route-until.ts';
import { expectHeading, expectStep, press } from './steps/screen.ts';
import { fillDetails, fillSignUp } from './steps/sign-up.ts';

const partner = '/partners/prairie-steel';
const codeField = /^Employer or partner code/;

test('questions are read by keyboard alone', deep, async ({ page }) => {
  await page.goto('/members/faq');
  const question = page.getByText('Who can join?', { exact: true });
  const answer = page.getByText(/^You need to be 18 or older/);
  await expect(answer).toBeHidden();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
});

test('a partner’s page carries its code through a sign-up that broke off to the form that asks for it', async ({
  page,
  person,
  db,
  complaints,
}) => {
  complaints.expect(noAnswer, ...noRecord, 'Sign-up failed');
  const noor = { ...person, firstName: 'Noor', lastName: 'Haddad' };
  await page.goto(partner);
  await expectHeading(page, 'Novi for the people of Prairie Steel Works');
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByText('We keep your code prairie-steel')).toBeVisible();
  await routeOnce(page, '**/api/v1/users', (route) => route.abort());
  await fillSignUp(page, noor);
  await press(page, 'Create account');
  await expectHeading(page, 'Finish your account');

  await page.reload();
  await fillDetails(page, noor);
  await press(page, 'Finish');
  await expectStep(page, 'welcome');
  await press(page, 'Begin');
  await expectStep(page, 'eligibility');
  await expect(page.getByLabel(codeField)).toHaveValue('prairie-steel');
  await fillEligibility(page, { month: 'April', day: '12', year: '1990', state: 'Illinois', zip: '60601' });
  await press(page, 'Check if I can join');
  await expectStep(page, 'survey');
  const joinedBy = `select partners.name from eligibility_checks checks
    join users on users.id = checks.patient_id
    join corporate_customers partners on partners.id = checks.corporate_id where users.firebase_id = $1`;
  expect(await db.row(joinedBy, [(await signInAt(noor)).uid])).toEqual({ name: 'Prairie Steel Works' });
});

test('the icon that browsers ask for without reading a page is a picture, here and on the admin site', async ({
  page,
}) => {
  for (const site of ['/', adminSite]) {
    await page.goto(site);
    const width = await page.evaluate(async () => {
      const icon = new Image();
      icon.src = '/favicon.ico';
      await icon.decode();
      return icon.naturalWidth;
    });
    expect(width, site).toBe(32);
  }
});
