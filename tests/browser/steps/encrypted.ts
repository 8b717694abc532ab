import { expect, type Page } from '@playwright/test';

/** Where unsaved drafts lie encrypted on the device. */
export const draftStore = { database: 'novi-encrypted-drafts', store: 'entries' };

type RawEntry = { patientId: string; record: string; text: string };

/** What lies encrypted in the browser's database, read raw: `text` is all of an entry, its bytes as letters. */
export function encryptedOn(page: Page): Promise<RawEntry[]> {
  return page.evaluate(async ({ database, store }) => {
    // Opening one that is not there would make it.
    if (!(await indexedDB.databases()).some(({ name }) => name === database)) return [];
    const entries = await new Promise<Record<string, unknown>[]>((resolve, reject) => {
      const opening = indexedDB.open(database);
      opening.onerror = () => reject(new Error(database));
      opening.onsuccess = () => {
        const reading = opening.result.transaction(store).objectStore(store).getAll();
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
  }, draftStore);
}

/** Waits until so many unsaved drafts lie encrypted on the device. */
export async function expectEncrypted(page: Page, count: number): Promise<void> {
  await expect.poll(async () => (await encryptedOn(page)).length).toBe(count);
}
