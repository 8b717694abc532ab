import { DocumentList } from '../../../records/documents/DocumentList.tsx';
import { documentTexts } from '../../../texts/documents.ts';
import { useWords } from '../../../texts/locale.ts';
import { patientRecordTexts as texts } from '../../../texts/patientRecord.ts';
import { Text } from '../../../ui/Text.tsx';
import { LoadedPart } from './LoadedPart.tsx';
import { usePatientDocuments } from './reads.ts';

/** The patient's documents, to open and to keep. */
export function Documents({ patientId }: { patientId: string }) {
  const t = useWords();
  return (
    <LoadedPart of={[usePatientDocuments(patientId)]}>
      {({ data }) =>
        data.length === 0 ? (
          <Text look="muted">{t(texts.documentsNone)}</Text>
        ) : (
          <>
            <DocumentList documents={data} patientId={patientId} />
            <Text look="small">{t(documentTexts.sharedDevice)}</Text>
          </>
        )
      }
    </LoadedPart>
  );
}
