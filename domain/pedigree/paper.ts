import { fill, type Locale, type Texts } from '../words.ts';
import type { Drawing } from './drawing.ts';
import type { Point } from './point.ts';
import { words, type Primitive } from './primitives.ts';
import { footOf, sheetOf, type Sheet } from './page.ts';
import { band, columnMarks, letter, margin, marksOf, tileView, type Paper, type View } from './parts.ts';
import { tilesOf } from './tiles.ts';

const paperTexts = {
  page: { en: 'Page {number} of {of}', es: 'Página {number} de {of}' },
  part: { en: 'Part {number} of {of}', es: 'Parte {number} de {of}' },
  parts: {
    en: 'The whole family. Its parts are on pages 2 to {last}, large enough to read. They overlap: lay each mark on the one with the same letter.',
    es: 'Toda la familia. Sus partes están en las páginas 2 a {last}, con letra legible. Se superponen: ponga cada marca sobre la de la misma letra.',
  },
} satisfies Texts;

/** US Letter and Tabloid: what a printer in a house or a clinic takes. */
export const papersToKeep: readonly Paper[] = [letter, { width: 1224, height: 792 }];
export const papersToPrint: readonly Paper[] = [letter];

/** Words of 12 units are at least 7.2 points high, so that they can be read on paper. */
const smallestScale = 0.6;

export type PaperPage = Paper & {
  /** What is on it, for who can't see it. */
  title: string;
  views: View[];
};

/**
 * A drawing on paper, as large as it must be to be read, upright or on its side: on one page of Letter, or with the key on a
 * second one, or on the next larger paper; else the whole of it, small, and then part by part on pages that overlap.
 */
export function pagesOf(drawing: Drawing, drawnAt: Date, locale: Locale, papers: readonly Paper[]): PaperPage[] {
  const sheet = sheetOf(drawing, drawnAt, locale);
  const foot = footFor(drawing, drawnAt, locale);
  const [first = letter, ...larger] = papers;
  return (
    onePage(sheet, first) ??
    pictureThenKey(drawing, foot, first, locale) ??
    larger.map((paper) => onePage(sheet, paper)).find((found) => found !== undefined) ??
    partByPart(drawing, foot, locale)
  );
}

/** A paper on its side and upright: how large something is drawn on it, where it can be read. */
function bestOf(paper: Paper, { width, height }: Paper, aside: Paper) {
  const [best] = [paper, { width: paper.height, height: paper.width }]
    .map((each) => {
      const scale = Math.min((each.width - 2 * aside.width) / width, (each.height - 2 * aside.height) / height, 1);
      return { paper: each, scale };
    })
    .toSorted((one, other) => other.scale - one.scale);
  return best && best.scale >= smallestScale ? best : undefined;
}

function onePage(sheet: Sheet, on: Paper): PaperPage[] | undefined {
  const best = bestOf(on, sheet, { width: margin, height: margin });
  if (!best) return undefined;
  const { paper, scale } = best;
  const at = { x: (paper.width - sheet.width * scale) / 2, y: margin };
  return [{ ...paper, title: sheet.title, views: [whole(sheet, at, scale)] }];
}

type Foot = (room: Paper) => { sheet: Omit<Sheet, 'title' | 'description'>; scale: number } | undefined;

/** The key and the notes, set wider and wider, and so smaller: the first that has room. */
function footFor(drawing: Drawing, drawnAt: Date, locale: Locale): Foot {
  return ({ width, height }) =>
    [1, 0.75, smallestScale]
      .map((scale) => ({ sheet: footOf(drawing, width / scale, drawnAt, locale), scale }))
      .find(({ sheet, scale }) => sheet.height * scale <= height);
}

function pictureThenKey(drawing: Drawing, footIn: Foot, on: Paper, locale: Locale): PaperPage[] | undefined {
  const best = bestOf(on, drawing, { width: margin, height: band });
  if (!best) return undefined;
  const { paper, scale } = best;
  const foot = footIn({ width: paper.width - 2 * margin, height: paper.height - 2 * band });
  if (!foot) return undefined;
  const picture = whole(drawing, { x: (paper.width - drawing.width * scale) / 2, y: band }, scale);
  const key = whole(foot.sheet, { x: margin, y: band }, foot.scale);
  return numbered(drawing.title, paper, locale, [
    { heading: drawing.title, views: [picture] },
    { heading: drawing.title, views: [key] },
  ]);
}

function partByPart(drawing: Drawing, footIn: Foot, locale: Locale): PaperPage[] {
  const room = { width: letter.width - 2 * margin, height: letter.height - 2 * band };
  const { tiles, scale } = tilesOf(drawing, room, smallestScale);
  const lead = 22;
  const small = Math.min(room.width / drawing.width, (room.height - lead) / drawing.height);
  const below = band + lead + drawing.height * small + 20;
  const beside = footIn({ ...room, height: letter.height - band - below });
  const alone = beside ? undefined : footIn(room);
  const explained = fill(paperTexts.parts, locale, { last: tiles.length + 1 });
  return numbered(drawing.title, letter, locale, [
    {
      heading: drawing.title,
      views: [
        whole(drawing, { x: (letter.width - drawing.width * small) / 2, y: band + lead }, small),
        onPaper([
          words(explained, { x: margin, y: 43 }, { size: 9, anchor: 'start' }),
          ...columnMarks(tiles, { drawing, small, top: band + 15 }),
        ]),
        ...(beside ? [whole(beside.sheet, { x: margin, y: below }, beside.scale)] : []),
      ],
    },
    ...tiles.map((tile, index) => ({
      heading: fill(paperTexts.part, locale, { number: index + 1, of: tiles.length }),
      views: [tileView(drawing, tile, scale), onPaper(marksOf(tile, scale))],
    })),
    ...(alone ? [{ heading: drawing.title, views: [whole(alone.sheet, { x: margin, y: band }, alone.scale)] }] : []),
  ]);
}

/** Whose tree it is and which page, on each: pages get apart. */
function numbered(
  title: string,
  paper: Paper,
  locale: Locale,
  pages: readonly { heading: string; views: View[] }[],
): PaperPage[] {
  const foot = paper.height - 18;
  return pages.map(({ heading, views }, index) => {
    const number = fill(paperTexts.page, locale, { number: index + 1, of: pages.length });
    const edges = [
      words(heading, { x: margin, y: 28 }, { size: index === 0 ? 15 : 11, anchor: 'start', isBold: true }),
      words(title, { x: margin, y: foot }, { size: 8, anchor: 'start' }),
      words(number, { x: paper.width - margin, y: foot }, { size: 8, anchor: 'end' }),
    ];
    return { ...paper, title: heading, views: [...views, onPaper(edges, paper)] };
  });
}

function whole({ parts, width, height }: Pick<Sheet, 'parts' | 'width' | 'height'>, at: Point, scale: number): View {
  return { parts, at, scale, cut: { x: 0, y: 0, width, height } };
}

function onPaper(parts: Primitive[], { width, height }: Paper = letter): View {
  return { parts, at: { x: 0, y: 0 }, scale: 1, cut: { x: 0, y: 0, width, height } };
}
