import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { newRelative, type FamilyHistory } from '#domain/family-history.ts';
import { exampleFamily } from '../../seed/family.ts';
import { demoPassword } from '../../seed/people.ts';
import { readToken } from '../../stack/emulator-tokens.ts';
import { signInAt, signUp, type Account } from '../accounts.ts';
import { openTab, type Kept } from './browser.ts';

/** Where the app that is measured is served, and the host of its sign-in emulator. */
export interface AppAddresses {
  address: string;
  emulator: string;
}

/** The account of who has done nothing yet: each time it is somebody else. */
export const newcomer = 'newcomer';
/** The demo account whose family history is made large. */
export const surveyed = 'survey';

const relativesTold = 60;

/** Signs somebody in by the form, once, and gives what their browser then keeps. */
export async function signIn(browser: Browser, place: AppAddresses, as: string): Promise<Kept> {
  const account = as === newcomer ? await signUp({ emulator: place.emulator, api: place.address }) : seeded(as);
  const { context, page } = await openTab(browser, { slowCpu: false, slowLine: false });
  try {
    await page.goto(`${place.address}/login`);
    await page.getByLabel('E-mail').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/member/**');
    return await context.storageState({ indexedDB: true });
  } finally {
    await context.close();
  }
}

function seeded(as: string): Account {
  return { email: `${as}@novi.example`, password: demoPassword };
}

/** Keeps a family of sixty as the draft of who is at the survey, over whatever is kept: each page begins with the same. */
export async function draftLargeFamily({ address, emulator }: AppAddresses): Promise<void> {
  const token = await signInAt(emulator, seeded(surveyed));
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const patient_id = String(readToken(token)['novi_id']);
  const answers = { patient_id, questionnaire: 'survey', status: 'in-progress', family_history: largeFamily() };
  for (;;) {
    const kept = await fetch(`${address}/api/v1/patients/${patient_id}/answers/survey`, { headers });
    const saved = await fetch(`${address}/api/v1/questionnaires`, {
      method: 'POST',
      headers: { ...headers, 'if-match': kept.headers.get('etag') ?? '' },
      body: JSON.stringify(answers),
    });
    if (saved.ok) return;
    const said = await saved.text();
    // The page that was closed just now may still have had something to save.
    if (!said.includes('"stale"')) throw new Error(`The family was not kept: ${said}`);
  }
}

/** Three generations, and cousins of whom only the names are known so far. */
function largeFamily(): FamilyHistory {
  const family = exampleFamily(randomUUID, { age: 48, sex: 'male' });
  const cousins = Array.from({ length: relativesTold - family.relatives.length }, (_, index) => ({
    ...newRelative(randomUUID(), 'cousin', 'paternal'),
    name: `Cousin ${index + 1}`,
  }));
  return { ...family, relatives: [...family.relatives, ...cousins] };
}
