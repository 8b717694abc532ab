import type { ReactNode } from 'react';
import { queries } from '#src/lib/api/queries.ts';
import { PartLocale, useLocale } from '#src/lib/locale.ts';
import { TimeZoneContext } from '#src/lib/time-zone.ts';
import { Stack } from '#src/ui/stack.tsx';

type AsPatientReadsProps = { patientId: string; children: ReactNode };

/**
 * A part of a specialist's page with the words and the clock of the patient's own page, whatever language something in it is written in:
 * days can differ between two clocks.
 */
export function AsPatientReads({ patientId, children }: AsPatientReadsProps) {
  const ofPage = useLocale();
  // The page has read who they are.
  const { data } = queries.useQuery('get', '/patients/{patientId}', { params: { path: { patientId } } });
  const locale = data?.data.locale ?? ofPage;
  return (
    <TimeZoneContext value={data?.data.time_zone}>
      <PartLocale value={locale}>
        <Stack gap="lg" lang={locale}>
          {children}
        </Stack>
      </PartLocale>
    </TimeZoneContext>
  );
}
