import { expect, type Page } from '@playwright/test';
import { expectHeading, expectStep, follow, press } from './screen.ts';

/** The page about oneself: three questions, up to the list of relatives. */
export async function answerAboutMe(page: Page): Promise<void> {
  for (const question of ['Were you adopted?', /Ashkenazi Jewish\?/, /related to each other/]) {
    await page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: 'No', exact: true }).check();
  }
  await press(page, 'Continue');
  await expectHeading(page, 'Your relatives');
}

/** The mother, who had breast cancer at 47; not done yet. */
export async function fillInMother(page: Page): Promise<void> {
  await follow(page, /^Mother/);
  await expectHeading(page, 'Mother');
  await page.getByLabel('What do you call this person?').fill('Mom');
  await page.getByLabel('Yes, living').check();
  await setAge(page, 'Age now', '71');
  await answerIllness(page, 'Yes');
  await page.getByRole('checkbox', { name: /^Breast cancer In one breast/ }).check();
  await setAge(page, 'Age when it began or was found', '47');
}

/** Whether the relative on the page has been ill. */
export async function answerIllness(page: Page, answer: 'Yes' | 'No' | 'I don’t know'): Promise<void> {
  const question = page.getByRole('radiogroup', { name: /^Has this person had cancer/ });
  await question.getByRole('radio', { name: answer, exact: true }).check();
}

/** The father was not asked about: the summary says so, and takes “I don’t know” at once. */
export async function sendFamilyHistory(page: Page): Promise<void> {
  await expectHeading(page, 'Your relatives');
  await follow(page, 'Continue');
  await expectHeading(page, 'Check your family history');
  await press(page, 'I don’t know: Father');
  await expect(page.getByRole('main')).toContainText('Breast cancer at age 47');
  await press(page, 'Send my family history');
  await expectStep(page, 'medical-history');
}

/** An age is a number, or not known: typing one takes the tick out. */
async function setAge(page: Page, label: string, age: string): Promise<void> {
  await page.getByRole('group', { name: label }).getByRole('textbox').fill(age);
}
