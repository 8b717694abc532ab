import { randomUUID } from 'node:crypto';
import { newRelative } from '#domain/family-history.ts';
import { exampleFamily } from '#scripts/seed/family.ts';
import { draftAnswers } from './fixtures/answers.ts';
import { memberAt } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { expectAccessible, phone } from './steps/accessibility.ts';
import { expectHeading, expectStep } from './steps/screen.ts';
import { signIn } from './steps/session.ts';
import { choose } from './steps/survey.ts';

test.use({ viewport: phone });

/**
 * In px, for a family of 22 relatives. Of those of the list and the summary, 940 and 250 are for whether
 * all cousins, nieces and grandchildren are listed. They once had 3,570, 4,632 and 6,132, and the page about oneself 4,767.
 */
const pages = [
  { path: 'ancestry', heading: 'Where your family comes from', most: 1_800 },
  { path: 'relatives', heading: 'Your relatives', most: 5_200 },
  { path: 'check', heading: 'Check your family history', most: 4_200 },
];

test('the pages of a large family stay short enough for a phone', deep, async ({ page }) => {
  const member = await memberAt('survey');
  const family_history = exampleFamily(randomUUID, { age: 42, sex: 'female' });
  await draftAnswers(member, { questionnaire: 'survey', family_history });
  await signIn(page, member);
  await expectStep(page, 'survey');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (const { path, heading, most } of pages) {
    await page.goto(`/member/survey/${path}`);
    await expectHeading(page, heading);
    expect(await height(), path).toBeLessThan(most);
    await expectAccessible(page, path);
  }

  await page.goto('/member/survey/you');
  await choose(page, /^Have you had cancer/, 'Yes');
  await page.getByRole('button', { name: /^Add Breast cancer/ }).click();
  // The list of conditions goes once one is chosen, and comes back at a press.
  await expect(page.getByRole('searchbox', { name: 'Add an illness' })).toBeHidden();
  expect(await height(), 'you').toBeLessThan(3_500);
  await page.getByRole('button', { name: 'Add another illness' }).click();
  await expect(page.getByRole('searchbox', { name: 'Add an illness' })).toBeFocused();
  await expectAccessible(page, 'you');
});

test(
  'of nine relatives of whom nobody has said anything the summary asks once, and the page that counts is short',
  deep,
  async ({ page }) => {
    const member = await memberAt('survey');
    const example = exampleFamily(randomUUID, { age: 42, sex: 'female' });
    const close = example.relatives
      .filter(({ relation }) => relation === 'parent')
      .map(({ id, relation, side }) => ({
        ...newRelative(id, relation, side),
      }));
    const siblings = Array.from({ length: 7 }, () => newRelative(randomUUID(), 'sibling', 'both'));
    const family_history = { ...example, twins: [], relatives: [...close, ...siblings] };
    await draftAnswers(member, { questionnaire: 'survey', family_history });
    await signIn(page, member);
    await expectStep(page, 'survey');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    // They once had 4,617 and 3,577.
    for (const { path, heading, most } of [
      { path: 'check', heading: 'Check your family history', most: 3_500 },
      { path: 'count', heading: 'How many are there?', most: 3_100 },
    ]) {
      await page.goto(`/member/survey/${path}`);
      await expectHeading(page, heading);
      expect(await height(), path).toBeLessThan(most);
      await expectAccessible(page, path);
    }
  },
);
