import { memberAt } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import {
  counselingByKeyboard,
  eligibilityByKeyboard,
  healthByKeyboard,
  kitByKeyboard,
  releaseByKeyboard,
  signUpByKeyboard,
  surveyByKeyboard,
} from './steps/keyboard-walk.ts';
import { activate, enter } from './steps/keyboard.ts';
import { expectStep } from './steps/screen.ts';
import { signIn } from './steps/session.ts';
import { expectWholeJourneyStored } from './steps/stored-journey.ts';

test('a person signs up and walks all eight steps with the keyboard alone, and everything is stored', async ({
  page,
  person,
  db,
}) => {
  test.setTimeout(240_000);
  // A pointer would be a complaint of the page, and fail the test.
  await page.addInitScript(() => addEventListener('pointerdown', () => console.error('A pointer was used.'), true));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await activate(page, page.getByRole('main').getByRole('link', { name: 'Create an account' }));
  await expect(page).toHaveURL('/signup');
  await signUpByKeyboard(page, person);

  await expectStep(page, 'welcome');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await enter(page, 'Begin');
  await test.step('eligibility', () => eligibilityByKeyboard(page));
  await test.step('survey', () => surveyByKeyboard(page));
  await test.step('medical history', () => healthByKeyboard(page));
  await test.step('release of information', () => releaseByKeyboard(page, person));
  await test.step('kit, from the order until it is on its way', () => kitByKeyboard(page));
  await test.step('counseling', () => counselingByKeyboard(page));
  await expect(page).toHaveURL('/member/dashboard');
  await expect(page.getByRole('main')).toContainText('All eight steps are done');
  await expectWholeJourneyStored(db, person);
});

test('the menu opens, moves and closes with the keyboard, and gives the focus back', deep, async ({ page }) => {
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
