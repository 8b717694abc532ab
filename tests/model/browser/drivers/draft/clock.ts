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

/** The time goes on, and what is asked is answered, until all is saved. */
export async function settle(scene: Scene): Promise<void> {
  const { page, typed } = scene;
  await scene.letTimePass();
  // What waits for its person to sign in again is not saved before.
  if (page.url().endsWith('/login')) {
    typed.forget('what is typed');
    return;
  }
  const keepsOwn = page.getByRole('button', { name: 'Keep what is on this page' });
  if (await keepsOwn.isVisible()) await keepsOwn.click();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}
