import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { exampleResponse } from '#scripts/seed/examples.ts';
import { exampleFamily } from '#scripts/seed/family.ts';
import { openDatabase } from '#server/db/database.ts';
import { signingCodeOf } from '#server/areas/releases/signing-code.ts';
import { draftAnswers } from '../fixtures/answers.ts';
import { settingOf, type Database } from '../fixtures/database.ts';
import type { Member } from '../fixtures/member.ts';
import * as counseling from '../steps/counseling.ts';
import { fillEligibility } from '../steps/eligibility.ts';
import { chooseToShare, goToReading, goToSigning } from '../steps/release-of-information.ts';
import { consentToTest, fillAddress } from '../steps/request-kit.ts';
import { expectHeading, press } from '../steps/screen.ts';
import { expectKitSent } from '../steps/shipping.ts';
import type { StepCase } from './step-case.ts';

const zipCode = (page: Page) => page.getByLabel('ZIP code');
const recipient = (page: Page) => page.getByLabel('Who may get it?');
const topic = (page: Page) => page.getByLabel('What would you like to talk about?');
const continues = (page: Page) => press(page, 'Continue');
const comesBack = async (page: Page) => {
  await page.goto('/loading');
};
const isReady = () => Promise.resolve();

/** The eight steps, each in its own words. */
export const stepCases: readonly StepCase[] = [
  {
    step: 'welcome',
    next: 'eligibility',
    prepare: isReady,
    send: (page) => press(page, 'Begin'),
    record: { url: /\/api\/v1\/users\/[^/]+$/ },
    count: hasReached('eligibility'),
    goOn: comesBack,
  },
  {
    step: 'eligibility',
    next: 'survey',
    draft: {
      field: zipCode,
      type: (page) => zipCode(page).fill('60647'),
      expectTyped: (page) => expect(zipCode(page)).toHaveValue('60647'),
      ...drafted('zip', '60647'),
    },
    prepare: (page) => fillEligibility(page, { month: 'March', day: '19', year: '1984', state: 'Illinois' }),
    send: (page) => press(page, 'Check if I can join'),
    record: { url: /\/eligibility\/verify-patient-info$/ },
    count: rowsIn('eligibility_checks'),
    goOn: continues,
  },
  {
    step: 'survey',
    next: 'medical-history',
    draft: {
      field: adopted,
      type: (page) => adopted(page).check(),
      expectTyped: async (page) => {
        await page.goto('/member/survey/you');
        await expect(adopted(page)).toBeChecked();
      },
      ...answered('survey', 'adopted', 'no'),
    },
    prepare: async (page, member) => {
      const family_history = exampleFamily(randomUUID, { age: 42, sex: 'female' });
      await draftAnswers(member, { questionnaire: 'survey', family_history });
      await page.goto('/member/survey/check');
      await expectHeading(page, 'Check your family history');
    },
    send: (page) => press(page, 'Send my family history'),
    record: { url: /\/api\/v1\/questionnaires$/, isIt: (body) => body.includes('"status":"completed"') },
    count: rowsIn('answers', "questionnaire = 'survey' and status <> 'in-progress'"),
    goOn: continues,
  },
  {
    step: 'medical-history',
    next: 'release-of-information',
    draft: {
      field: intersex,
      type: (page) => intersex(page).check(),
      expectTyped: async (page) => {
        await page.goto('/member/medical-history/questions/about-you');
        await expect(intersex(page)).toBeChecked();
      },
      ...answered('medical-history', 'code', 'intersex'),
    },
    prepare: async (page, member) => {
      const response = { ...exampleResponse(), status: 'in-progress' as const };
      await draftAnswers(member, { questionnaire: 'medical-history', response });
      await page.goto('/member/medical-history/check');
      await expectHeading(page, 'Check your answers');
    },
    send: (page) => press(page, 'Send my answers'),
    record: { url: /\/api\/v1\/questionnaires$/, isIt: (body) => body.includes('"status":"completed"') },
    count: rowsIn('answers', "questionnaire = 'medical-history' and status <> 'in-progress'"),
    goOn: continues,
  },
  {
    step: 'release-of-information',
    next: 'request-genetic-test-kit',
    draft: {
      open: chooseToShare,
      field: recipient,
      type: (page) => recipient(page).fill('Dr. Ana Ruiz, Riverside Clinic'),
      expectTyped: (page) => expect(recipient(page)).toHaveValue('Dr. Ana Ruiz, Riverside Clinic'),
      ...drafted('recipient', 'Dr. Ana Ruiz, Riverside Clinic'),
    },
    prepare: async (page, { id, firstName, lastName }) => {
      await page.getByLabel('Genetic test results').check();
      await page.getByLabel('My health care').check();
      await goToReading(page);
      await goToSigning(page);
      await page.getByLabel('Type the code that is in the PDF').fill(await signingCodeFor(id));
      await page.getByLabel('I opened the PDF, and I agree to sign on a screen.').check();
      await page.getByLabel('I have read this form').check();
      await page.getByLabel('Type your full name to sign').fill(`${firstName} ${lastName}`);
    },
    send: (page) => press(page, 'Sign this form'),
    record: { url: /\/api\/v1\/roi-forms$/ },
    count: rowsIn('roi_forms'),
    findsRecord: true,
    goOn: continues,
  },
  {
    step: 'request-genetic-test-kit',
    next: 'shipping-genetic-test-kit',
    draft: {
      field: (page) => page.getByLabel('I have read this, my questions are answered'),
      type: async (page) => {
        await consentToTest(page);
        await fillAddress(page);
      },
      expectTyped: async (page) => {
        await page.goto('/member/request-genetic-test-kit/address');
        await expect(page.getByLabel('Street address')).toHaveValue('12 Maple Street');
      },
      ...drafted('address.city', 'Chicago'),
    },
    // The consent is kept nowhere: whoever comes back gives it again.
    prepare: async (page) => {
      await page.goto('/member/request-genetic-test-kit/');
      await consentToTest(page);
      await continues(page);
      await expectHeading(page, 'Check your order');
    },
    send: (page) => press(page, 'Order my kit'),
    record: { url: /\/patients\/order-kit$/ },
    count: rowsIn('kits'),
    goOn: continues,
  },
  {
    step: 'shipping-genetic-test-kit',
    next: 'counseling',
    prepare: expectKitSent,
    send: continues,
    record: { url: /\/api\/v1\/users\/[^/]+$/ },
    count: hasReached('counseling'),
    goOn: comesBack,
  },
  {
    step: 'counseling',
    next: 'dashboard',
    draft: {
      field: topic,
      type: (page) => topic(page).fill('My sister'),
      expectTyped: (page) => expect(topic(page)).toHaveValue('My sister'),
      ...drafted('topic', 'My sister'),
    },
    prepare: async (page, _, cell) => {
      await counseling.chooseDay(page, 'faults', cell);
      await counseling.times(page).first().check();
      await counseling.chooseVideo(page);
    },
    send: counseling.book,
    record: { url: /\/dna-visit\/[^/]+\/schedule$/ },
    count: rowsIn('visits'),
    goOn: continues,
  },
];

