import { useRef, useState } from 'react';
import { saveFile } from '../../app/download.ts';
import { openFile } from '../../app/open-file.ts';
import { useSignedInPerson } from '../../app/session/AuthProvider.tsx';
import { documentTexts as texts } from '../../texts/documents.ts';
import { useWords } from '../../texts/locale.ts';
import { fileNameOf, readDocument, type PatientDocument } from './readDocument.ts';

type Work = 'opening' | 'saving';

/**
 * Opens or keeps a document; one at a time. Tells what it is at, and why it did not work.
 * @param patientId whose document it is; the signed-in person's own unless said otherwise
 */
export function useDocumentFile(document: PatientDocument, patientId?: string) {
  const t = useWords();
  const { noviId } = useSignedInPerson();
  const [work, setWork] = useState<Work>();
  const [failure, setFailure] = useState<unknown>();
  const isBusy = useRef(false);
  const name = fileNameOf(document);
  const read = () => readDocument(patientId ?? noviId, document);

  async function attempt(next: Work, act: () => Promise<void>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setWork(next);
    setFailure(undefined);
    try {
      await act();
    } catch (error) {
      setFailure(error);
    } finally {
      isBusy.current = false;
      setWork(undefined);
    }
  }
  return {
    work,
    failure,
    open: () => void attempt('opening', () => openFile(read, { name, waiting: t(texts.opening) })),
    save: () => void attempt('saving', async () => saveFile(await read(), name)),
  };
}
