import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { findBrowser } from '../browser.mjs';

/**
 * Prints the book of all flows with the browser of the machine.
 * @throws Error saying where a browser can be had, when there is none
 */
export async function printBook(page: string, file: string): Promise<void> {
  const found = findBrowser();
  if ('problem' in found) throw new Error(found.problem);
  const browser = await chromium.launch({
    executablePath: found.path,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const tab = await browser.newPage();
    await tab.goto(pathToFileURL(resolve(page)).href);
    await tab.pdf({ path: file, preferCSSPageSize: true, outline: true, tagged: true });
  } finally {
    await browser.close();
  }
}
