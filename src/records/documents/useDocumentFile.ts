import { openFile } from '../../app/open-file.ts';
import { useSignedInPerson } from '../../app/session/AuthProvider.tsx';
import { useSavedFile } from '../../app/useSavedFile.ts';
import { documentTexts as texts } from '../../texts/documents.ts';
import { useWords } from '../../texts/locale.ts';
import { readDocument, type PatientDocument } from './readDocument.ts';

type Work = 'opening' | 'saving';

/**
 * Opens or keeps a document; one at a time. Tells what it is at, and why it did not work.
 * @param patientId whose document it is; the signed-in person's own unless said otherwise
 */
export function useDocumentFile(document: PatientDocument, patientId?: string) {
  const t = useWords();
  const { noviId } = useSignedInPerson();
  const { busy, failure, save, attempt } = useSavedFile<Work>();
  const read = () => readDocument(patientId ?? noviId, document);
  return {
    work: busy,
    failure,
    open: () => attempt('opening', () => openFile(read, t(texts.opening))),
    save: () => save('saving', read),
  };
}
