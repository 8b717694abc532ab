import { expect, test } from './fixtures/test.ts';

test('the documentation of the API is drawn under its own policy, and an operation can be read', async ({ page }) => {
  await page.goto('/api/v1/docs');
  await expect(page).toHaveTitle('Novi API');
  await expect(page.getByRole('heading', { name: /^Novi/ }).first()).toBeVisible();
  await page.getByText('List the states and territories of the US').click();
  await expect(page.getByText('Responses', { exact: true })).toBeVisible();
});
