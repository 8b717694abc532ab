import { answered, noAnswer } from './fixtures/console.ts';
import { memberAt } from './fixtures/member.ts';
import { deep, expect, test } from './fixtures/test.ts';
import { expectAccessible, phone } from './steps/accessibility.ts';
import { expectDraftSaved, press } from './steps/screen.ts';
import { expectEncrypted, encryptedOn } from './steps/encrypted.ts';
import { conflict, crash, openStep, restored, typeOffline, zip } from './steps/unsaved.ts';

const api = '**/api/v1/**';

test('a page that is reloaded while the backend is down shows nothing, and later what was typed', async ({
  page,
  db,
  complaints,
}) => {
  complaints.allow(noAnswer, 'User fetch failed');
  const member = await memberAt('survey');
  await openStep(page, 'survey', member);
  const adopted = page
    .getByRole('radiogroup', { name: 'Were you adopted?' })
    .getByRole('radio', { name: 'No', exact: true });
  await expect(adopted).toBeVisible();
  await page.route(api, (route) => route.abort());
  await adopted.check();
  await expectEncrypted(page, 1);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('We can’t reach Novi right now')).toBeVisible();
  await expect(adopted).toHaveCount(0);
  await expectEncrypted(page, 1);

  await page.unroute(api);
  await page.goto('/member/survey/you');
  await expect(adopted).toBeChecked();
  const answers = 'select body from answers where patient_id = $1';
  await expect.poll(async () => JSON.stringify(await db.rows(answers, [member.id]))).toContain('"adopted":"no"');
  await expectEncrypted(page, 0);
});

test('what is here again is said once, in sight, and no word of it stands in the browser', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(noAnswer);
  const member = await memberAt('eligibility');
  await typeOffline(page, member);
  const [entry] = await encryptedOn(page);
  expect(entry).toMatchObject({ patientId: member.id, record: 'drafts/eligibility' });
  for (const word of ['60647', '60640', 'zip', member.lastName]) expect(entry?.text).not.toContain(word);
  const kept = await page.evaluate(async () => ({
    stored: [...Object.values(localStorage), ...Object.values(sessionStorage)].join(' '),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));
  expect(kept.stored).not.toContain('60647');
  // The identity SDK has databases of its own, for the session.
  expect(kept.databases.filter((name) => !name?.startsWith('firebase'))).toEqual(['novi-encrypted-drafts']);
  expect(kept.caches).toEqual([]);

  const later = await crash(page, context);
  await later.setViewportSize(phone);
  await later.goto('/member/eligibility/');
  await expect(restored(later)).toBeVisible();
  await expect(zip(later)).toHaveValue('60647');
  await expectDraftSaved(later);
  await expectEncrypted(later, 0);
  await expectAccessible(later, 'a form with what was typed offline');
  await press(later, 'OK');
  await expect(restored(later)).toHaveCount(0);
  await later.reload();
  await expect(zip(later)).toHaveValue('60647');
  await expect(restored(later)).toHaveCount(0);
});

test(
  'two tabs that are both offline each find what was typed, one after the other',
  deep,
  async ({ page, context, complaints }) => {
    complaints.allow(noAnswer, answered(412));
    const member = await memberAt('eligibility');
    await openStep(page, 'eligibility', member);
    await zip(page).fill('60640');
    await expectDraftSaved(page);
    const second = await context.newPage();
    await second.goto('/member/eligibility/');
    await expect(zip(second)).toHaveValue('60640');
    await context.setOffline(true);
    await zip(page).fill('60647');
    await expectEncrypted(page, 1);
    await zip(second).fill('60651');
    await expectEncrypted(page, 2);
    // A tab that lives keeps its own: the one that is opened anew finds that of the one that is gone.
    const later = await crash(second, context);
    await expectDraftSaved(page);
    await later.goto('/member/eligibility/');
    await expect(zip(later)).toHaveValue('60651');
    await expect(conflict(later)).toBeVisible();
    await press(later, 'Show the other one');
    await expect(zip(later)).toHaveValue('60647');
    await expectEncrypted(page, 0);
  },
);
