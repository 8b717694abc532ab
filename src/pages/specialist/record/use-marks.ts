import { talksOf } from '#src/features/visits/newest-visit.ts';
import type { RecordPart } from './record-address.ts';
import {
  useFamilyHistory,
  useHealth,
  useKits,
  usePatientDocuments,
  useReleases,
  useSharingDecisions,
  useVisits,
} from './reads.ts';

/** `missing`: it is still to come before a visit, or still to be written. `new`: it has come since the last visit took place. */
export type Mark = 'missing' | 'new';

/** What the tab of each part says of it; nothing while it is not known. */
export function useMarks(patientId: string): Partial<Record<RecordPart, Mark | undefined>> {
  const family = useFamilyHistory(patientId).data?.data;
  const health = useHealth(patientId).answers.data?.data;
  const kits = useKits(patientId).data?.data;
  const visits = useVisits(patientId).data?.data;
  const releases = useReleases(patientId).data?.data;
  const decisions = useSharingDecisions(patientId).data?.data;
  const documents = usePatientDocuments(patientId).data?.data;
  // Visits come with the newest start first.
  const lastTalk = visits?.find(({ status }) => status === 'COMPLETED')?.starts_at;
  const isNew = (at: string | null | undefined) => lastTalk !== undefined && typeof at === 'string' && at > lastTalk;
  const mark = (isMissing: boolean, at?: string | null): Mark | undefined =>
    isMissing ? 'missing' : isNew(at) ? 'new' : undefined;
  const standing =
    releases?.some(({ status }) => status === 'ACTIVE') === true || decisions?.some(({ stands }) => stands) === true;
  return {
    ...(family && { family: mark(!family.family_history, family.updated_at) }),
    ...(health && { health: mark(!health.response, health.updated_at) }),
    ...(kits && { kit: mark(kits.length === 0, kits[0]?.history.at(-1)?.at) }),
    ...(visits && {
      // The list of patients counts the same as waiting for a summary.
      visits: mark(talksOf(visits).some(({ summarized_at }) => !summarized_at)),
    }),
    ...(releases && decisions && { releases: mark(!standing, releases[0]?.signed_at) }),
    ...(documents && { documents: mark(false, documents[0]?.created_at) }),
  };
}
