import { expect } from '@playwright/test';
import { press } from '#tests/browser/steps/screen.ts';
import type { Scene } from '../../scene.ts';

export function letPass({ context }: Scene, milliseconds: number): Promise<void> {
  return context.clock.runFor(milliseconds);
}

/** Time passes by itself while a page is opened. */
export async function whileTimePasses(scene: Scene, act: () => Promise<unknown>): Promise<void> {
  await scene.letTimePass();
  await act();
  await scene.stopTime();
}

/** In which states a draft goes on by itself. */
const underWay = /saving\.(dirty|sending|settling|retrying|submitting|conflict\.overruling)/;

/** The time goes on, and what is asked is answered, until all is saved. */
export async function settle(scene: Scene): Promise<void> {
  const { page, typed, trace } = scene;
  await scene.letTimePass();
  // What waits for its person to sign in again is not saved before.
  if (page.url().endsWith('/login')) {
    typed.forget('what is typed');
    return;
  }
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const state = () => trace.stateOf('draft', page).join();
  await expect.poll(state, { message: 'a draft that is at rest' }).not.toMatch(underWay);
  if (typed.isExpected && state().includes('.conflict.')) await press(page, 'Keep what is on this page');
}
