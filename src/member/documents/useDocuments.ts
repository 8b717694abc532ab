import { queries } from '../../app/api/queries.ts';
import { useSignedInPerson } from '../../app/session/AuthProvider.tsx';
import { useLocale } from '../../texts/locale.ts';

/** The member's documents. Their titles are the backend's, so another language of the page asks for them anew. */
export function useDocuments() {
  const { noviId: patientId } = useSignedInPerson();
  const params = { path: { patientId }, header: { 'Accept-Language': useLocale() } };
  return queries.useQuery('get', '/patients/{patientId}/documents', { params });
}
