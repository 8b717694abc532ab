import { memberAt } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { expectHeading, expectStep } from './steps/screen.ts';
import { signIn } from './steps/session.ts';

const nowhere = 'We can’t find this page';

test(
  'an address that leads nowhere says so to who is signed in, in the layout of where it lies',
  deep,
  async ({ page }) => {
    await signIn(page, await memberAt('survey'));
    await expectStep(page, 'survey');
    await page.goto('/no-such-page');
    await expectHeading(page, nowhere);
    await expect(page.getByRole('button', { name: /^Your account/ })).toHaveCount(0);
    await page.goto('/member/no-such-page');
    await expectHeading(page, nowhere);
    await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
    await page.getByRole('link', { name: 'Pick up where I left off' }).click();
    await expectStep(page, 'survey');
  },
);
