import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A picture of a page in a state. */
export type Screen = { state: string; width: number; language: string; path: string };

/**
 * The pictures in a folder, named `auth.signedIn.390.en.png`; none where the folder is not there.
 * @param seenFrom how the folder is called from the page that shows them
 */
export function screensIn(folder: string, seenFrom: string): Screen[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const [, state, width, language] = /^(.+)\.(\d+)\.(\w+)\.png$/.exec(name) ?? [];
      if (state === undefined || language === undefined) return [];
      return [{ state, width: Number(width), language, path: join(seenFrom, name) }];
    });
}
