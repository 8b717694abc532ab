import { expect, type Page } from '@playwright/test';
import { defaultIdleMinutes, idleWarning } from '#domain/idle.ts';
import { nextFrame } from '#tests/browser/steps/next-frame.ts';
import { marked, theSame } from '#tests/browser/steps/same-field.ts';
import { press } from '#tests/browser/steps/screen.ts';
import type { Driver } from '../../driver.ts';
import type { Scene } from '../../scene.ts';
import { isIdleElsewhere } from './other-tab.ts';
import { zip } from './typing.ts';
import {
  ended,
  hasForm,
  inStory,
  isActing,
  isTyping,
  minutesPass,
  showing,
  texts,
  type Machine,
  type World,
} from './world.ts';

type Parts = Driver<Machine, World>;

const limit = defaultIdleMinutes * 60_000;
const asleep = 3 * 60 * 60_000;
const both = (passed: number) => ({ idle: { wall: passed, steady: passed } });

const wasIdle = showing('signInForm', texts.wasIdle);

/** Runs in the page: for how long nobody has done anything, perhaps since before it was opened. */
function leftAloneFor(): number {
  const last = localStorage.getItem('novi.active');
  return last === null ? 0 : Date.now() - Number(last);
}

/** The watch comes after the page: before it is there, a clock that is set is set for nobody. */
async function expectWatched({ page, trace }: Scene): Promise<void> {
  const counted = () => {
    const entries = trace.of('auth', page, 0);
    const begin = entries.findLastIndex(({ event }) => event === 'app.started');
    return entries.slice(begin).some(({ event }) => event === 'idle.counted');
  };
  await expect.poll(counted, { message: 'somebody looks whether the person is there' }).toBe(true);
}

/** Who stays is where they were: the form was not drawn anew, and has the focus. */
const expectSameField = (page: Page) => expect(page.locator(marked)).toBeFocused();

/** Nobody does anything, and both clocks of the device know it. */
export const idleEvents = {
  'idle.counted': [
    {
      does: 'a second passes',
      when: isTyping,
      told: both(0),
      play: ({ page }) => page.clock.fastForward(1_000),
    },
    {
      does: 'nobody does anything for a while',
      when: isTyping,
      told: both(limit - idleWarning),
      world: minutesPass,
      play: async (scene) => {
        const { page } = scene;
        await expectWatched(scene);
        await zip(page).focus();
        await theSame(zip(page));
        await nextFrame(page);
        // What was done last is noted some seconds later.
        await page.clock.fastForward(limit - idleWarning + 6_000 - (await page.evaluate(leftAloneFor)));
      },
    },
    {
      does: 'the minute of the warning is over',
      when: (at) => at.isIn('signedIn.idle.warned') && hasForm(at),
      told: both(limit),
      then: ended,
      world: (world) => ({ ...wasIdle(world), isAwaited: true }),
      play: ({ page }) => page.clock.fastForward(idleWarning),
    },
    {
      does: 'the device sleeps, or its clock is set ahead',
      when: isTyping,
      told: { idle: { wall: asleep, steady: 0 } },
      world: (world) => ({ ...world, isAhead: true }),
      play: async (scene) => {
        const { page, gate } = scene;
        await expectWatched(scene);
        // The page compares the server's clock each second: one that has just been opened has not yet.
        await page.clock.fastForward(1_000);
        await gate.hold('time', { method: 'GET', url: /\/states\/list$/ });
        await page.clock.setSystemTime(new Date((await page.evaluate(() => Date.now())) + asleep));
        await gate.waits('time');
      },
    },
    {
      does: 'a second passes before the server has said which',
      when: ({ isIn }) => isIn('signedIn.idle.doubtful'),
      told: { idle: { wall: asleep, steady: 0 } },
      play: ({ page }) => page.clock.fastForward(1_000),
    },
    {
      does: 'the admin does nothing for too long',
      // A token that runs out soon is renewed before that.
      when: (at) => isActing(at) && (at.world.isRenewed || !inStory('actingBriefly')(at)),
      told: both(limit),
      then: ended,
      world: showing('adminSite'),
      play: async (scene) => {
        await expectWatched(scene);
        await scene.page.clock.fastForward(limit);
      },
    },
  ],
  'idle.settled': [
    {
      does: 'the server says that the device has slept',
      told: both(asleep),
      then: ended,
      world: wasIdle,
      play: async ({ gate, page }) => {
        const now = await page.evaluate(() => Date.now());
        await gate.change('time', (json) => json, { date: new Date(now).toUTCString() });
        await gate.open('time');
      },
    },
    {
      does: 'the server can’t be asked: it counts as sleep',
      told: both(asleep),
      then: ended,
      world: wasIdle,
      play: async (scene) => {
        await scene.fail('time', 'unreachable');
        await scene.gate.open('time');
      },
    },
    {
      does: 'the server says that the clock was set',
      told: both(0),
      play: ({ gate }) => gate.open('time'),
    },
  ],
  'idle.overElsewhere': [
    {
      does: 'another tab finds that nobody does anything',
      when: isTyping,
      then: ended,
      world: wasIdle,
      play: isIdleElsewhere,
    },
  ],
  'activity.seen': [
    {
      does: 'presses a key after a while',
      when: isTyping,
      play: async (scene) => {
        const { page } = scene;
        await expectWatched(scene);
        await page.clock.fastForward(5_000);
        await zip(page).press('End');
      },
    },
  ],
  'idle.stayed': [
    {
      does: 'presses Stay signed in',
      play: async ({ page }) => {
        await press(page, 'Stay signed in');
        await expectSameField(page);
      },
    },
    {
      does: 'presses Escape',
      play: async ({ page }) => {
        await page.keyboard.press('Escape');
        await expectSameField(page);
      },
    },
  ],
} satisfies Partial<Parts['events']>;
