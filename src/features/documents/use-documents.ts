import { queries } from '../../lib/api/queries.ts';
import { useLocale } from '../../lib/locale.ts';
import { useSignedInPerson } from '../session/auth-provider.tsx';

/** The member's documents. Their titles are the backend's, so another language of the page asks for them anew. */
export function useDocuments() {
  const { noviId: patientId } = useSignedInPerson();
  const params = { path: { patientId }, header: { 'Accept-Language': useLocale() } };
  return queries.useQuery('get', '/patients/{patientId}/documents', { params });
}
