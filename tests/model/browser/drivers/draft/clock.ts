import { expect } from '@playwright/test';
import type { Scene } from '../../scene.ts';

/** From here on no time passes in the pages but by `letPass`: a draft does nothing by itself. */
export async function stopClock(scene: Scene): Promise<void> {
  const now = await scene.page.evaluate(() => Date.now());
  await scene.context.clock.pauseAt(now + 1_000);
  scene.passMoment = () => scene.context.clock.runFor(1);
}

/** Time passes by itself again. */
export async function startClock(scene: Scene): Promise<void> {
  scene.passMoment = undefined;
  await scene.context.clock.resume();
}

export function letPass({ context }: Scene, milliseconds: number): Promise<void> {
  return context.clock.runFor(milliseconds);
}

/** Time passes by itself while a page is opened. */
export async function whileTimePasses(scene: Scene, act: () => Promise<unknown>): Promise<void> {
  await startClock(scene);
  await act();
  await stopClock(scene);
}

/** As little time passes as a page takes that needs no more than a moment: no time of a draft is over by it. */
export async function inMoments(scene: Scene, isThere: () => Promise<boolean>): Promise<void> {
  const look = async () => {
    await letPass(scene, 5);
    return isThere();
  };
  await expect.poll(look, { intervals: [50] }).toBe(true);
}

/** The time goes on, and what is asked is answered, until all is saved. */
export async function settle(scene: Scene): Promise<void> {
  const { page, typed } = scene;
  await startClock(scene);
  // What waits for its person to sign in again is not saved before.
  if (page.url().endsWith('/login')) {
    typed.forget('what is typed');
    return;
  }
  const keepsOwn = page.getByRole('button', { name: 'Keep what is on this page' });
  if (await keepsOwn.isVisible()) await keepsOwn.click();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}
