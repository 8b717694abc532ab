import { isStateCode, type StateCode } from '#domain/states.ts';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { queries } from '#src/lib/api/queries.ts';

/** The state where the member told us that they live; nothing while that is not known. */
export function useResidence(): StateCode | undefined {
  const patientId = useSignedInPerson().noviId;
  const patient = queries.useQuery('get', '/patients/{patientId}', { params: { path: { patientId } } });
  const state = patient.data?.data.state ?? '';
  return isStateCode(state) ? state : undefined;
}
