import type { Page } from '@playwright/test';
import { answered } from './fixtures/console.ts';
import { memberAt } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { expectAccessible, phone } from './steps/accessibility.ts';
import { expectHeading, expectStep, follow, press } from './steps/screen.ts';
import { signIn } from './steps/session.ts';
import { answerAboutMe, answerAboutYou, answerCondition, choose } from './steps/survey.ts';

const saved = (page: Page) => expect(page.getByRole('main')).toContainText('Saved');
const raise = (page: Page, kind: string) =>
  page.getByRole('button', { name: `One more: ${kind}`, exact: true }).click();
const lower = (page: Page, kind: string) =>
  page.getByRole('button', { name: `One fewer: ${kind}`, exact: true }).click();
const counter = (page: Page, group: string, label: string) =>
  page.getByRole('region', { name: group }).getByRole('group', { name: label, exact: true }).locator('output');

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await signIn(page, await memberAt('survey'));
  await expectStep(page, 'survey');
});

test('relatives come by count, one answer stands for several, and nobody of whom something was said is taken out', async ({
  page,
}) => {
  await answerAboutYou(page);
  await press(page, 'Continue');
  const side = page.getByRole('group', { name: /^Your mother’s side/ });
  await side.getByText('Choose where from').click();
  await side.getByRole('checkbox', { name: /^Ashkenazi Jewish/ }).check();
  // Who names that origin has answered the question about it, too.
  await expect(
    page.getByRole('radiogroup', { name: /Ashkenazi Jewish\?/ }).getByRole('radio', { name: 'Yes' }),
  ).toBeChecked();
  await press(page, 'Continue');
  await expectHeading(page, 'How many are there?');
  await press(page, 'Continue');
  await expect(page.getByRole('alert')).toBeFocused();

  for (const kind of ['sister', 'sister', 'sister', 'brother']) await raise(page, kind);
  await expect(counter(page, 'Your brothers and sisters', 'Sisters')).toHaveText('3');
  await lower(page, 'sister');
  await expect(counter(page, 'Your brothers and sisters', 'Sisters')).toHaveText('2');
  await press(page, 'I don’t know about the rest');
  await press(page, 'Continue');
  await expectHeading(page, 'Your relatives');

  await follow(page, /^Sister 1/);
  await page.getByLabel('What do you call this person?').fill('Lena');
  await page.getByText('Twins, adoption, gender').click();
  await page.getByRole('checkbox', { name: 'Me' }).check();
  await page.getByRole('radio', { name: /^Not identical/ }).check();
  await raise(page, 'niece');
  await page.getByRole('radio', { name: 'Yes, by another family' }).check();
  await page.getByRole('radio', { name: 'Yes, living' }).check();
  await page.getByRole('group', { name: 'Age now' }).getByRole('textbox').fill('41');
  await answerCondition(page, 'No');
  await expectAccessible(page, 'a relative with all that can be said');
  await press(page, 'Done, next: Sister');
  await expectHeading(page, 'Sister');
  await follow(page, 'Back');
  await expect(page.getByRole('link', { name: /^Lena \(sister\) Twin of you, not identical.* done$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Niece Child of Lena/ })).toBeVisible();

  const siblings = page.getByRole('region', { name: 'Your brothers and sisters' });
  await siblings.getByText('Answer for some of them at once').click();
  await expectAccessible(page, 'answers for several');
  await siblings.getByRole('button', { name: 'None has been ill' }).first().click();
  await expect(page.getByText('Noted for 2: no illness.')).toBeVisible();
  await press(page, 'Undo');
  await expect(siblings.getByText('Nothing filled in yet')).toHaveCount(2);

  await follow(page, 'Change how many there are');
  await lower(page, 'sister');
  await lower(page, 'sister');
  await expect(counter(page, 'Your brothers and sisters', 'Sisters')).toHaveText('1');
  await expect(page.getByText(/so we don’t remove anyone/)).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(counter(page, 'Your brothers and sisters', 'Sisters')).toHaveText('1');
});

test('a condition is found by a few letters, and asks for its own details', deep, async ({ page }) => {
  await answerAboutMe(page);
  await follow(page, /^Father(?!’)/);
  await answerCondition(page, 'Yes');
  const search = page.getByRole('searchbox', { name: 'Add an illness' });
  await search.fill('renal');
  await page.getByRole('button', { name: 'Add Kidney cancer' }).press('Enter');
  const kidney = page.getByRole('group', { name: 'Kidney cancer', exact: true });
  await expect(kidney).toBeFocused();
  await kidney.getByRole('combobox').selectOption('From 50 to 59');
  await choose(page, /both kidneys/, 'Yes');
  await choose(page, /more than one cancer/, 'No');
  await expectAccessible(page, 'an illness and its details');
  await expect(search).toBeHidden();
  await press(page, 'Add another illness');
  await expect(search).toBeFocused();
  await search.fill('womb');
  await expect(page.getByRole('button', { name: 'Add Cancer of the womb' })).toBeHidden();
  await search.fill('gout');
  await page.getByRole('button', { name: 'Add Something else that runs in the family' }).click();
  await page.getByLabel('What was it?').fill('Gout');
  await press(page, 'Remove: Kidney cancer');
  await expect(page.getByRole('button', { name: 'Add another illness' })).toBeFocused();
  await expect(kidney).toBeHidden();
  await saved(page);
  await page.reload();
  await expect(page.getByLabel('What was it?')).toHaveValue('Gout');
  // Nobody has said when it began: that is no “I don’t know”.
  const onset = page.getByRole('group', { name: /^Something else/ }).getByRole('combobox');
  await expect(onset).toHaveValue('');
  await onset.selectOption('I don’t know');
  await saved(page);
  await page.reload();
  await expect(onset).toHaveValue('unknown');
});

test(
  'what two tabs tell at once stays both, with twins and through whom',
  deep,
  async ({ page, context, complaints }) => {
    complaints.expect(answered(412));
    await answerAboutYou(page);
    await press(page, 'Continue');
    await choose(page, /Ashkenazi Jewish\?/, 'No');
    await press(page, 'Continue');
    for (const kind of ['sister', 'brother', 'brother']) await raise(page, kind);
    await press(page, 'I don’t know about the rest');
    await press(page, 'Continue');
    await saved(page);
    const other = await context.newPage();
    await other.goto('/member/survey/relatives');
    await follow(other, /^Brother 1/);
    await follow(page, /^Sister/);
    await other.getByText('Twins, adoption, gender').click();
    await other.getByRole('checkbox', { name: 'Brother 2' }).check();
    await raise(other, 'nephew');
    await saved(other);

    await page.getByLabel('What do you call this person?').fill('Lena');
    await press(page, 'Keep what is on this page');
    await saved(page);
    await follow(page, 'Back');
    await expect(page.getByRole('link', { name: /^Lena \(sister\)/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Brother 1 Twin of Brother 2/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Nephew Child of Brother 1/ })).toBeVisible();
  },
);
