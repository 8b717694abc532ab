import { type Locator, type Page } from '@playwright/test';
import { expectHeading, follow, press } from './screen.ts';

/** The pages before the list of relatives: about oneself, ancestry, and how many there are. */
export async function answerAboutMe(page: Page, look: (screen: string) => unknown = () => undefined): Promise<void> {
  await answerAboutYou(page);
  await press(page, 'Continue');
  await expectHeading(page, 'Where your family comes from');
  await choose(page, /Ashkenazi Jewish\?/, 'No');
  await look('ancestry');
  await press(page, 'Continue');
  await expectHeading(page, 'How many are there?');
  await look('how many');
  await press(page, 'I don’t know about the rest');
  await press(page, 'Continue');
  await expectHeading(page, 'Your relatives');
}

/** The page about oneself: nothing unusual. */
export async function answerAboutYou(page: Page): Promise<void> {
  await choose(page, 'Your sex at birth', 'Female');
  await choose(page, 'Were you adopted?', 'No');
  await choose(page, /related to each other/, 'No');
  await choose(page, /^Have you had cancer/, 'No');
}

/** The mother, who had breast cancer at 47; not done yet. */
export async function fillInMother(page: Page): Promise<void> {
  await follow(page, /^Mother(?!’)/);
  await expectHeading(page, 'Mother');
  await page.getByLabel('What do you call this person?').fill('Mom');
  await page.getByLabel('Yes, living').check();
  await setAge(page, 'Age now', '71');
  await answerCondition(page, 'Yes');
  await page.getByRole('button', { name: /^Add Breast cancer/ }).click();
  await setAge(page, 'Age when it began or was found', '47');
}

/** Whether the relative on the page has been ill. */
export async function answerCondition(page: Page, answer: 'Yes' | 'No' | 'I don’t know'): Promise<void> {
  await choose(page, /^Has this person had cancer/, answer);
}

/** “I don’t know” for all of whom nobody has said whether they were ill. */
export function notKnownOfOthers(page: Page): Locator {
  const asked = page.getByRole('listitem').filter({ hasText: 'Tell us if these people have had cancer' });
  return asked.getByRole('button', { name: 'I don’t know for all of these' });
}

/** Done with a relative, and back to the list: the button leads on to the next. */
export async function backToRelatives(page: Page): Promise<void> {
  await follow(page, 'Back');
  await expectHeading(page, 'Your relatives');
}

/** One answer of a question. */
export async function choose(page: Page, question: string | RegExp, answer: string): Promise<void> {
  await page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer, exact: true }).check();
}

/** An age is a number, or not known: typing one takes the tick out. */
async function setAge(page: Page, label: string, age: string): Promise<void> {
  await page.getByRole('group', { name: label }).getByRole('textbox').fill(age);
}
