import { DocumentList } from '#src/records/documents/DocumentList.tsx';
import { documentTexts } from '#src/texts/documents.ts';
import { useWords } from '#src/texts/locale.ts';
import { patientRecordTexts as texts } from '#src/texts/patientRecord.ts';
import { Text } from '#src/ui/Text.tsx';
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
