import type { Page } from '@playwright/test';
import { journeySteps, stepPath, type JourneyStep } from '#domain/steps.ts';
import { memberAt } from './fixtures/member.ts';
import { deep, deepUnless, expect, test } from './fixtures/test.ts';
import { expectAccessible, expectLargeTextFits, phone } from './steps/accessibility.ts';
import * as counseling from './steps/counseling.ts';
import { answerMedicalHistory } from './steps/medical-history.ts';
import { chooseToShare, fillForm, goToReading, goToSigning } from './steps/release-of-information.ts';
import { consentToTest, fillAddress } from './steps/request-kit.ts';
import { expectHeading, expectStep, follow, press } from './steps/screen.ts';
import { signIn } from './steps/session.ts';
import { answerAboutMe, backToRelatives, fillInMother } from './steps/survey.ts';

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

type Walk = (page: Page, look: (screen: string) => Promise<void>, day: counseling.DayOfTest) => Promise<void>;

/** The screens of each step for somebody who comes to it for the first time. */
const walks: Readonly<Record<JourneyStep, Walk>> = {
  welcome: (_, look) => look('welcome'),
  async eligibility(page, look) {
    await look('empty');
    await press(page, 'Check if I can join');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await look('with problems');
  },
  async survey(page, look) {
    await look('about oneself');
    await answerAboutMe(page, look);
    await look('relatives');
    await fillInMother(page);
    await look('a relative');
    await press(page, 'Done, next: Father');
    await expectHeading(page, 'Father');
    await backToRelatives(page);
    await follow(page, 'Continue');
    await expectHeading(page, 'Check your family history');
    await look('check');
  },
  'medical-history': (page, look) => answerMedicalHistory(page, look),
  async 'release-of-information'(page, look) {
    await look('choice');
    await chooseToShare(page);
    await look('form');
    await fillForm(page);
    await goToReading(page);
    await look('read');
    await goToSigning(page);
    await look('sign');
  },
  async 'request-genetic-test-kit'(page, look) {
    await look('the test explained');
    await consentToTest(page);
    await fillAddress(page);
    await look('address');
    await press(page, 'Continue');
    await expectHeading(page, 'Check your order');
    await look('check');
  },
  'shipping-genetic-test-kit': (_, look) => look('timeline'),
  async counseling(page, look, day) {
    await counseling.chooseDay(page, day);
    await counseling.times(page).first().check();
    await counseling.chooseVideo(page);
    await look('booking');
    await counseling.book(page);
    await expect(page).toHaveURL('/member/dashboard');
    await look('dashboard');
    await page.goto(stepPath('counseling'));
    await expectHeading(page, 'Your visit is booked');
    await look('booked');
    await press(page, 'Cancel the visit');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await look('cancel dialog');
  },
};

/**
 * The steps with screens that no event of a machine ends on: a form with its problems, a day and a time that are chosen. At the others
 * axe looks in every run as the machines are played, on a phone, too (tests/model/browser).
 */
const inEveryRun: readonly JourneyStep[] = ['eligibility', 'counseling'];

for (const step of journeySteps) {
  test(`accessible on a phone: ${step}`, deepUnless(inEveryRun.includes(step)), async ({ page }) => {
    await signIn(page, await memberAt(step));
    await expectStep(page, step);
    await walks[step](page, (screen) => expectAccessible(page, screen), 'accessible');
  });

  test(`text at 200 % fits on a phone: ${step}`, deep, async ({ page }) => {
    test.slow(step === 'survey', 'It has the most screens.');
    await signIn(page, await memberAt(step));
    await expectStep(page, step);
    await walks[step](page, (screen) => expectLargeTextFits(page, screen), 'text at 200 %');
  });
}

test('accessible on a phone: the open menu', async ({ page }) => {
  await signIn(page, await memberAt('survey'));
  await expectStep(page, 'survey');
  await page.getByText('Step 3 of 8').first().click();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await expectAccessible(page, 'menu and rail open');
  await expectLargeTextFits(page, 'menu and rail open');
});

test('larger letters stand at once for who wants less motion', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const moving = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    return transitions.map(({ transitionProperty }) => transitionProperty);
  });
  expect(moving).toEqual([]);
});
