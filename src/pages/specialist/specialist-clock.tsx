import type { ReactNode } from 'react';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { queries } from '#src/lib/api/queries.ts';
import { TimeZoneContext } from '#src/lib/time-zone.ts';

/**
 * All times of a specialist's pages by the clock of their hours, as in the e-mails to them. Who has no hours yet reads the clock of
 * their device, and so does everybody while the hours are out of reach. Nothing stands before it is known which: times would jump.
 */
export function SpecialistClock({ children }: { children: ReactNode }) {
  const { noviId: specialistId } = useSignedInPerson();
  const params = { path: { specialistId } };
  const hours = queries.useQuery('get', '/specialists/{specialistId}/availability', { params });
  if (hours.isPending && hours.failureCount === 0) return null;
  const own = hours.data?.data;
  return <TimeZoneContext value={own?.version ? own.availability.time_zone : undefined}>{children}</TimeZoneContext>;
}