function adopted(page: Page) {
  return page.getByRole('radiogroup', { name: 'Were you adopted?' }).getByRole('radio', { name: 'No', exact: true });
}

/** Another answer than the one that the survey has given. */
function intersex(page: Page) {
  const question = page.getByRole('radiogroup', { name: /What sex were you assigned/ });
  return question.getByRole('radio', { name: /^Intersex/ });
}

/** What is typed is a value in the draft of a form. */
function drafted(name: string, value: string) {
  return typed(name, value, (db, { id }) => db.rows('select values from form_drafts where patient_id = $1', [id]));
}

/** What is typed is a value in the answers, sent or not. */
function answered(questionnaire: string, name: string, value: string) {
  const query = 'select body from answers where patient_id = $1 and questionnaire = $2';
  return typed(name, value, (db, { id }) => db.rows(query, [id, questionnaire]));
}

function typed(name: string, value: string, read: (db: Database, member: Member) => Promise<unknown>) {
  const isIn = (draft: string) => draft.includes(`"${name}":${JSON.stringify(value)}`);
  return {
    isIn,
    isStored: async (db: Database, member: Member) => isIn(JSON.stringify(await read(db, member))),
  };
}

function rowsIn(table: string, condition = 'true') {
  return (db: Database, { id }: Member): Promise<number> =>
    db.count(`select count(*) from ${table} where patient_id = $1 and ${condition}`, [id]);
}

/** A step without a record of its own has moved the member on: that is all there is of it. */
function hasReached(step: string) {
  return (db: Database, { id }: Member): Promise<number> =>
    db.count('select count(*) from users where id = $1 and step = $2', [id, step]);
}

/** The code in a member's own PDF about signing on a screen, as it is for whoever reads it there. */
async function signingCodeFor(memberId: string): Promise<string> {
  const db = openDatabase(settingOf('DATABASE_URL'));
  const code = await signingCodeOf(db, memberId);
  await db.$client.end();
  return code;
}
