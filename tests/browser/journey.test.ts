import type { Page } from '@playwright/test';
import { answered } from './fixtures/console.ts';
import type { Database } from './fixtures/database.ts';
import type { Person } from './fixtures/person.ts';
import { deep, expect, test } from './fixtures/test.ts';
import * as counseling from './steps/counseling.ts';
import { anAdult, completeEligibility, fillEligibility } from './steps/eligibility.ts';
import { answerMedicalHistory, sendMedicalHistory } from './steps/medical-history.ts';
import { completeRelease } from './steps/release-of-information.ts';
import { orderButton, prepareOrder } from './steps/request-kit.ts';
import { expectDraftSaved, expectHeading, expectStep, follow, press, refusalOn } from './steps/screen.ts';
import { signOut, signInByForm } from './steps/session.ts';
import { completeShipping, expectKitSent } from './steps/shipping.ts';
import { signUp } from './steps/sign-up.ts';
import { expectWholeJourneyStored, userOf } from './steps/stored-journey.ts';
import { answerAboutMe, fillInMother, sendFamilyHistory, backToRelatives } from './steps/survey.ts';

test(
  'a new person walks all eight steps to the dashboard, and everything is stored',
  deep,
  async ({ page, person, newDevice, db, complaints }) => {
    test.setTimeout(150_000);
    complaints.expect(answered(503));
    await signUp(page, person);
    await press(page, 'Begin');
    await expectStep(page, 'eligibility');

    await test.step('a reload in the middle of a step brings the draft back', () => reloadWithDraft(page));
    await test.step('an address beyond the reached step leads back, with the reason', () => reachTooFar(page));
    await completeEligibility(page);
    await test.step('earlier steps can be looked at, and the way forward is open', () => goBackAndForth(page));

    const second = await test.step('another device goes on where this one stopped', async () => {
      await answerAboutMe(page);
      await fillInMother(page);
      await expectDraftSaved(page);
      await signOut(page);
      const device = await newDevice();
      await signInByForm(device, person);
      await expectStep(device, 'survey');
      return device;
    });
    await finishSurvey(second);

    await test.step('a save that fails keeps what was typed and works when tried again', () => failOnce(second));
    await completeRelease(second, `${person.firstName} ${person.lastName}`);

    await test.step('the button pressed twice makes one order', async () => {
      await prepareOrder(second);
      await orderButton(second).dblclick();
      await expectStep(second, 'shipping-genetic-test-kit');
      expect(await kitsOf(db, person)).toBe(1);
    });

    await test.step('the timeline follows the order by itself', async () => {
      await expectKitSent(second);
      await completeShipping(second);
    });

    await counseling.chooseDay(second, 'journey');
    await counseling.times(second).first().check();
    await counseling.chooseVideo(second);
    await second.getByLabel('What would you like to talk about?').fill('My mother');
    await counseling.book(second);

    await expect(second).toHaveURL('/member/dashboard');
    await expect(second.getByRole('main')).toContainText('All eight steps are done');
    await expectWholeJourneyStored(db, person);
  },
);

async function reloadWithDraft(page: Page): Promise<void> {
  await fillEligibility(page, { ...anAdult, year: '', state: '', zip: '6061' });
  await expectDraftSaved(page);
  await page.reload();
  await expect(page.getByLabel('Month')).toHaveValue('3');
  await expect(page.getByLabel('Day')).toHaveValue(anAdult.day);
  await expect(page.getByLabel('ZIP code')).toHaveValue('6061');
}

async function reachTooFar(page: Page): Promise<void> {
  await page.goto('/member/request-genetic-test-kit/');
  await expectStep(page, 'eligibility');
  await expect(refusalOn(page)).toContainText('“Order your test kit” is not open yet. Finish “Can you join?”');
  await expect(page.getByLabel('ZIP code')).toHaveValue('6061');
}

async function goBackAndForth(page: Page): Promise<void> {
  await press(page, 'Back');
  await expectStep(page, 'eligibility');
  await expect(page.getByLabel('ZIP code')).toHaveValue(anAdult.zip);
  await page.getByRole('navigation', { name: 'Your eight steps' }).getByRole('link', { name: 'Welcome' }).click();
  await expectStep(page, 'welcome');
  await press(page, 'Continue');
  await expectStep(page, 'eligibility');
  await press(page, 'Continue');
  await expectStep(page, 'survey');
}

/** Only the mother's page was not left by its button before the device was changed. */
async function finishSurvey(page: Page): Promise<void> {
  await page.goto('/member/survey/relatives');
  await expectHeading(page, 'Your relatives');
  await follow(page, /^Mom/);
  await expect(page.getByLabel('What do you call this person?')).toHaveValue('Mom');
  await press(page, 'Done, next: Father');
  await expectHeading(page, 'Father');
  await backToRelatives(page);
  await sendFamilyHistory(page);
}

async function failOnce(page: Page): Promise<void> {
  await answerMedicalHistory(page);
  await expectDraftSaved(page);
  await page.route('**/api/v1/questionnaires', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await press(page, 'Send my answers');
  const failure = page.getByRole('alert').filter({ hasText: 'Your answers were not sent' });
  await expect(failure).toBeFocused();
  await expect(page).toHaveURL('/member/medical-history/check');
  await sendMedicalHistory(page);
}

async function kitsOf(db: Database, person: Person): Promise<number> {
  const { id } = await db.row(userOf, [person.email]);
  return db.count('select count(*) from kits where patient_id = $1', [id]);
}
