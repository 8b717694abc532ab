import { expect } from '@playwright/test';
import { stepAfter, stepPath, type JourneyStep } from '#domain/steps.ts';
import { answered } from '#tests/browser/fixtures/console.ts';
import { killTab } from '#tests/browser/steps/leaving.ts';
import { press } from '#tests/browser/steps/screen.ts';
import type { Move, Stimulus } from '../../driver.ts';
import type { Scene } from '../../scene.ts';
import { inEachStep, isAt, isBusy, isNew, progressAt, saved, settled, type Machine, type Place } from './places.ts';
import { desktop, holdSaving, type World } from './start.ts';
import { stepPlays } from './steps.ts';

/** By which name the request is held that makes the record, or moves on who makes none. */
const requestOf = (step: JourneyStep) => (stepPlays[step].record ? 'record' : 'step');
const isSent = (step: JourneyStep) => (at: Place) =>
  saved(at) === step && isNew(at) && at.world.has === 'sent' && !at.world.isRecorded;

export async function accepts({ gate }: Scene, { furthest }: World): Promise<void> {
  if (stepPlays[furthest as JourneyStep].record) await gate.answer('record');
  await gate.answer('step');
}

/** What is stored already is sent once more, or found there. */
async function acceptsAgain({ gate }: Scene, { furthest }: World): Promise<void> {
  if (stepPlays[furthest as JourneyStep].record) {
    await expect.poll(() => gate.count('record') + gate.count('step'), { message: 'the next request' }).toBe(1);
    if (gate.count('record') > 0) await gate.answer('record');
  }
  await gate.answer('step');
}

/** The step is accepted, and the next one opens. */
export const isDone = (world: World): World => ({
  ...settled(world),
  ...{ isAtCheck: false, isRecorded: false, furthest: stepAfter(world.furthest) },
});

/** Each fault is played on two steps in every run, and on all of them in the deep run. */
const isInEveryRun = (step: JourneyStep) => step === 'welcome' || step === 'eligibility';

/** The server has done its work, and the page does not know it. */
export const isLost = inEachStep((step) => ({
  does: `“${step}” is stored, and the answer is lost`,
  // What was signed is found by its page itself: a move of its own.
  when: (at) => step !== 'release-of-information' && isSent(step)(at),
  world: (world) => ({ ...world, has: 'failed', isRecorded: true }),
  play: (scene) => scene.fail(requestOf(step), 'replyLost'),
}));

/** The page that was sent is left meanwhile, and what it held was kept nowhere. */
const isEmptied = ({ has, furthest }: World) =>
  has === 'strayed' && stepPlays[furthest as JourneyStep].prepareAnew !== undefined;

/** What is sent can be sent again once a page still holds it. */
export const isNotStored = inEachStep((step) => ({
  does: `“${step}” can’t be stored`,
  inEveryRun: isInEveryRun(step),
  when: (at) => saved(at) === step && isNew(at) && !at.world.isRecorded,
  world: (world) => ({ ...world, has: isEmptied(world) ? 'emptied' : 'failed' }),
  play: (scene) => scene.fail(requestOf(step), 'down'),
}));

/** The token is renewed without a word, and what was sent is sent again. */
export const isTokenRefused = inEachStep((step) => ({
  does: `the backend takes the token no more, and accepts “${step}” with a new one`,
  inEveryRun: isInEveryRun(step),
  when: (at) => saved(at) === step && isNew(at) && !at.world.isRecorded,
  told: { output: progressAt(stepAfter(step)) },
  world: isDone,
  play: async (scene, world) => {
    scene.complaints.allow(answered(401));
    await scene.gate.reply(requestOf(step), 401, { message: 'Please sign in again.', code: 'unauthorized' });
    await accepts(scene, world);
  },
}));

/** The tab goes after the server has done its work, before the answer comes. */
function goesAs(step: JourneyStep, does: string, go: (scene: Scene) => Promise<void>): Move<Machine, World> {
  const hasRecord = stepPlays[step].record !== undefined;
  return {
    does,
    when: isSent(step),
    told: { begins: undefined },
    then: (): Stimulus<Machine>[] => [{ type: 'step.visited', step }],
    world: (world) => ({
      ...settled(world),
      ...{ opens: step, isAtCheck: false, isRecorded: hasRecord, furthest: hasRecord ? step : stepAfter(step) },
    }),
    play: async (scene) => {
      await scene.gate.deliver(requestOf(step));
      await go(scene);
    },
  };
}

export const tabIsLost = [
  ...inEachStep((step) => ({
    ...goesAs(step, `the tab crashes once “${step}” is stored, and is opened anew`, async (scene) => {
      await killTab(scene.page);
      await scene.page.close();
      scene.page = await scene.context.newPage();
      await scene.page.setViewportSize(desktop);
      await scene.page.goto(stepPath(step));
    }),
    inEveryRun: isInEveryRun(step),
  })),
  goesAs('eligibility', 'the page is reloaded once “eligibility” is stored', async ({ page }) => {
    await page.goto(stepPath('eligibility'));
  }),
];

/** Nothing is made twice, whether its answer was lost or its page. */
export const isAcceptedAgain = [true, false].flatMap((wasOpened) =>
  inEachStep((step) => ({
    does: `the backend accepts “${step}”, which it holds already${wasOpened ? ', from a page that was opened anew' : ''}`,
    when: (at) =>
      saved(at) === step && isNew(at) && at.world.isRecorded === true && (at.world.opens === step) === wasOpened,
    told: { output: progressAt(stepAfter(step)) },
    ...(!wasOpened && { inEveryRun: true }),
    world: isDone,
    play: acceptsAgain,
  })),
);

/** The page shows the record that it finds stored. */
export const goesOn = inEachStep((step) => ({
  does: `goes on from “${step}”, which is stored already`,
  when: (at) => isAt(step)(at) && isNew(at) && at.world.isRecorded === true && at.world.opens === step && !isBusy(at),
  world: (world) => ({ ...world, has: 'sent' }),
  play: async (scene) => {
    await holdSaving(scene, step);
    await press(scene.page, 'Continue');
  },
}));
