import type { Browser, Page } from 'playwright-core';
import { openTab, type Conditions, type Kept } from './browser.ts';
import { openPage } from './loads.ts';
import { typing, type Press } from './presses.ts';
import { watchKeys, watchPress, type Answer } from './probe.ts';

const readyWhen = '[data-drawn] body:not(:has([data-waiting])) h1';

/** Presses once, and tells how long the answer took and what moved on the way. */
export async function measurePress(
  browser: Browser,
  origin: string,
  press: Press,
  kept: Kept,
): Promise<Answer & { shift: number }> {
  const { isSudden = false, viewport } = press;
  const conditions = { slowCpu: true, slowLine: isSudden, kept, ...(viewport && { viewport }) };
  return withPage(browser, { name: press.name, address: origin + press.on }, conditions, async (page) => {
    if (!isSudden) await page.waitForLoadState('networkidle');
    await press.before?.(page);
    await page.evaluate(watchPress, press.changes ?? null);
    await press.act(page);
    const answer = await page.evaluate(() => window.benchAnswer);
    await page.waitForLoadState('networkidle');
    return { ...answer, shift: await page.evaluate(() => window.benchTold.shift) };
  });
}

/** Types a text, and tells how long the frame after the slowest key took. */
export async function measureTyping(browser: Browser, origin: string, kept: Kept): Promise<number> {
  const { name, on, before, field, text } = typing;
  return withPage(browser, { name, address: origin + on }, { slowCpu: true, slowLine: false, kept }, async (page) => {
    await before(page);
    await page.getByLabel(field).fill('');
    await page.waitForLoadState('networkidle');
    await page.evaluate(watchKeys);
    await page.getByLabel(field).pressSequentially(text, { delay: 80 });
    await page.waitForFunction((count) => window.benchKeys.length >= count, text.length);
    return Math.max(...(await page.evaluate(() => window.benchKeys)));
  });
}

async function withPage<T>(
  browser: Browser,
  target: { name: string; address: string },
  conditions: Conditions,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const { context, page, devtools } = await openTab(browser, conditions);
  try {
    await openPage(page, devtools, { ...target, readyWhen });
    return await measure(page);
  } catch (error) {
    throw new Error(`${target.name} could not be measured.`, { cause: error });
  } finally {
    await context.close();
  }
}
