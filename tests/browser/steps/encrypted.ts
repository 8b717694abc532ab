import { expect, type Page } from '@playwright/test';

type RawEntry = { patientId: string; record: string; text: string };

/** What lies encrypted in the browser's database, read raw: `text` is all of an entry, its bytes as letters. */
export function encryptedOn(page: Page): Promise<RawEntry[]> {
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

/** Waits until so many unsaved drafts lie encrypted on the device. */
export async function expectEncrypted(page: Page, count: number): Promise<void> {
  await expect.poll(async () => (await encryptedOn(page)).length).toBe(count);
}
