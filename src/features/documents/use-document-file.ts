import { openFile } from '../../lib/files/open-file.ts';
import { useSavedFile } from '../../lib/files/use-saved-file.ts';
import { useWords } from '../../lib/locale.ts';
import { documentTexts as texts } from '../../texts/documents.ts';
import { useSignedInPerson } from '../session/auth-provider.tsx';
import { readDocument, type PatientDocument } from './read-document.ts';

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
