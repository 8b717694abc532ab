import { expect, test } from './fixtures/test.ts';
import { expectHeading } from './steps/screen.ts';

// All browser tests run under the policy, and what breaks it fails them. The README says which of them opens which kind of overlay.
test('what the Content-Security-Policy forbids is not done, and fails a test', async ({ page, complaints }) => {
  await page.goto('/login');
  await expectHeading(page, 'Welcome back');
  complaints.expect(/inline style [^]*Content Security Policy/, /inline script [^]*Content Security Policy/);
  await page.evaluate(() => {
    const element = document.createElement('p');
    element.setAttribute('style', 'color: red');
    const script = document.createElement('script');
    script.textContent = 'document.title = "an inline script ran"';
    document.body.append(element, script);
  });
  await expect(page.locator('body > p')).not.toHaveCSS('color', 'rgb(255, 0, 0)');
  expect(await page.title()).not.toBe('an inline script ran');
});
