import { PastImpersonations } from '#src/features/impersonation/past-impersonations.tsx';
import { useWords } from '#src/lib/locale.ts';
import { patientRecordTexts as texts } from '#src/texts/patient-record.ts';
import { Heading } from '#src/ui/text.tsx';

/** Who of the staff acted as the patient, when and why. */
export function Access({ patientId }: { patientId: string }) {
  const t = useWords();
  return (
    <>
      <Heading as="h3" size="h3">
        {t(texts.accessTitle)}
      </Heading>
      <PastImpersonations userId={patientId} lead={t(texts.accessLead)} nobody={t(texts.accessNobody)} />
    </>
  );
}
