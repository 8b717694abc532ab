import { queries } from '../../app/api/queries.ts';
import { useSignedInPerson } from '../../app/session/AuthProvider.tsx';

/** What the dashboard reads, and whether any of it is still on its way for the first time. */
export function useRecords() {
  const patientId = useSignedInPerson().noviId;
  const params = { path: { patientId } };
  const ofPatient = { params: { query: { patient_id: patientId } } };
  const reads = {
    kits: queries.useQuery('get', '/kits/{patientId}', { params }),
    visits: queries.useQuery('get', '/dna-visit/{patientId}/visits', { params }),
    releases: queries.useQuery('get', '/roi-forms', ofPatient),
    outcome: queries.useQuery('get', '/patients/is-eligible', ofPatient),
  };
  const isWaiting = Object.values(reads).some(({ data, error }) => data === undefined && error === null);
  return { reads, isWaiting };
}

export type DashboardReads = ReturnType<typeof useRecords>['reads'];
