import type { Scene } from '../scene.ts';

/** The browser gives the site nothing of what it keeps: the session can’t be ended. */
export async function breakStorage({ page, complaints }: Scene): Promise<void> {
  complaints.allow('The storage is broken.');
  await page.evaluate(() => {
    const works = IDBDatabase.prototype.transaction;
    Object.assign(window, { mendStorage: () => Object.assign(IDBDatabase.prototype, { transaction: works }) });
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('The storage is broken.', 'InvalidStateError');
    };
  });
}

/** Runs in the page. */
export function mendStorage(): void {
  (window as { mendStorage?: () => void }).mendStorage?.();
}
