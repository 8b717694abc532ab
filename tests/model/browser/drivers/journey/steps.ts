import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { JourneyStep } from '#domain/steps.ts';
import { stepPath } from '#domain/steps.ts';
import { exampleResponse } from '#scripts/seed/examples.ts';
import { exampleFamily } from '#scripts/seed/family.ts';
import { stepCases } from '#tests/browser/faults/step-cases.ts';
import { draftAnswers } from '#tests/browser/fixtures/answers.ts';
import type { Member } from '#tests/browser/fixtures/member.ts';
import * as counseling from '#tests/browser/steps/counseling.ts';
import { fillEligibility } from '#tests/browser/steps/eligibility.ts';
import { prepareOrder } from '#tests/browser/steps/request-kit.ts';
import type { Requests } from '../../gate.ts';
import { changeDraft } from '../../people.ts';
import type { Scene } from '../../scene.ts';

/** How a step is done on its page. */
export type StepPlay = {
  /** The page from which it is sent. */
  path: string;
  /** Up to the button that sends it. */
  prepare: (scene: Scene) => Promise<void>;
  send: (page: Page) => Promise<void>;
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

function play(step: JourneyStep, own: Partial<StepPlay>): StepPlay {
  const known = stepCases.find((each) => each.step === step)!;
  const isMove = step === 'welcome' || step === 'shipping-genetic-test-kit';
  const { url, isIt } = known.record;
  return {
    path: stepPath(step),
    prepare: ({ page, member }) => known.prepare(page, member, 0),
    send: known.send,
    ...(!isMove && {
      record: { method: 'POST', url, ...(isIt && { isIt }) },
      count: ({ db, member }: Scene) => known.count(db, member),
    }),
    ...own,
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
  welcome: play('welcome', { prepare: ready }),
  eligibility: play('eligibility', {
    prepare: ({ page }) =>
      fillEligibility(page, { month: 'March', day: '19', year: '1984', state: 'Illinois', zip: '60614' }),
    changeElsewhere: ({ member }) => changeDraft(member, 'eligibility', { zip: '60699' }),
  }),
  survey: play('survey', {
    path: `${stepPath('survey')}check`,
    seed: (member) => draftedOf(member, 'survey'),
    prepare: ready,
    changeElsewhere: ({ member }) => draftedOf(member, 'survey', 43),
    isSentAsKept: true,
  }),
  'medical-history': play('medical-history', {
    path: `${stepPath('medical-history')}check`,
    seed: (member) => draftedOf(member, 'medical-history'),
    prepare: ready,
    changeElsewhere: ({ member }) => draftedOf(member, 'medical-history', 43),
    isSentAsKept: true,
  }),
  'release-of-information': play('release-of-information', {
    prepare: async ({ page, member }) => {
      const { draft, prepare } = stepCases.find(({ step }) => step === 'release-of-information')!;
      await draft?.open?.(page);
      await draft?.type(page);
      await prepare(page, member, 0);
    },
  }),
  'request-genetic-test-kit': play('request-genetic-test-kit', { prepare: ({ page }) => prepareOrder(page) }),
  'shipping-genetic-test-kit': play('shipping-genetic-test-kit', {}),
  counseling: play('counseling', {
    prepare: async ({ page }) => {
      await page.getByRole('radiogroup', { name: 'Choose a day' }).getByRole('radio').first().check();
      await counseling.times(page).first().check();
      await counseling.chooseVideo(page);
    },
    changeElsewhere: ({ member }) => changeDraft(member, 'counseling', { topic: 'My brother' }),
  }),
};
