import { ink } from '#domain/ink.ts';
import type { Drawing } from '#domain/pedigree/drawing.ts';
import type { Section, Entry } from '#domain/pedigree/outline.ts';
import { pagesOf, papersToKeep, type PaperPage } from '#domain/pedigree/paper.ts';
import type { View } from '#domain/pedigree/parts.ts';
import type { Primitive } from '#domain/pedigree/primitives.ts';
import { fillOf } from '#domain/pedigree/svg.ts';
import type { Locale } from '#domain/words.ts';
import { openPdf, type Doc } from './open.ts';
import type { FontName } from './style.ts';
import { pdfTexts } from './texts.ts';

type Made = { drawing: Drawing; drawnAt: Date; locale: Locale };

/** A pedigree on as many pages as it needs to be read; tagged, with the same family in words as the alternative of the first. */
export function pedigreePdf({ drawing, drawnAt, locale }: Made): Promise<Buffer> {
  const pages = pagesOf(drawing, drawnAt, locale, papersToKeep);
  const sizeOf = ({ width, height }: PaperPage): [number, number] => [width, height];
  const [first] = pages as [PaperPage];
  const { doc, bytes, letters } = openPdf({
    ...{ locale, title: drawing.title, createdAt: drawnAt },
    paper: { size: sizeOf(first), margin: 0 },
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const inWords = [
    drawing.description,
    ...drawing.notes.map((note) => `${note}.`),
    ...drawing.outline.map(sectionInWords),
  ];
  for (const page of pages) {
    if (page !== first) doc.addPage({ size: sizeOf(page), margin: 0 });
    const alt = page === first ? inWords.join(' ') : page.title;
    root.add(
      doc.struct('Figure', { alt }, () => {
        for (const view of page.views) drawView(doc, view, (text, font) => letters.shown(text, font));
      }),
    );
  }
  if (letters.isIncomplete()) root.add(doc.struct('P', {}, () => sayWhatIsMissing(doc, locale)));
  root.end();
  doc.end();
  return bytes;
}

/** Below the tree, in the margin of the last page. */
function sayWhatIsMissing(doc: Doc, locale: Locale): void {
  const size = 8;
  doc.font('text').fontSize(size).fillColor(ink);
  doc.text(pdfTexts.missing[locale], 24, doc.page.height - 4 - size, { baseline: 'alphabetic', lineBreak: false });
}

function drawView(doc: Doc, { parts, at, scale, cut }: View, shown: Shown): void {
  doc.save();
  doc.rect(at.x, at.y, cut.width * scale, cut.height * scale).clip();
  doc.translate(at.x - cut.x * scale, at.y - cut.y * scale).scale(scale);
  for (const part of parts) draw(doc, part, shown);
  doc.restore();
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
