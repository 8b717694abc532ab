import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { findBrowser } from '../../browser.mjs';

/** What a browser keeps of somebody who has signed in. */
export type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A phone of 2020 for a third of its price, on a line of that time. */
const slowLine = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const slowCpu = { rate: 4 };

/** How a page is opened. */
export interface Conditions {
  /** Whether the processor works at a quarter of its speed. */
  slowCpu: boolean;
  /** Whether the line is a phone's: 150 ms, 1.6 Mbit/s. */
  slowLine: boolean;
  viewport?: { width: number; height: number };
  /** Whose browser it is; nobody's where it is missing. */
  kept?: Kept | undefined;
}

export const phone = { width: 412, height: 823 };

/** @throws Error where the machine has no browser, and none can be installed */
export function launch(): Promise<Browser> {
  const found = findBrowser();
  if ('problem' in found) throw new Error(found.problem);
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath: found.path, args });
}

/** Opens a tab in a browser that has fetched nothing before. */
export async function openTab(
  browser: Browser,
  conditions: Conditions,
): Promise<{ context: BrowserContext; page: Page; devtools: CDPSession }> {
  const { viewport = phone, kept } = conditions;
  const context = await browser.newContext({
    ...{ viewport, locale: 'en-US', timezoneId: 'America/Chicago' },
    ...(kept && { storageState: kept }),
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (conditions.slowLine) await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slowLine });
  if (conditions.slowCpu) await devtools.send('Emulation.setCPUThrottlingRate', slowCpu);
  return { context, page, devtools };
}
