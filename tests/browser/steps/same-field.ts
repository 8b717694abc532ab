import type { Locator } from '@playwright/test';

/** Finds what `theSame` has marked. */
export const marked = '[data-marked]';

/** Marks a field, and finds it again as long as it is the very same: one that was drawn anew has no mark. */
export async function theSame(field: Locator): Promise<Locator> {
  await field.evaluate((element) => element.setAttribute('data-marked', ''));
  return field.page().locator(marked);
}
