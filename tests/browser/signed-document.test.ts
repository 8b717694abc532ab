import { readPdf } from '../server/setup/pdf.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { wholeBrowser } from './fixtures/whole-browser.ts';
import { expectAccessible, expectNothingFound, phone } from './steps/accessibility.ts';
import { signRelease, toSigning } from './steps/release-of-information.ts';
import { expectHeading, expectStep, press } from './steps/screen.ts';

// The headless shell shows no PDF.
test.use({ launchOptions: ({ launchOptions }, use) => use(wholeBrowser(launchOptions)) });

test(
  'what was signed is among the documents: opened in a tab, saved as a file, in Spanish, too',
  deep,
  async ({ page }) => {
    const { firstName, lastName } = await toSigning(page);
    await signRelease(page, `${firstName} ${lastName}`);
    await expectStep(page, 'request-genetic-test-kit');
    await page.goto('/member/consult-summary/documents');
    await expectHeading(page, 'Your documents');
    await page.setViewportSize(phone);
    await expectAccessible(page, 'the documents');

    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: /^Open: Permission for Dr\. Ana Ruiz/ }).click();
    const tab = await opened;
    await expect.poll(() => (tab.isClosed() ? 'blob:' : tab.url())).toMatch(/^blob:/);
    if (!tab.isClosed()) await tab.close();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Save: Permission for Dr\. Ana Ruiz/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^novi-permission-\d{4}-\d\d-\d\d\.pdf$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const { text } = await readPdf(Buffer.concat(chunks));
    expect(text).toContain('Dr. Ana Ruiz, Riverside Clinic');
    expect(text).toContain(`${firstName} ${lastName}`);

    await press(page, 'Español');
    await expectHeading(page, 'Sus documentos');
    await expect(page.getByRole('button', { name: /^Abrir: Permiso para Dr\. Ana Ruiz/ })).toBeVisible();
    await expectNothingFound(page, 'the documents in Spanish');
  },
);
