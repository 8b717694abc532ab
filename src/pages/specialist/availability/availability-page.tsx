import { Loaded } from '#src/features/loading/loaded.tsx';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { readOnce, withoutCachedData } from '#src/lib/api/form-queries.ts';
import { queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { availabilityTexts as texts } from '#src/texts/availability.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { WithPatientRecord } from '../record/with-patient-record.tsx';
import { HoursEditor } from './hours-editor.tsx';

/** `?area=hours` at a specialist’s address: when a specialist can be booked, what that comes to, and the booked visits outside of it. */
export default function AvailabilityPage() {
  const t = useWords();
  const { noviId: specialistId } = useSignedInPerson();
  const params = { path: { specialistId } };
  const hours = queries.useQuery('get', '/specialists/{specialistId}/availability', { params }, readOnce);
  return (
    <WithPatientRecord>
      <Stack gap="md">
        <PageHeading lead={t(texts.lead)}>{t(texts.title)}</PageHeading>
        <Loaded of={[withoutCachedData(hours)]} waiting={t(texts.looking)}>
          {({ data }) => <HoursEditor key={specialistId} specialistId={specialistId} read={data} />}
        </Loaded>
      </Stack>
    </WithPatientRecord>
  );
}
