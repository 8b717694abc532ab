import { expect, type Page } from '@playwright/test';
import { stepFacts, stepPath, type JourneyStep } from '#domain/steps.ts';

/** Waits until the page of a step stands, with its address and its place on the journey. */
export async function expectStep(page: Page, step: JourneyStep): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname.startsWith(stepPath(step)));
  // On a phone the rail is folded: it says the same, but nobody sees it.
  const rail = page.getByRole('navigation', { name: 'Your eight steps' });
  await expect(rail.locator('[aria-current="step"]')).toContainText(stepFacts[step].title.en);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** Follows a link of the page, not one of the rail beside it. */
export async function follow(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('link', { name, exact: true }).last().click();
}

/** Waits until a page stands, by its main heading. */
export async function expectHeading(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: text, exact: true })).toBeVisible();
}

/** Waits until the draft of the form is stored on the backend. */
export async function expectDraftSaved(page: Page): Promise<void> {
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
}
