import type { Section, Entry } from '../../domain/pedigree/outline.ts';
import type { Sheet } from '../../domain/pedigree/page.ts';
import { fillOf } from '../../domain/pedigree/svg.ts';
import { ink } from '../../domain/ink.ts';
import type { Primitive } from '../../domain/pedigree/primitives.ts';
import type { Locale } from '../../domain/words.ts';
import type { FontName } from '../documents/pdf/look.ts';
import { openPdf, type Doc } from '../documents/pdf/open.ts';
import { pdfTexts } from '../documents/pdf/texts.ts';

/** Sizes of paper in points, upright on their long side: US Letter, Tabloid, and what large families need to be read. */
const papers = [
  { width: 792, height: 612 },
  { width: 1224, height: 792 },
  { width: 1584, height: 1224 },
  { width: 2448, height: 1584 },
];
const margin = 24;
/** Words of 12 units are at least 7.2 points high, so that they can be read on paper. */
const smallestScale = 0.6;

type Made = { sheet: Sheet; outline: readonly Section[]; drawnAt: Date; locale: Locale };

/** A pedigree on one page, as large as its family needs; tagged, with the same family in words as its alternative. */
export function pedigreePdf({ sheet, outline, drawnAt, locale }: Made): Promise<Buffer> {
  const { paper, scale } = paperFor(sheet);
  const { doc, bytes, letters } = openPdf({
    ...{ locale, title: sheet.title, createdAt: drawnAt },
    paper: { size: [paper.width, paper.height], margin: 0 },
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const alt = [sheet.description, ...outline.map(sectionInWords)].join(' ');
  const figure = doc.struct('Figure', { alt }, () => {
    doc.save();
    doc.translate((paper.width - sheet.width * scale) / 2, margin).scale(scale);
    for (const part of sheet.parts) draw(doc, part, (text, font) => letters.shown(text, font));
    doc.restore();
  });
  root.add(figure);
  if (letters.isIncomplete()) root.add(doc.struct('P', {}, () => sayWhatIsMissing(doc, paper, locale)));
  root.end();
  doc.end();
  return bytes;
}

/** Below the tree, in the margin. */
function sayWhatIsMissing(doc: Doc, paper: { height: number }, locale: Locale): void {
  const size = 8;
  doc.font('text').fontSize(size).fillColor(ink);
  doc.text(pdfTexts.missing[locale], margin, paper.height - margin / 2 - size, { lineBreak: false });
}

function paperFor(sheet: Sheet) {
  const fitting = papers.map((paper) => ({
    paper,
    scale: Math.min((paper.width - 2 * margin) / sheet.width, (paper.height - 2 * margin) / sheet.height, 1),
  }));
  const found = fitting.find(({ scale }) => scale >= smallestScale) ?? fitting.at(-1);
  if (!found) throw new Error('There is no paper.');
  return found;
}

type Shown = (text: string, font: FontName) => string;

function draw(doc: Doc, part: Primitive, shown: Shown): void {
  switch (part.type) {
    case 'group':
      for (const each of part.parts) draw(doc, each, shown);
      return;
    case 'line':
      doc.lineWidth(part.width);
      if (part.dash) doc.dash(part.dash[0] ?? 4, { space: part.dash[1] ?? 4 });
      doc.moveTo(part.from.x, part.from.y).lineTo(part.to.x, part.to.y).stroke(ink);
      doc.undash();
      return;
    case 'path':
      if (part.d === '') return;
      if (part.fill !== 'none') doc.path(part.d).fill(fillOf(part.fill));
      if (part.width > 0) doc.lineWidth(part.width).path(part.d).stroke(ink);
      return;
    case 'text': {
      const { at, size, anchor, isBold } = part;
      const text = shown(part.text, isBold ? 'strong' : 'text');
      doc.fontSize(size).fillColor(ink);
      const width = anchor === 'start' ? 0 : doc.widthOfString(text) / (anchor === 'middle' ? 2 : 1);
      doc.text(text, at.x - width, at.y, { baseline: 'alphabetic', lineBreak: false });
    }
  }
}

function sectionInWords({ title, note, people }: Section): string {
  return `${title}: ${[note, ...people.map(entryInWords)].filter(Boolean).join(' ')}`;
}

function entryInWords({ title, facts, families }: Entry): string {
  const own = families.map(({ title: heading, partner, children }) =>
    [`${heading}:`, entryInWords(partner), ...children.map(entryInWords)].join(' '),
  );
  return [`${[title, ...facts].join(', ')}.`, ...own].join(' ');
}
