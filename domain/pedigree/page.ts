import { formatIsoDate } from '../dates.ts';
import { dateFormat } from '../formats.ts';
import { fill, type Locale, type Texts } from '../words.ts';
import type { Drawing } from './drawing.ts';
import type { KeyEntry, KeyMark } from './key.ts';
import { wrapped } from './measure.ts';
import { line, moved, words, type Primitive } from './primitives.ts';
import { arrow, symbolOf } from './symbols.ts';

const pageTexts = {
  key: { en: 'What the symbols mean', es: 'Qué significan los símbolos' },
  notes: { en: 'Read with the tree', es: 'Se lee junto con el árbol' },
  file: { en: 'novi-family-tree', es: 'novi-arbol-familiar' },
  drawn: {
    en: 'Drawn on {date} from what the member told us. Symbols: NSGC standard, revised 2022.',
    es: 'Dibujado el {date} con lo que nos contó la persona. Símbolos: estándar NSGC, revisado en 2022.',
  },
} satisfies Texts;

export type Sheet = { title: string; description: string; width: number; height: number; parts: Primitive[] };

const margin = 24;
const column = 270;
const iconRadius = 10;
const iconSpace = 48;
const size = 12;
const step = 15;

/** What a saved pedigree is called, without its ending; it names nobody. */
export function fileNameOf(drawnAt: Date, locale: Locale): string {
  return `${pageTexts.file[locale]}-${formatIsoDate(drawnAt)}`;
}

/** The words on when and by which standard it was drawn. `drawnAt` is a day. */
export function drawnWords(drawnAt: Date, locale: Locale): string {
  const date = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(drawnAt);
  return fill(pageTexts.drawn, locale, { date });
}

/** The key of a drawing in as many columns as fit, with its heading. */
export function keySheet(
  key: readonly KeyEntry[],
  width: number,
  locale: Locale,
): Omit<Sheet, 'title' | 'description'> {
  const columns = Math.max(1, Math.min(4, Math.floor(width / column)));
  const each = width / columns;
  const entries = key.map((entry) => entryParts(entry, each - 16));
  const most = entries.reduce((sum, { height }) => sum + height, 0) / columns;
  let [at, top, bottom] = [0, 26, 26];
  const parts: Primitive[] = [
    words(pageTexts.key[locale], { x: 0, y: 14 }, { size: 14, anchor: 'start', isBold: true }),
  ];
  for (const entry of entries) {
    parts.push(...entry.parts.map((part) => moved(part, { x: at * each, y: top })));
    top += entry.height;
    bottom = Math.max(bottom, top);
    if (top - 26 >= most && at < columns - 1) [at, top] = [at + 1, 26];
  }
  return { width, height: bottom, parts };
}

/** All that is saved or printed: the title, the picture, its key, what is to be read with it, and when it was drawn. */
export function sheetOf(drawing: Drawing, drawnAt: Date, locale: Locale): Sheet {
  const width = Math.max(drawing.width, 620) + 2 * margin;
  const top = 56;
  const foot = footOf(drawing, width - 2 * margin, drawnAt, locale);
  const below = top + drawing.height + 20;
  return {
    ...{ title: drawing.title, width, height: below + foot.height + margin - 8 },
    description: [drawing.description, ...drawing.notes.map((note) => `${note}.`)].join(' '),
    parts: [
      words(drawing.title, { x: margin, y: 38 }, { size: 20, anchor: 'start', isBold: true }),
      ...drawing.parts.map((part) => moved(part, { x: (width - drawing.width) / 2, y: top })),
      ...foot.parts.map((part) => moved(part, { x: margin, y: below })),
    ],
  };
}

/** What stands below a picture: its key, the notes, and when it was drawn. */
export function footOf(
  { key, notes }: Pick<Drawing, 'key' | 'notes'>,
  width: number,
  drawnAt: Date,
  locale: Locale,
): Omit<Sheet, 'title' | 'description'> {
  const drawnKey = keySheet(key, width, locale);
  const top = drawnKey.height + 26;
  const lines = notes.flatMap((note) => wrapped(note, size, width));
  const after = top + (lines.length + 1) * step + 8;
  const drawn = wrapped(drawnWords(drawnAt, locale), 11, width);
  const start = { anchor: 'start' } as const;
  return {
    width,
    height: after + drawn.length * step,
    parts: [
      ...drawnKey.parts,
      words(pageTexts.notes[locale], { x: 0, y: top }, { ...start, size: 14, isBold: true }),
      ...lines.map((text, index) => words(text, { x: 0, y: top + 4 + (index + 1) * step }, { ...start, size })),
      ...drawn.map((text, index) => words(text, { x: 0, y: after + 10 + index * step }, { ...start, size: 11 })),
    ],
  };
}

function entryParts({ symbol, mark, short, text }: KeyEntry, width: number): { parts: Primitive[]; height: number } {
  const lines = wrapped(text, size, width - iconSpace);
  const icon = iconOf({ symbol, mark });
  const code = short === undefined ? [] : [words(short, { x: 2, y: 18 }, { size, anchor: 'start', isBold: true })];
  return {
    parts: [
      ...icon,
      ...code,
      ...lines.map((each, index) => words(each, { x: iconSpace, y: 18 + index * step }, { size, anchor: 'start' })),
    ],
    height: Math.max(icon.length > 0 ? 34 : 24, lines.length * step + 10),
  };
}

/** The little picture of an entry of the key, in a field of 44 by 30; none for a short form. */
export function iconOf({ symbol, mark }: Pick<KeyEntry, 'symbol' | 'mark'>): Primitive[] {
  return symbol ? symbolOf(symbol, { x: 20, y: 14 }, iconRadius) : markOf(mark);
}

/** The arrow at the member, with a P or without, a couple's double line, or the lines down to twins. */
function markOf(mark: KeyMark | undefined): Primitive[] {
  if (mark === undefined) return [];
  if (mark === 'proband' || mark === 'consultand') return arrow({ x: 34, y: 6 }, 0.8, mark);
  if (mark === 'related') return [11.5, 16.5].map((y) => line({ x: 8, y }, { x: 32, y }, 1.5));
  const apex = { x: 20, y: 4 };
  return [
    line(apex, { x: 8, y: 24 }, 1.5),
    line(apex, { x: 32, y: 24 }, 1.5),
    ...(mark === 'identical' ? [line({ x: 14, y: 14 }, { x: 26, y: 14 }, 1.5)] : []),
    ...(mark === 'unknownTwins' ? [words('?', { x: 20, y: 23 }, { size: 12, isBold: true })] : []),
  ];
}
