import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A picture of a page in a state, as base64. */
export type Screen = { state: string; width: number; language: string; data: string };

/** The pictures in a folder, named `auth.signedIn.390.en.png`; none where the folder is not there. */
export function screensIn(folder: string): Screen[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const [, state, width, language] = /^(.+)\.(\d+)\.(\w+)\.png$/.exec(name) ?? [];
      if (state === undefined || language === undefined) return [];
      return [{ state, width: Number(width), language, data: readFileSync(join(folder, name)).toString('base64') }];
    });
}
