import { randomUUID } from 'node:crypto';
import { newRelative } from '#domain/family-history.ts';
import { exampleFamily } from '#scripts/seed/family.ts';
import { draftAnswers } from './fixtures/answers.ts';
import { memberAt } from './fixtures/member.ts';
import { expect, test } from './fixtures/test.ts';
import { phone } from './steps/accessibility.ts';
import { expectHeading, expectStep } from './steps/screen.ts';
import { signIn } from './steps/session.ts';

test.use({ viewport: phone });

test('on a phone the long Spanish words of the survey stay in their buttons, those of the counters in one line, and links are high enough', async ({
  page,
}) => {
  const member = await memberAt('survey');
  const example = exampleFamily(randomUUID, { age: 42, sex: 'female' });
  const half = newRelative(randomUUID(), 'half-sibling', 'maternal');
  await draftAnswers(member, {
    questionnaire: 'survey',
    family_history: { ...example, relatives: [...example.relatives, half] },
  });
  await signIn(page, member);
  await expectStep(page, 'survey');

  await page.goto('/member/survey/relatives?lang=es');
  await expectHeading(page, 'Sus familiares');
  const sticksOut = await page.locator('main button').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const words = document.createRange();
        words.selectNodeContents(button);
        return words.getBoundingClientRect().right > button.getBoundingClientRect().right;
      })
      .map(({ textContent }) => textContent),
  );
  expect(sticksOut).toEqual([]);

  await page.goto('/member/survey/count');
  await expectHeading(page, '¿Cuántos hay?');
  const words = page.getByRole('group', { name: /^Medi[ao]s .*, mism[ao] / }).getByText(/^Medi[ao]s herman[ao]s/);
  await expect(words).toHaveCount(4);
  const lines = await words.evaluateAll((all) =>
    all.map((label) => {
      const line = document.createRange();
      line.setEnd(label, 1);
      line.setStart(label, 0);
      return line.getClientRects().length;
    }),
  );
  expect(lines).toEqual([1, 1, 1, 1]);

  await page.goto('/member/survey/check');
  await expectHeading(page, 'Revise su historia familiar');
  const links = page.locator('main a');
  await expect.poll(() => links.count()).toBeGreaterThan(20);
  const lowest = () =>
    links.evaluateAll((all) =>
      Math.min(...all.flatMap((link) => [...link.getClientRects()].map(({ height }) => height))),
    );
  // WCAG 2.5.8, in px; it lets links in a sentence be lower, but a finger is no smaller there. Links that come a moment later, come
  // with their height.
  await expect.poll(lowest).toBeGreaterThanOrEqual(24);
});
