import type { Page } from '@playwright/test';
import { openDatabase } from '#server/db/database.ts';
import { signingCodeOf } from '#server/areas/releases/signing-code.ts';
import { settingOf } from '#tests/browser/fixtures/database.ts';
import type { Member } from '#tests/browser/fixtures/member.ts';

/** All that signing a form asks for, up to its button. */
export async function fillInSignature(page: Page, { id, firstName, lastName }: Member): Promise<void> {
  await page.getByLabel('Type the code that is in the PDF').fill(await signingCodeFor(id));
  await page.getByLabel('I opened the PDF, and I agree to sign on a screen.').check();
  await page.getByLabel('I have read this form').check();
  await page.getByLabel('Type your full name to sign').fill(`${firstName} ${lastName}`);
}

/** The code in a member's own PDF about signing on a screen, as it is for whoever reads it there. */
async function signingCodeFor(memberId: string): Promise<string> {
  const db = openDatabase(settingOf('DATABASE_URL'));
  const code = await signingCodeOf(db, memberId);
  await db.$client.end();
  return code;
}
