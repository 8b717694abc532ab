import { DocumentList } from '#src/features/documents/document-list.tsx';
import { useWords } from '#src/lib/locale.ts';
import { documentTexts } from '#src/texts/documents.ts';
import { patientRecordTexts as texts } from '#src/texts/patient-record.ts';
import { Text } from '#src/ui/text.tsx';
import { LoadedPart } from './loaded-part.tsx';
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
