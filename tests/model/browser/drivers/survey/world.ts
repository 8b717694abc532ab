import { randomUUID } from 'node:crypto';
import { newRelative } from '#domain/family-history.ts';
import type { surveyMachine } from '#machines/survey/machine.ts';
import type { SurveyDestination, SurveyFacts, SurveyPage } from '#machines/survey/types.ts';
import { exampleFamily } from '#scripts/seed/family.ts';
import { draftAnswers } from '#tests/browser/fixtures/answers.ts';
import { memberAt } from '#tests/browser/fixtures/member.ts';
import { fillEligibility } from '#tests/browser/steps/eligibility.ts';
import { press } from '#tests/browser/steps/screen.ts';
import { signIn } from '#tests/browser/steps/session.ts';
import type { At, Stimulus } from '../../driver.ts';
import type { Scene } from '../../scene.ts';

export type Who = 'mother' | 'open' | 'mistaken' | 'new';

export type World = {
  /** How much was told before. */
  told: 'nothing' | 'all' | 'sent';
  hasJustJoined: boolean;
  /** The page that the address names; whose, where it is that of a relative. */
  address: SurveyPage;
  who: Who | undefined;
  /** The browser’s Back leads to somebody who was taken out; or they are gone for good. */
  mistaken: 'there' | 'just taken out' | 'gone';
  /** Something is typed that could not be saved yet. */
  hasTyped: boolean;
};
export type Machine = typeof surveyMachine;
export type Place = At<Machine, World>;

export const path = '/member/survey/';
export const blank: World = {
  told: 'all',
  hasJustJoined: false,
  address: 'start',
  who: undefined,
  mistaken: 'there',
  hasTyped: false,
};

export async function open(scene: Scene, { told, hasJustJoined }: World): Promise<void> {
  const step = hasJustJoined ? 'eligibility' : told === 'sent' ? 'medical-history' : 'survey';
  scene.member = await memberAt(step);
  const { gate, page, member } = scene;
  if (told === 'all') {
    const family = exampleFamily(randomUUID, { age: 42, sex: 'female' });
    const relatives = [...family.relatives, newRelative(randomUUID(), 'cousin', 'paternal')];
    await draftAnswers(member, { questionnaire: 'survey', family_history: { ...family, relatives } });
  }
  await gate.hold('answers', { method: 'GET', url: /\/api\/v1\/patients\/[^/]+\/answers\/survey$/ });
  await signIn(page, member, hasJustJoined ? '/loading' : path);
  if (!hasJustJoined) return;
  await fillEligibility(page, { month: 'March', day: '19', year: '1984', state: 'Illinois', zip: '60614' });
  await press(page, 'Check if I can join');
}

export const factsOf = ({ told, hasJustJoined }: World, last: SurveyPage = 'relatives'): SurveyFacts => ({
  ...{ isNew: told === 'nothing', isSent: told === 'sent', hasJustJoined },
  last: destination(last, last === 'relative' ? 'mother' : undefined),
});

export function destination(page: SurveyPage, who?: Who): SurveyDestination {
  return { page, ...(who && { relativeId: who }) };
}

export const asked = (page: SurveyPage, who?: Who): Stimulus<Machine> => ({
  type: 'page.visited',
  destination: destination(page, who),
});
export const at =
  (address: SurveyPage, who?: Who) =>
  (world: World): World => ({
    ...world,
    ...{ address, who, mistaken: world.mistaken === 'there' ? ('there' as const) : ('gone' as const) },
  });
/** Somebody who has told all before stands at a page. */
export const isAt =
  (page: SurveyPage, who?: Who) =>
  ({ world, isIn }: Place) =>
    world.told === 'all' &&
    world.address === page &&
    (page !== 'relative' || world.who === who) &&
    !(['looking', 'pausing', 'paused'] as const).some((state) => isIn(state));

/** Where the first that is read leads. */
export function firstPage({ told, hasJustJoined }: World): SurveyPage {
  if (told === 'nothing') return hasJustJoined ? 'start' : 'you';
  return told === 'sent' ? 'check' : 'relatives';
}
