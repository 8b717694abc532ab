import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { newestVisit } from '#src/features/visits/newest-visit.ts';
import { queries } from '#src/lib/api/queries.ts';
import type { Records } from './next.ts';

/** What the dashboard reads, and whether any of it is still on its way for the first time. */
export function useRecords() {
  const patientId = useSignedInPerson().noviId;
  const params = { path: { patientId } };
  const ofPatient = { params: { query: { patient_id: patientId } } };
  const reads = {
    kits: queries.useQuery('get', '/kits/{patientId}', { params }),
    visits: queries.useQuery('get', '/dna-visit/{patientId}/visits', { params }),
    releases: queries.useQuery('get', '/roi-forms', ofPatient),
    decisions: queries.useQuery('get', '/patients/{patientId}/sharing-decisions', { params }),
    outcome: queries.useQuery('get', '/patients/is-eligible', ofPatient),
  };
  // What has failed is not awaited while it is tried again: its own place says so, and all else stands.
  const isWaiting = Object.values(reads).some(
    ({ data, errorUpdateCount }) => data === undefined && errorUpdateCount === 0,
  );
  return { reads, isWaiting };
}

export type DashboardReads = ReturnType<typeof useRecords>['reads'];

/** The records that count, as far as they could be loaded. */
export function recordsOf({ kits, visits, releases, decisions, outcome }: DashboardReads): Records {
  const { eligible, checked_at, accepted_at, has_counselor } = outcome.data?.data ?? {};
  return {
    kit: kits.data?.data[0],
    visit: visits.data && newestVisit(visits.data.data),
    release: releases.data?.data.find(({ status }) => status === 'ACTIVE') ?? releases.data?.data[0],
    sharesWithNobody: decisions.data?.data.some(({ stands }) => stands) ?? false,
    isRefused: eligible === false && Boolean(checked_at) && accepted_at === null,
    isHeld: has_counselor === false,
  };
}
