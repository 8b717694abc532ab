import type { ReactNode } from 'react';
import type { Locale } from '#domain/words.ts';
import { queries } from '#src/lib/api/queries.ts';
import { PartLocale } from '#src/lib/locale.ts';
import { TimeZoneContext } from '#src/lib/time-zone.ts';

type AsPatientReadsProps = { patientId: string; locale: Locale; children: ReactNode };

/** A part of a specialist's page with the words and the clock of the patient's own page: days can differ between two clocks. */
export function AsPatientReads({ patientId, locale, children }: AsPatientReadsProps) {
  // The page has read who they are.
  const { data } = queries.useQuery('get', '/patients/{patientId}', { params: { path: { patientId } } });
  return (
    <TimeZoneContext value={data?.data.time_zone}>
      <PartLocale value={locale}>
        <div lang={locale}>{children}</div>
      </PartLocale>
    </TimeZoneContext>
  );
}
