import { expect, type Page } from '@playwright/test';
import type { Scene } from '../../scene.ts';

/** What comes of a copy that is made or taken away. `breaks`: it can’t even be encrypted. */
type Outcome = 'goesWell' | 'fails' | 'breaks';
type Disk = {
  isHeld: boolean;
  waiting: ((outcome: Outcome) => void)[];
  /** What comes of the writing of what was encrypted just now. */
  next?: Outcome | undefined;
};
declare global {
  interface Window {
    noviDisk: Disk;
  }
}

/** Lets a tour decide what comes of each copy on the device. Has to come before the first page. */
export async function prepareDisk({ context }: Scene): Promise<void> {
  await context.addInitScript(() => {
    // An empty page, which another tab begins with, has no such crypto.
    if (!isSecureContext) return;
    const disk: Disk = { isHeld: false, waiting: [] };
    window.noviDisk = disk;
    const waits = () => new Promise<Outcome>((resolve) => disk.waiting.push(resolve));
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
    crypto.subtle.encrypt = async (...given) => {
      if (disk.isHeld) disk.next = await waits();
      if (disk.next === 'breaks') {
        disk.next = undefined;
        throw new DOMException('It can’t be encrypted.', 'OperationError');
      }
      return encrypt(...given);
    };
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = (name, version) => {
      const request = version === undefined ? open(name) : open(name, version);
      if (name !== 'novi-encrypted-drafts' || version === undefined || !disk.isHeld) return request;
      const outcome = disk.next ? Promise.resolve(disk.next) : waits();
      disk.next = undefined;
      const listen = request.addEventListener.bind(request) as (type: string, listener: EventListener) => void;
      request.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
        const tell = listener as EventListener;
        if (type === 'error')
          void outcome.then((each) => {
            if (each === 'goesWell') return;
            Object.defineProperty(request, 'error', {
              value: new DOMException('The disk is full.', 'QuotaExceededError'),
            });
            tell(new Event('error'));
          });
        else if (type !== 'success') listen(type, tell);
        else listen(type, (event) => void outcome.then((each) => each === 'goesWell' && tell(event)));
      };
      return request;
    };
  });
}

/** From here on whatever is put there, or taken from there, waits. */
export function holdDisk(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.noviDisk.isHeld = true;
  });
}

/** Waits until something is put there or taken from there, and says what comes of it. */
export async function answerDisk(page: Page, outcome: Outcome): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => window.noviDisk.waiting.length), { message: 'who waits for the disk' })
    .toBe(1);
  await page.evaluate((each) => {
    const { waiting } = window.noviDisk;
    waiting.shift()?.(each);
  }, outcome);
}

/** All goes well from here on. */
export function releaseDisk(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.noviDisk.isHeld = false;
    window.noviDisk.waiting.splice(0).forEach((answer) => answer('goesWell'));
  });
}
