import type { Browser, CDPSession, Page } from 'playwright-core';
import { openTab, type Kept } from './browser.ts';
import { watchLoad, type LoadFigures } from './probe.ts';

/** A page as it is measured. */
export interface Target {
  name: string;
  address: string;
  /** What stands on it once everything works. */
  readyWhen: string;
  /** The demo account that opens it; a visitor where it is missing. */
  as?: string;
}

/** CPU time of the page's main thread until it was ready, in milliseconds of an unhindered processor. */
export interface Ticks {
  all: number;
  script: number;
  /** Style and layout. */
  layout: number;
}

/** Opens a page on a slow phone with nothing in its cache, and waits until nothing more comes. */
export async function loadSlowly(browser: Browser, target: Target, kept?: Kept): Promise<LoadFigures> {
  const { context, page, devtools } = await openTab(browser, { slowCpu: true, slowLine: true, kept });
  try {
    await openPage(page, devtools, target);
    // Fonts come last, and what they push about counts.
    await page.waitForLoadState('networkidle');
    return await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return window.benchLoad;
    });
  } finally {
    await context.close();
  }
}

/** Opens a page unhindered: what another program takes of the processor then changes least of what the page needs. */
export async function countTicks(browser: Browser, target: Target, kept?: Kept): Promise<Ticks> {
  const { context, page, devtools } = await openTab(browser, { slowCpu: false, slowLine: false, kept });
  try {
    await openPage(page, devtools, target);
    return await ticksOf(devtools);
  } finally {
    await context.close();
  }
}

/** What a tab's main thread has worked since it was opened. */
export async function ticksOf(devtools: CDPSession): Promise<Ticks> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const milliseconds = (name: string) => 1000 * (metrics.find((each) => each.name === name)?.value ?? Number.NaN);
  return {
    all: milliseconds('TaskDuration'),
    script: milliseconds('ScriptDuration'),
    layout: milliseconds('LayoutDuration') + milliseconds('RecalcStyleDuration'),
  };
}

/** @throws Error naming the page where it is not ready within a minute */
export async function openPage(page: Page, devtools: CDPSession, { name, address, readyWhen }: Target): Promise<void> {
  const ready = new Promise<void>((done, fail) => {
    devtools.once('Runtime.bindingCalled', () => done());
    setTimeout(() => fail(new Error(`${name} is not ready within a minute.`)), 60_000).unref();
  });
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: 'benchReady' });
  await page.addInitScript(watchLoad, readyWhen);
  await page.goto(address, { waitUntil: 'commit' });
  await ready;
}
