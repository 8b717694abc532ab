import { readFile } from 'node:fs/promises';
import { memberAt } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { expectAccessible, phone } from './steps/accessibility.ts';
import { activate } from './steps/keyboard.ts';
import { expectDraftSaved, expectHeading, expectStep, press } from './steps/screen.ts';
import { signIn } from './steps/session.ts';
import { answerAboutMe } from './steps/survey.ts';

test('a member asks a relative by keyboard on a phone: a list without health data, to copy, to print, and a pause', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(phone);
  await signIn(page, await memberAt('survey'));
  await expectStep(page, 'survey');
  await answerAboutMe(page);
  await page.getByRole('main').getByRole('link', { name: 'Ask a relative' }).click();
  await expectHeading(page, 'Ask a relative');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const list = page.getByRole('article');
  await expect(list).toContainText('My mother');
  await expect(page.getByRole('checkbox', { name: /^Father(?!’)/ })).toBeChecked();
  await activate(page, page.getByRole('checkbox', { name: /^Father(?!’)/ }), 'Space');
  await expect(list).not.toContainText('My father');
  await activate(page, page.getByRole('radio', { name: 'English' }), 'ArrowRight');
  await expect(list).toContainText('Mi madre');
  await expect(list).toHaveAttribute('lang', 'es');
  await activate(page, page.getByRole('button', { name: 'Copy as text' }));
  await expect(page.getByText('The list is copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Preguntas sobre la salud de nuestra familia');
  expect(copied).toContain('Mi madre\n- ¿Esta persona ha tenido cáncer');
  await expectAccessible(page, 'ask a relative');

  await page.emulateMedia({ media: 'print' });
  await expect(list).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('checkbox', { name: /^Father(?!’)/ })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.goBack();
  await expectHeading(page, 'Your relatives');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Mother(?!’)/ })
    .click();
  await page.getByLabel('What do you call this person?').fill('Mom');
  await expectDraftSaved(page);
  await page.goto('/member/survey/ask');
  await expect(page.getByRole('checkbox', { name: /^Mom/ })).toBeVisible();
  await expect(list).not.toContainText('Mom');
  await press(page, 'Pause for now');
  await expect(page).toHaveURL('/member/dashboard');
  await page.goto('/member/survey/');
  await expectHeading(page, 'Mom (mother)');
});

test('a member keeps the family history as files for other programs', deep, async ({ page }) => {
  await signIn(page, await memberAt('medical-history'));
  await expectStep(page, 'medical-history');
  await page.goto('/member/survey/tree');
  const save = async (name: string) => {
    const download = page.waitForEvent('download');
    await press(page, name);
    const file = await download;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  const fhir = await save('Save for a clinic (FHIR)');
  expect(fhir.name).toMatch(/^novi-family-tree-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(fhir.text)).toMatchObject({ resourceType: 'Bundle', type: 'collection' });
  const gedcom = await save('Save as a family tree (GEDCOM)');
  expect(gedcom.name).toMatch(/^novi-family-tree-\d{4}-\d\d-\d\d\.ged$/);
  expect(gedcom.text.split('\r\n')[0]).toBe('0 HEAD');
});
