import { useWords } from '#src/lib/locale.ts';
import { appointmentTexts as texts } from '#src/texts/appointments.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { WithPatientRecord } from '../record/with-patient-record.tsx';
import { useZoneNote } from './list/use-zone-note.ts';
import { PastVisits } from './past/past-visits.tsx';

/** `/specialist/appointments/past`: the visits that were, what was written and what is owed, and the record of one patient. */
export default function PastPage() {
  const t = useWords();
  const zoneNote = useZoneNote();
  return (
    <WithPatientRecord>
      <Stack gap="md">
        <PageHeading lead={zoneNote}>{t(texts.pastTitle)}</PageHeading>
        <PastVisits />
      </Stack>
    </WithPatientRecord>
  );
}
