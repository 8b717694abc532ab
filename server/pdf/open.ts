import PDFDocument from 'pdfkit';
import { localeTags, type Locale } from '#domain/words.ts';
import { createLetters } from './letters.ts';
import { fonts } from './style.ts';

export type Doc = InstanceType<typeof PDFDocument>;

type Opened = {
  locale: Locale;
  title: string;
  /** The moment the document dates from: with it the same matter gives the same bytes. */
  createdAt: Date;
  /** Its paper and margins. */
  paper: Pick<PDFKit.PDFDocumentOptions, 'size' | 'margin' | 'margins' | 'bufferPages'>;
};

/** Opens a tagged PDF with its title, its language and our fonts. `bytes` are there once the document has ended. */
export function openPdf({ locale, title, createdAt, paper }: Opened) {
  const doc = new PDFDocument({
    ...paper,
    ...{ pdfVersion: '1.7', tagged: true, displayTitle: true, lang: localeTags[locale] },
    ...forEverybody,
    info: {
      ...{ Title: title, Author: 'Novi', Creator: 'Novi', Producer: 'Novi' },
      ...{ CreationDate: createdAt, ModDate: createdAt },
    },
  });
  const bytes = collected(doc);
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font);
  return { doc, bytes, letters: createLetters(doc) };
}

/** Says in the file that it keeps to PDF/UA-1. pdfkit knows this subset, its types don't yet. */
const forEverybody: object = { subset: 'PDF/UA' };

function collected(doc: Doc): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
