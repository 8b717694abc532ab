import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { JourneyStep } from '#domain/steps.ts';
import { stepPath } from '#domain/steps.ts';
import { exampleResponse } from '#scripts/seed/examples.ts';
import { exampleFamily } from '#scripts/seed/family.ts';
import { draftAnswers } from '#tests/browser/fixtures/answers.ts';
import type { Member } from '#tests/browser/fixtures/member.ts';
import * as counseling from '#tests/browser/steps/counseling.ts';
import { anAdult, fillEligibility } from '#tests/browser/steps/eligibility.ts';
import { fillRelease, goToReading, goToSigning } from '#tests/browser/steps/release-of-information.ts';
import { consentToTest, orderButton, prepareOrder } from '#tests/browser/steps/request-kit.ts';
import { expectHeading, follow, press } from '#tests/browser/steps/screen.ts';
import { expectKitSent } from '#tests/browser/steps/shipping.ts';
import type { Requests } from '../../gate.ts';
import { changeDraft } from '../../people.ts';
import { rowsOf } from '../../records.ts';
import type { Scene } from '../../scene.ts';
import { fillInSignature } from './signature.ts';

/** How a step is done on its page. */
export type StepPlay = {
  /** The page from which it is sent. */
  path: string;
  /** Up to the button that sends it. */
  prepare: (scene: Scene) => Promise<void>;
  send: (page: Page) => Promise<void>;
  /** What is kept nowhere was lost as the page was left: up to the button once more, from where the failure is told. */
  prepareAnew?: (scene: Scene) => Promise<void>;
  /** The request that makes its record; a step without one only moves the member on. */
  record?: Requests;
  count?: (scene: Scene) => Promise<number>;
  /** What the page needs before it is opened. */
  seed?: (member: Member) => Promise<void>;
  /** The draft of the step is changed on another device. */
  changeElsewhere?: (scene: Scene) => Promise<void>;
  /** Nothing is typed on the page that sends it: that the draft is another one shows as it is stored. */
  isSentAsKept?: true;
};

const ready = () => Promise.resolve();
const presses = (button: string) => (page: Page) => press(page, button);
const posts = (url: RegExp): Requests => ({ method: 'POST', url });

/** Answers that were given before, and are sent from their check. */
function answers(questionnaire: 'survey' | 'medical-history', button: string): StepPlay {
  return {
    path: `${stepPath(questionnaire)}check`,
    seed: (member) => draftedOf(member, questionnaire),
    prepare: ready,
    send: presses(button),
    record: { ...posts(/\/api\/v1\/questionnaires$/), isIt: (body) => body.includes('"status":"completed"') },
    count: rowsOf('answers', `questionnaire = '${questionnaire}' and status <> 'in-progress'`),
    changeElsewhere: ({ member }) => draftedOf(member, questionnaire, 43),
    isSentAsKept: true,
  };
}

/** A step whose form is shown as it was kept on the backend. */
function draftedOf(member: Member, questionnaire: 'survey' | 'medical-history', age = 42): Promise<void> {
  if (questionnaire === 'survey')
    return draftAnswers(member, { questionnaire, family_history: exampleFamily(randomUUID, { age, sex: 'female' }) });
  const response = { ...exampleResponse(age === 42 ? 'female' : 'male'), status: 'in-progress' as const };
  return draftAnswers(member, { questionnaire, response });
}

export const stepPlays: Readonly<Record<JourneyStep, StepPlay>> = {
  welcome: { path: stepPath('welcome'), prepare: ready, send: presses('Begin') },
  eligibility: {
    path: stepPath('eligibility'),
    prepare: ({ page }) => fillEligibility(page, anAdult),
    send: presses('Check if I can join'),
    record: posts(/\/eligibility\/verify-patient-info$/),
    count: rowsOf('eligibility_checks'),
    changeElsewhere: ({ member }) => changeDraft(member, 'eligibility', { zip: '60699' }),
  },
  survey: answers('survey', 'Send my family history'),
  'medical-history': answers('medical-history', 'Send my answers'),
  'release-of-information': {
    path: stepPath('release-of-information'),
    prepare: async ({ page, member }) => {
      await fillRelease(page);
      await goToReading(page);
      await goToSigning(page);
      await fillInSignature(page, member);
    },
    send: presses('Sign this form'),
    prepareAnew: ({ page, member }) => fillInSignature(page, member),
    record: posts(/\/api\/v1\/roi-forms$/),
    count: rowsOf('roi_forms'),
  },
  'request-genetic-test-kit': {
    path: stepPath('request-genetic-test-kit'),
    prepare: ({ page }) => prepareOrder(page),
    send: (page) => orderButton(page).click(),
    prepareAnew: async ({ page }) => {
      await follow(page, 'Go to your consent');
      await consentToTest(page);
      await press(page, 'Continue');
      await expectHeading(page, 'Check your order');
    },
    record: posts(/\/patients\/order-kit$/),
    count: rowsOf('kits'),
  },
  'shipping-genetic-test-kit': {
    path: stepPath('shipping-genetic-test-kit'),
    prepare: ({ page }) => expectKitSent(page),
    send: presses('Continue'),
  },
  counseling: {
    path: stepPath('counseling'),
    prepare: async ({ page }) => {
      await page.getByRole('radiogroup', { name: 'Choose a day' }).getByRole('radio').first().check();
      await counseling.times(page).first().check();
      await counseling.chooseVideo(page);
    },
    send: counseling.book,
    record: posts(/\/dna-visit\/[^/]+\/schedule$/),
    count: rowsOf('visits'),
    changeElsewhere: ({ member }) => changeDraft(member, 'counseling', { topic: 'My brother' }),
  },
};
