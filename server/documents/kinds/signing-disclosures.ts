import { currentDisclosures } from '../../../domain/release.ts';
import { fill } from '../../../domain/words.ts';
import { idFor, type Kind } from '../entry.ts';
import { renderPdf } from '../pdf/render.ts';
import { signingCode } from '../signing-code.ts';
import { documentTexts as texts } from '../texts.ts';

/** When the wording of today was written: the document has no other date. */
const writtenAt = new Date('2026-11-21T00:00:00Z');

/** The text about signing on a screen, with the code that shows that it could be opened. */
export const signingDisclosures: Kind = ({ patientId, locale }) => {
  const id = idFor(patientId, 'signing-disclosures', currentDisclosures.version);
  const title = texts.signing[locale];
  const statements = currentDisclosures.statements.map(({ heading, text, cites }) => ({
    ...{ heading: heading[locale], text: text[locale], cites },
  }));
  const code = fill(texts.yourCode, locale, { code: signingCode(patientId) });
  const draw = () =>
    renderPdf({
      ...{ id, locale, title, createdAt: writtenAt },
      subtitle: fill(texts.version, locale, { version: currentDisclosures.version }),
      blocks: [
        { kind: 'notice', title: code, text: texts.codeHelp[locale] },
        { kind: 'paragraph', text: texts.signingLead[locale] },
        { kind: 'statements', statements },
      ],
    });
  const fileName = texts.signingFile[locale];
  return Promise.resolve([{ id, kind: 'signing-disclosures', title, createdAt: writtenAt, fileName, draw }]);
};
