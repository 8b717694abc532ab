import { useWords } from '#src/lib/locale.ts';
import { patientListTexts as texts } from '#src/texts/patients.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { WithPatientRecord } from '../record/with-patient-record.tsx';
import { PatientList } from './list/patient-list.tsx';

/** `/specialist/patients`: the patients of a specialist, found by name, and the record of one of them. */
export default function PatientsPage() {
  const t = useWords();
  return (
    <WithPatientRecord>
      <Stack gap="md">
        <PageHeading lead={t(texts.lead)}>{t(texts.title)}</PageHeading>
        <PatientList />
      </Stack>
    </WithPatientRecord>
  );
}
