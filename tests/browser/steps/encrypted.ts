import { expect, type Page } from '@playwright/test';

/** What lies encrypted in the browser's database, read raw: `text` is all of an entry, its bytes as letters. */
export function encryptedOn(page: Page): Promise<{ patientId: string; record: string; text: string }[]> {
  return page.evaluate(async () => {
    const name = 'novi-encrypted-drafts';
    // Opening one that is not there would make it.
    if (!(await indexedDB.databases()).some((each) => each.name === name)) return [];
    const entries = await new Promise<Record<string, unknown>[]>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => reject(new Error(name));
      opening.onsuccess = () => {
        const reading = opening.result.transaction('entries').objectStore('entries').getAll();
        reading.onsuccess = () => resolve(reading.result as Record<string, unknown>[]);
        opening.result.close();
      };
    });
    const letters = (value: unknown) =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value)
        ? new TextDecoder('latin1').decode(value)
        : String(value);
    return entries.map((entry) => ({
      patientId: String(entry['patientId']),
      record: String(entry['record']),
      text: Object.values(entry).map(letters).join(' '),
    }));
  });
}

/** Waits until all that was typed into one form lies encrypted: who types on writes anew, up to a second and a half later. */
export async function expectAllEncrypted(page: Page): Promise<void> {
  let before = '';
  const isSettled = async () => {
    const last = before;
    before = (await encryptedOn(page)).map(({ text }) => text).join();
    return before !== '' && before === last;
  };
  await expect.poll(isSettled, { intervals: [1_600] }).toBe(true);
}

/** Waits until so many unsaved drafts lie encrypted on the device. */
export async function expectEncrypted(page: Page, count: number): Promise<void> {
  await expect.poll(async () => (await encryptedOn(page)).length).toBe(count);
}
