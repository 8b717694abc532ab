import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ink } from '#domain/ink.ts';

/** Sizes in points, 72 to an inch, and the colors of the product (src/theme/tokens.ts) as they print well. */
export const look = {
  page: { width: 612, height: 792, side: 66, top: 60, bottom: 74 },
  ink,
  muted: '#54605B',
  action: '#14523F',
  accent: '#BF4A2C',
  line: '#BFC9C4',
  frame: '#FCF1DA',
  frameEdge: '#7A4A00',
  size: { title: 21, heading: 13.5, body: 11, small: 9 },
  gap: { line: 2.6, tight: 3, block: 11, heading: 17 },
  labelWidth: 150,
} as const;

const folder = join(import.meta.dirname, 'fonts');

/** The fonts of documents, by the name under which they are used. Whole: a name may hold any letter that they have. */
export const fonts = {
  text: readFileSync(join(folder, 'source-sans-regular.ttf')),
  strong: readFileSync(join(folder, 'source-sans-semibold.ttf')),
  heading: readFileSync(join(folder, 'bitter-semibold.ttf')),
} as const;

export type FontName = keyof typeof fonts;

/** The mark of the product, on a square of 32. */
export const mark = {
  strands: [
    'M10 2c0 7.5 12 6.5 12 14S10 22.5 10 30',
    'M22 2c0 3.1-2 4.7-4.3 6.2M14.3 10.6C12 12 10 13.4 10 16c0 3 1.9 4.6 4.2 6M17.7 24.3C20 25.7 22 27.2 22 30',
  ],
  rungs: 'M12.5 5.2h7M12.8 16h6.4M12.5 26.8h7',
} as const;
