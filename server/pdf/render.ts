import { fill } from '#domain/words.ts';
import { drawBlock } from './blocks.ts';
import type { PdfDocument } from './model.ts';
import { openPdf, type Doc } from './open.ts';
import { createSheet, type Sheet } from './sheet.ts';
import { look, mark } from './style.ts';
import { pdfTexts as texts } from './texts.ts';

/**
 * Sets a document on US Letter pages as a tagged PDF: with its language, its title, what each piece is, and at the foot of
 * each page where it belongs. The same document gives the same bytes.
 */
export async function renderPdf(document: PdfDocument): Promise<Buffer> {
  const { id, locale, title, subtitle, createdAt, blocks } = document;
  const { page, size } = look;
  const { doc, bytes, letters } = openPdf({
    ...{ locale, title, createdAt },
    paper: {
      size: 'LETTER',
      margins: { top: page.top, bottom: page.bottom, left: page.side, right: page.side },
      bufferPages: true,
    },
  });
  const sheet = createSheet(doc, (text, font) => letters.shown(text, font));

  drawMark(sheet);
  sheet.write(title, { font: 'heading', size: size.title, color: look.action }, 'H1');
  if (subtitle) sheet.write(subtitle, { color: look.muted }, 'P');
  sheet.space(look.gap.heading);
  for (const block of blocks) drawBlock(sheet, block);
  if (letters.isIncomplete()) drawBlock(sheet, { kind: 'paragraph', look: 'muted', text: texts.missing[locale] });
  sheet.end();
  drawFeet(doc, document, (number, of) => fill(texts.page, locale, { number, of }), `${texts.document[locale]} ${id}`);
  doc.end();
  return bytes;
}

/** The mark and the name of the product, once, on top of the first page. */
function drawMark(sheet: Sheet): void {
  const { doc, left } = sheet;
  sheet.decorate(() => {
    doc
      .save()
      .translate(left - 6, doc.y - 6)
      .scale(0.72)
      .lineCap('round')
      .lineWidth(3);
    for (const strand of mark.strands) doc.path(strand).stroke(look.action);
    doc.lineWidth(2.5).path(mark.rungs).stroke(look.accent);
    doc.restore();
    doc
      .font('heading')
      .fontSize(16)
      .fillColor(look.action)
      .text('novi', left + 20, doc.y - 5);
  });
  sheet.space(18);
}

type Numbered = (number: number, of: number) => string;

function drawFeet(doc: Doc, { title, hash }: PdfDocument, page: Numbered, id: string): void {
  const { start, count } = doc.bufferedPageRange();
  const { side, width, height, bottom } = look.page;
  doc.font('text').fontSize(8);
  const name = clip(doc, `Novi · ${title}`, width - 2 * side - 90);
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    // Within the margin no text may ask for another page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font('text').fontSize(8).fillColor(look.muted);
    const top = height - bottom + 22;
    const line = { width: width - 2 * side, lineBreak: false } as const;
    doc
      .moveTo(side, top - 6)
      .lineTo(width - side, top - 6)
      .lineWidth(0.5)
      .stroke(look.line);
    doc.text(name, side, top, line);
    doc.text(page(index - start + 1, count), side, top, { ...line, align: 'right' });
    doc.text(id, side, top + 11, line);
    if (hash) doc.text(`SHA-256 ${hash}`, side, top + 22, line);
    doc.endMarkedContent();
  }
}

function clip(doc: Doc, text: string, width: number): string {
  if (doc.widthOfString(text) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && doc.widthOfString(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('')}…`;
}
