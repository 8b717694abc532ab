import { queries } from '#src/lib/api/queries.ts';
import { useLocale } from '#src/lib/locale.ts';

const path = (patientId: string) => ({ params: { path: { patientId } } });

/** The release forms, the newest first. Two parts of the record read them, once. */
export function useReleases(patientId: string) {
  return queries.useQuery('get', '/roi-forms', { params: { query: { patient_id: patientId } } });
}

/** When the patient decided to share with nobody, the newest first. */
export function useSharingDecisions(patientId: string) {
  return queries.useQuery('get', '/patients/{patientId}/sharing-decisions', path(patientId));
}

export function useContact(patientId: string) {
  const of = { params: { query: { user_id: patientId } } };
  return {
    emails: queries.useQuery('get', '/user-emails', of),
    phones: queries.useQuery('get', '/user-phones', of),
  };
}

/** The family history as it was sent last. */
export function useFamilyHistory(patientId: string) {
  const params = { path: { patientId, questionnaire: 'survey' as const } };
  return queries.useQuery('get', '/patients/{patientId}/answers/{questionnaire}', { params });
}

/** FHS-7, and the people whom it names. */
export function useFamilyScreen(patientId: string) {
  return queries.useQuery('get', '/patients/{patientId}/get-famgenix', path(patientId), {
    select: (answer) => {
      // The same address gives files; the contract can't say that this one is none.
      if (typeof answer === 'string') throw new Error('The pedigree came as a file.');
      return answer.data;
    },
  });
}

/** The questions of the medical history in the language of the page, and the answers as they were sent last. */
export function useHealth(patientId: string) {
  const header = { 'Accept-Language': useLocale() };
  const params = { path: { patientId, questionnaire: 'medical-history' as const } };
  return {
    questions: queries.useQuery(
      'get',
      '/questionnaires/questions',
      { params: { query: { questionnaire: 'medical-history' }, header } },
      { staleTime: Infinity },
    ),
    answers: queries.useQuery('get', '/patients/{patientId}/answers/{questionnaire}', { params }),
  };
}

export function useVisits(patientId: string) {
  return queries.useQuery('get', '/dna-visit/{patientId}/visits', path(patientId));
}

export function useCarePlans(patientId: string, { enabled = true } = {}) {
  return queries.useQuery('get', '/patients/{patientId}/care-plans', path(patientId), { enabled });
}

export function useVisitSummary(visitId: string, { enabled = true } = {}) {
  return queries.useQuery('get', '/visits/{visitId}/summary', { params: { path: { visitId } } }, { enabled });
}

export function useKits(patientId: string) {
  return queries.useQuery('get', '/kits/{patientId}', path(patientId));
}

/** The documents. Their titles are the backend's, so another language of the page asks for them anew. */
export function usePatientDocuments(patientId: string) {
  const header = { 'Accept-Language': useLocale() };
  return queries.useQuery('get', '/patients/{patientId}/documents', { params: { path: { patientId }, header } });
}
