import { useWords } from '#src/lib/locale.ts';
import { appointmentTexts as texts } from '#src/texts/appointments.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { WithPatientRecord } from '../record/with-patient-record.tsx';
import { Upcoming } from './upcoming/upcoming.tsx';

/** `/specialist/appointments/upcoming`: the visits to come, by day, and the record of one patient. */
export default function UpcomingPage() {
  const t = useWords();
  return (
    <WithPatientRecord>
      <Stack gap="xs">
        <PageHeading>{t(texts.upcomingTitle)}</PageHeading>
        <Upcoming />
      </Stack>
    </WithPatientRecord>
  );
}
