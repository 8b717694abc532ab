import type { Locator } from '@playwright/test';
import { memberAt } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { phone } from './steps/accessibility.ts';
import { expectHeading, expectStep } from './steps/screen.ts';
import { signIn } from './steps/session.ts';

test.use({ viewport: phone });

/** It once took 130, and takes 86 now. */
const mostTaps = 90;

test('a usual family of 25 is told with few taps, from the first question until it is sent', deep, async ({ page }) => {
  test.slow();
  await signIn(page, await memberAt('survey'));
  await expectStep(page, 'survey');
  let taps = 0;
  const tap = async (control: Locator) => {
    taps += 1;
    await control.click();
  };
  const press = (name: string | RegExp) => tap(page.getByRole('button', { name, exact: true }));
  const answer = (question: string | RegExp, label: string) =>
    tap(page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: label, exact: true }));
  const open = (name: RegExp) => tap(page.getByRole('main').getByRole('link', { name }).last());
  const back = async () => {
    await tap(page.getByRole('main').getByRole('link', { name: 'Back', exact: true }));
    await expectHeading(page, 'Your relatives');
  };
  const raise = async (...kinds: string[]) => {
    for (const kind of kinds) await press(`One more: ${kind}`);
  };
  // A tap into the field; the letters are typed.
  const age = async (question: RegExp, years: number) => {
    const field = page.getByRole('group', { name: question }).getByRole('textbox');
    await tap(field);
    await field.fill(String(years));
  };
  const life = async (title: string, lives: 'Yes, living' | 'No, has died', years: number) => {
    await expectHeading(page, title);
    await answer('Is this person alive?', lives);
    await age(/^Age (now|when they died)/, years);
  };
  const healthy = async (title: string, lives: 'Yes, living' | 'No, has died', years: number) => {
    await life(title, lives, years);
    await answer(/^Has this person had cancer/, 'No');
  };
  const ofAll = (group: string, answer: string) =>
    tap(page.getByRole('region', { name: group }).getByRole('button', { name: answer }).first());
  const forAll = async (group: string) => {
    await ofAll(group, 'All are living');
    await ofAll(group, 'None has been ill');
  };

  await answer('Your sex at birth', 'Female');
  await answer('Were you adopted?', 'No');
  await answer(/related to each other/, 'No');
  await answer(/^Have you had cancer/, 'No');
  await press('Continue');
  await answer(/Ashkenazi Jewish\?/, 'No');
  await press('Continue');
  await expectHeading(page, 'How many are there?');
  await raise('sister', 'brother', 'daughter', 'son');
  await tap(page.getByRole('region', { name: /half brothers/ }).getByRole('radio', { name: 'None' }));
  for (const [side, kinds] of [
    ['mother', ['aunt', 'aunt', 'uncle']],
    ['father', ['aunt', 'uncle', 'uncle']],
  ] as const) {
    const group = page.getByRole('region', { name: `Your ${side}’s brothers and sisters` });
    for (const kind of kinds) await tap(group.getByRole('button', { name: `One more: ${kind}` }));
  }
  await press('Continue');
  await expectHeading(page, 'Your relatives');

  await open(/^Mother(?!’)/);
  await life('Mother', 'Yes, living', 71);
  await answer(/^Has this person had cancer/, 'Yes');
  await press(/^Add Breast cancer/);
  await age(/^Age when it began/, 47);
  await press('Done, next: Father');
  await healthy('Father', 'Yes, living', 73);
  await press('Done, next: Sister');
  await healthy('Sister', 'Yes, living', 40);
  await raise('niece', 'niece');
  await press('Done, next: Brother');
  await healthy('Brother', 'Yes, living', 36);
  await raise('nephew');
  await press('Done, next: Daughter');
  await healthy('Daughter', 'Yes, living', 9);
  await press('Done, next: Son');
  await healthy('Son', 'Yes, living', 6);
  await press('Done');
  await expectHeading(page, 'Your relatives');
  await forAll('Your nieces and nephews');

  await ofAll('Your grandparents', 'None has been ill');
  await open(/^Mother’s mother/);
  await life('Mother’s mother', 'No, has died', 80);
  await press('Done, next: Mother’s father');
  await life('Mother’s father', 'No, has died', 78);
  await press('Done, next: Father’s mother');
  await life('Father’s mother', 'Yes, living', 93);
  await press('Done, next: Father’s father');
  await life('Father’s father', 'No, has died', 70);
  await press('Done, next: Mother’s sister 1');
  await expectHeading(page, 'Mother’s sister 1');
  await raise('female cousin', 'female cousin');
  await back();
  for (const uncle of [/^Mother’s brother/, /^Father’s sister/]) {
    await open(uncle);
    await raise('male cousin', 'male cousin');
    await back();
  }
  await forAll('Your aunts and uncles');
  await forAll('Your cousins');
  await expect(page.getByText('25 of 25 done')).toBeVisible();
  for (const group of ['cousins on your mother’s side', 'cousins on your father’s side', 'nieces and nephews'])
    await answer(`Have you listed all ${group}?`, 'Yes, all');
  await answer('Have you listed all grandchildren?', 'There are none');
  await open(/^Continue$/);
  await expectHeading(page, 'Check your family history');
  await press('Send my family history');
  await expectStep(page, 'medical-history');
  expect(taps).toBeLessThanOrEqual(mostTaps);
});
