import { OpenDocument } from '#src/features/documents/open-document.tsx';
import { useDocuments } from '#src/features/documents/use-documents.ts';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { useWords } from '#src/lib/locale.ts';
import { releaseTexts as texts } from '#src/texts/release.ts';

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
