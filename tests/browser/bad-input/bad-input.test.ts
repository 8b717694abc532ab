import { noRecord } from '../fixtures/console.ts';
import { makeIdentity } from '../fixtures/identity.ts';
import { deep, deepUnless, expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../steps/accessibility.ts';
import { anAdult, fillEligibility } from '../steps/eligibility.ts';
import { expectProblems } from '../steps/problems.ts';
import { expectStep, press } from '../steps/screen.ts';
import { signIn } from '../steps/session.ts';
import { openStep, text } from './case.ts';
import { firstSteps } from './first-steps.ts';
import { laterSteps } from './later-steps.ts';

/** What all forms do alike, tests/src/ui/form proves, and what each says, the tests of its page: `npm test` takes one of them. */
const inEveryRun = 'eligibility';

for (const { form, open, mistake, submit, problems, kept = {} } of [...firstSteps, ...laterSteps]) {
  test(`bad input is explained: ${form}`, deepUnless(form === inEveryRun), async ({ page }) => {
    await open(page);
    await mistake?.(page);
    await press(page, submit);
    await expectProblems(page, problems(page));
    for (const [label, value] of Object.entries(kept)) await expect(text(page, label).first()).toHaveValue(value);
  });
}

test('bad input is explained: finishing a sign-up', deep, async ({ page, person, complaints }) => {
  complaints.expect(...noRecord);
  await makeIdentity(person);
  await signIn(page, person);
  await press(page, 'Finish');
  await expectProblems(page, [
    [text(page, 'First name'), 'Enter your first name'],
    [text(page, 'Last name'), 'Enter your last name'],
    [page.getByLabel('I agree to the terms of service'), 'Agree to the terms to go on'],
    [page.getByLabel('I agree to the privacy notice'), 'Agree to the privacy notice to go on'],
  ]);
});

test('who is too young to join is told why, keeps what was typed, and can correct it', deep, async ({ page }) => {
  await openStep(page, 'eligibility');
  await fillEligibility(page, { ...anAdult, year: String(new Date().getFullYear() - 10) });
  await press(page, 'Check if I can join');
  const outcome = page.getByRole('status').filter({ hasText: 'With these details you can’t join yet' });
  await expect(outcome).toBeFocused();
  await expect(outcome).toContainText('Novi is for people who are 18 or older.');
  await expect(outcome.getByRole('link', { name: 'support@novi.example' })).toBeVisible();
  await expect(text(page, 'ZIP code')).toHaveValue(anAdult.zip);
  await expectAccessible(page, 'not eligible');

  await text(page, 'Year').fill(anAdult.year);
  await press(page, 'Check if I can join');
  await expectStep(page, 'survey');
});
