import type { CDPSession, Page } from '@playwright/test';
import { memberAt } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { signIn } from './steps/session.ts';
import { openSettled, type Settled } from './steps/settled.ts';

/** Ten pages of a member who is through; the round begins again with the first. */
const round = [
  ...['/member/profile', '/member/consult-summary/documents', '/member/survey/', '/member/dashboard'],
  ...['/member/medical-history/', '/member/release-of-information/', '/member/consult-summary', '/member/counseling/'],
  ...['/member/shipping-genetic-test-kit/', '/member/dashboard'],
];

test('two hundred changes of page in one document leave nothing behind', deep, async ({ page }) => {
  test.slow();
  const settled = openSettled(page);
  await signIn(page, await memberAt('complete'));
  await settled.wait('/member/dashboard');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const stays = await page.evaluateHandle(() => Object.assign(window, { stays: true }));
  // What is loaded once, and kept, is there by then.
  await goRound(page, settled, 4);
  const before = await metricsOf(session);
  await goRound(page, settled, 16);
  const after = await metricsOf(session);
  expect(await stays.evaluate(() => 'stays' in window), 'one document').toBe(true);
  // Over 160 changes: one listener, ten nodes or 20 kB that stay behind with each would be seen.
  expect(after.JSEventListeners, 'listeners').toBeLessThan(before.JSEventListeners + 100);
  expect(after.Nodes, 'nodes').toBeLessThan(before.Nodes + 1_600);
  expect(after.JSHeapUsedSize, 'bytes').toBeLessThan(before.JSHeapUsedSize + 3_200_000);
});

/** Goes from page to page as Back and Forward do: without loading the document anew. */
async function goRound(page: Page, settled: Settled, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1)
    for (const address of round) {
      await page.evaluate((to) => {
        history.pushState({ idx: 1, key: to }, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1, key: to } }));
      }, address);
      await expect(page).toHaveURL((url) => url.pathname.startsWith(address));
      await settled.wait(address);
    }
}

/** What the page holds on to, once all is collected that nobody can come by. */
async function metricsOf(
  session: CDPSession,
): Promise<Record<'JSHeapUsedSize' | 'JSEventListeners' | 'Nodes', number>> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  return {
    JSHeapUsedSize: valueOf('JSHeapUsedSize'),
    JSEventListeners: valueOf('JSEventListeners'),
    Nodes: valueOf('Nodes'),
  };
}
