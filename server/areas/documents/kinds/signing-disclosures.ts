import { currentDisclosures } from '#domain/release.ts';
import { fill, type Locale } from '#domain/words.ts';
import type { PdfDocument } from '#server/pdf/model.ts';
import { signingCodeOf } from '../../releases/signing-code.ts';
import { stableUuid, type FindDocuments } from '../entry.ts';
import { documentTexts as texts } from '../texts.ts';

/** The day on which the wording of today was written: the document has no other date. */
const writtenAt = new Date('2026-11-22T00:00:00Z');

/** The text about signing on a screen, with the code that shows that it could be opened: for nobody but who is to sign. */
export const signingDisclosures: FindDocuments = ({ db, patientId, isOwn, locale }, only) => {
  const id = stableUuid(patientId, 'signing-disclosures', currentDisclosures.version);
  if (!isOwn || (only !== undefined && only !== id)) return Promise.resolve([]);
  const title = texts.signing[locale];
  const read = async () => {
    const document = disclosuresDocument(id, await signingCodeOf(db, patientId), locale);
    return { kind: 'document', document } as const;
  };
  const fileName = texts.signingFile[locale];
  const entry = {
    id,
    kind: 'signing-disclosures',
    title,
    createdAt: writtenAt,
    isDayOnly: true,
    fileName,
    read,
  } as const;
  return Promise.resolve([entry]);
};

function disclosuresDocument(id: string, code: string, locale: Locale): PdfDocument {
  const statements = currentDisclosures.statements.map(({ heading, text, cites }) => ({
    ...{ heading: heading[locale], text: text[locale], cites },
  }));
  return {
    ...{ id, locale, title: texts.signing[locale], createdAt: writtenAt },
    subtitle: fill(texts.version, locale, { version: currentDisclosures.version }),
    blocks: [
      { kind: 'notice', title: fill(texts.yourCode, locale, { code }), text: texts.codeHelp[locale] },
      { kind: 'paragraph', text: texts.signingLead[locale] },
      { kind: 'statements', statements },
    ],
  };
}
