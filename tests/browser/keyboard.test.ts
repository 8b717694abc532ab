import { memberAt } from './fixtures/member.ts';
import { expect, test } from './fixtures/test.ts';
import { anAdult } from './steps/eligibility.ts';
import { activate, type } from './steps/keyboard.ts';
import { expectStep } from './steps/screen.ts';
import { signIn } from './steps/session.ts';

test('a person signs up, begins and is found eligible with the keyboard alone', async ({ page, person }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await activate(page, page.getByRole('main').getByRole('link', { name: 'Create an account' }));
  await expect(page).toHaveURL('/signup');

  await type(page, page.getByLabel('First name'), person.firstName);
  await type(page, page.getByLabel('Last name'), person.lastName);
  await type(page, page.getByLabel('E-mail'), person.email);
  await type(page, page.getByLabel('Password', { exact: true }), person.password);
  await activate(page, page.getByLabel('I agree to the terms of service'), 'Space');
  await activate(page, page.getByLabel('I agree to the privacy notice'), 'Space');
  await activate(page, page.getByRole('button', { name: 'Create account' }));

  await expectStep(page, 'welcome');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await activate(page, page.getByRole('button', { name: 'Begin' }));

  await expectStep(page, 'eligibility');
  await type(page, page.getByLabel('Month'), anAdult.month);
  await type(page, page.getByLabel('Day'), anAdult.day);
  await type(page, page.getByLabel('Year'), anAdult.year);
  await type(page, page.getByLabel('State or territory'), anAdult.state);
  await type(page, page.getByLabel('ZIP code'), anAdult.zip);
  await activate(page, page.getByRole('button', { name: 'Check if I can join' }));
  await expectStep(page, 'survey');
});

test('the menu opens, moves and closes with the keyboard, and gives the focus back', async ({ page }) => {
  await signIn(page, await memberAt('survey'));
  await expectStep(page, 'survey');
  const button = page.getByRole('button', { name: /^Your account/ });
  await activate(page, button);
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
});
