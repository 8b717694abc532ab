import { expect, type Locator, type Page } from '@playwright/test';

/** A field, or the group of a question with several controls, and what is said of it there and on top. */
export type Problem = [field: Locator, message: string, onTop?: string];

/**
 * What every form does with bad input: it says each problem on top, in the order of the page, and beside its field; the
 * first field has the focus, and a line of the summary leads to its field.
 */
export async function expectProblems(page: Page, problems: Problem[]): Promise<void> {
  const summary = page.getByRole('main').getByRole('alert');
  const count = problems.length === 1 ? 'There is a problem' : `There are ${problems.length} problems`;
  await expect(summary).toContainText(count);
  await expect(summary.getByRole('link')).toHaveText(problems.map(([, message, onTop = message]) => onTop));
  for (const [field, message] of problems) {
    await expect(field).toHaveAccessibleDescription(new RegExp(`Error: ${escaped(message)}`));
  }
  await expectFocusIn(problems[0]?.[0]);
  await summary.getByRole('link').last().click();
  await expectFocusIn(problems.at(-1)?.[0]);
}

async function expectFocusIn(field: Locator | undefined): Promise<void> {
  const hasFocus = () => field?.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(hasFocus, { message: `The focus should be in ${String(field)}` }).toBe(true);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
