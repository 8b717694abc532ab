import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/browser/steps/accessibility.ts';
import type { AnyDriver } from './any.ts';
import { strayFocus } from './focus.ts';
import { expectNothingPersonal } from './nothing-personal.ts';
import type { Scene } from './scene.ts';

/** What holds after every event, whatever it was. */
export async function expectPromises(scene: Scene, driver: AnyDriver, world: object, where: string): Promise<void> {
  const { page } = scene;
  scene.complaints.check({ wentWell: false });
  await scene.typed.expectKept(page);
  for (const { what, count, expected } of 'noneMade' in driver.records ? [] : driver.records)
    await expect.poll(() => count(scene), { message: `${what}, made once` }).toBe(expected(world));
  if (scene.trace.stateOf('auth', page).includes('auth.signedOut')) await expectNothingPersonal(scene);
  await expectFocus(page, where);
  if (!(await page.evaluate(isBlank))) await whileMomentsPass(scene, expectAccessible(page, where));
}

/** The focus is on what can be seen: in the dialog where one is open, and never lost with what has gone. */
async function expectFocus(page: Page, where: string): Promise<void> {
  await expect.poll(() => page.evaluate(strayFocus), { message: `where the focus is, ${where}` }).toBe('');
}

/** What looks at a page whose clock is stopped needs some of its time. */
async function whileMomentsPass({ passMoment }: Scene, look: Promise<void>): Promise<void> {
  const looking = { is: true };
  const looked = Promise.allSettled([look]).finally(() => (looking.is = false));
  while (looking.is && passMoment) await passMoment();
  const [outcome] = await looked;
  if (outcome.status === 'rejected') throw outcome.reason;
}

/** Runs in the page: nothing is drawn yet. */
function isBlank(): boolean {
  return document.getElementById('root')?.childElementCount === 0;
}
