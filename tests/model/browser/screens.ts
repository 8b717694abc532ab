import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { phone } from '#tests/browser/steps/accessibility.ts';
import type { AnyDriver } from './any.ts';

/** Where the pictures of the states stand. */
export const screensFolder = '.novi/model/screens';
const sizes = [phone, { width: 1280, height: 900 }];
const languages = { en: 'English', es: 'Español' } as const;

/** Takes the pictures of each state that is seen, unless they are there: in both sizes and both languages. */
export function pictureTaker(page: Page, { machine, states }: AnyDriver) {
  return async (active: readonly string[]): Promise<void> => {
    const isSeen = (id: string) =>
      typeof (states as Record<string, unknown>)[id.slice(machine.id.length + 1)] === 'function';
    const wanted = active.filter((id) => isSeen(id) && !existsSync(pathOf(id, sizes[0]!.width, 'en')));
    if (wanted.length === 0) return;
    const usual = page.viewportSize() ?? phone;
    mkdirSync(screensFolder, { recursive: true });
    for (const [locale, name] of Object.entries(languages)) {
      await choose(page, name);
      for (const size of sizes) {
        await page.setViewportSize(size);
        const isCovered = (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0;
        for (const id of wanted) await page.screenshot({ path: pathOf(id, size.width, locale), fullPage: !isCovered });
      }
    }
    await choose(page, languages.en);
    await page.setViewportSize(usual);
  };
}

function pathOf(state: string, width: number, locale: string): string {
  return join(screensFolder, `${state}.${width}.${locale}.png`);
}

/** By the button of the footer, which an open dialog keeps from people, not from its own click. The focus stays where it is. */
async function choose(page: Page, language: string): Promise<void> {
  const button = page.getByRole('contentinfo', { includeHidden: true }).getByText(language, { exact: true });
  if ((await button.count()) > 0) await button.first().dispatchEvent('click');
}
