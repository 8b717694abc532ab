import type { Browser, CDPSession, Page } from 'playwright-core';
import { openTab, type Conditions, type Kept } from './browser.ts';
import type { PressFigures } from './figures.ts';
import { openPage, ticksOf } from './loads.ts';
import { complete } from './pages.ts';
import { typing, type Press } from './presses.ts';
import { watchKeys, watchPress } from './probe.ts';

const slow = { slowCpu: true, slowLine: false };
const unhindered = { slowCpu: false, slowLine: false };

/**
 * Presses on a slow phone, and once more on an unhindered one, which tells how much of that was work.
 * @param signIn gives what a browser keeps of somebody who has not pressed it before
 */
export async function measurePress(
  browser: Browser,
  origin: string,
  press: Press,
  signIn: () => Promise<Kept>,
): Promise<PressFigures> {
  const { isSudden = false, viewport } = press;
  const once = async (conditions: Conditions) =>
    withPage(
      browser,
      press.name,
      origin + press.on,
      { ...conditions, ...(viewport && { viewport }) },
      (page, devtools) => pressOnce(page, devtools, press),
    );
  const { cpu } = await once({ ...unhindered, kept: await signIn() });
  const { answered, arrived, shift } = await once({ ...slow, slowLine: isSudden, kept: await signIn() });
  // What somebody has opened with a press may push the rest about.
  return { answered, arrived, cpu, ...(press.changes === undefined && { shift }) };
}

async function pressOnce(page: Page, devtools: CDPSession, { isSudden, before, target, changes }: Press) {
  if (!isSudden) await page.waitForLoadState('networkidle');
  await before?.(page);
  const pressed = target(page);
  await pressed.scrollIntoViewIfNeeded();
  const box = await pressed.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  await page.evaluate(watchPress, changes ?? null);
  const earlier = await ticksOf(devtools);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const answer = await page.evaluate(() => window.benchAnswer);
  const cpu = (await ticksOf(devtools)).all - earlier.all;
  await page.waitForLoadState('networkidle');
  return { ...answer, cpu, shift: await page.evaluate(() => window.benchLoad.shift) };
}

/** Types a text on a slow phone, and tells how long the frame after the slowest key took; and on an unhindered one, what a key costs. */
export async function measureTyping(
  browser: Browser,
  origin: string,
  signIn: () => Promise<Kept>,
): Promise<PressFigures> {
  const once = async (conditions: Conditions) => {
    const all = { ...conditions, kept: await signIn() };
    return withPage(browser, typing.name, origin + typing.on, all, typeOnce);
  };
  const { cpu } = await once(unhindered);
  const { arrived } = await once(slow);
  return { arrived, cpu };
}

async function typeOnce(page: Page, devtools: CDPSession) {
  const { before, field, text } = typing;
  await before(page);
  await page.getByLabel(field).fill('');
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchKeys);
  const earlier = await ticksOf(devtools);
  await page.keyboard.type(text, { delay: 80 });
  const cpu = ((await ticksOf(devtools)).all - earlier.all) / text.length;
  await page.waitForFunction((count) => window.benchKeys.length >= count, text.length);
  return { arrived: Math.max(...(await page.evaluate(() => window.benchKeys))), cpu };
}

async function withPage<T>(
  browser: Browser,
  name: string,
  address: string,
  conditions: Conditions,
  measure: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  const { context, page, devtools } = await openTab(browser, conditions);
  try {
    await openPage(page, devtools, { name, address, readyWhen: complete });
    return await measure(page, devtools);
  } catch (error) {
    throw new Error(`${name} could not be measured.`, { cause: error });
  } finally {
    await context.close();
  }
}
