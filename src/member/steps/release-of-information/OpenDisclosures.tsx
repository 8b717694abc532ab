import { useWords } from '#src/texts/locale.ts';
import { releaseTexts as texts } from '#src/texts/release.ts';
import { OpenDocument } from '#src/records/documents/OpenDocument.tsx';
import { useDocuments } from '../../documents/useDocuments.ts';
import { Loaded } from '#src/records/Loaded.tsx';

/** Opens the PDF with the text about signing on a screen, and with the code that is asked for. */
export function OpenDisclosures() {
  const t = useWords();
  const documents = useDocuments();
  return (
    <Loaded of={[documents]} waiting={t(texts.lookingUpPdf)} skeleton={null}>
      {({ data }) => {
        const document = data.find(({ kind }) => kind === 'signing-disclosures');
        return document && <OpenDocument document={document} label={t(texts.openPdf)} />;
      }}
    </Loaded>
  );
}
