import { expect, type Page } from '@playwright/test';
import { expectHeading, press } from './screen.ts';

/**
 * Answers what must be answered, and a follow-up question that comes and goes with the answer before it, up to the page
 * that shows all answers. `look` is called on each page.
 */
export async function answerMedicalHistory(
  page: Page,
  look: (screen: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await expectHeading(page, 'About you');
  await look('About you');
  await choose(page, /What sex were you assigned/, 'Female');
  await press(page, 'Continue');

  await expectHeading(page, 'Cancer');
  const kinds = page.getByRole('group', { name: /Which kind of cancer/ });
  await choose(page, /Has a doctor ever told you/, 'Yes');
  await expect(kinds).toBeVisible();
  await look('Cancer');
  await choose(page, /Has a doctor ever told you/, 'No');
  await expect(kinds).toBeHidden();
  await press(page, 'Continue');

  await expectHeading(page, 'Genetic testing');
  await look('Genetic testing');
  await choose(page, /bone marrow or stem cell transplant/, 'No');
  await press(page, 'Continue');

  for (const group of ['Periods and pregnancy', 'Other health matters', 'Tobacco and alcohol', 'Your background']) {
    await expectHeading(page, group);
    await look(group);
    if (group === 'Your background') await page.getByLabel(/Where in the world/).fill('Norway and Peru');
    await press(page, 'Continue');
  }
  await expectHeading(page, 'Check your answers');
  await look('check');
}

async function choose(page: Page, question: RegExp, answer: string): Promise<void> {
  await page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer, exact: true }).check();
}
