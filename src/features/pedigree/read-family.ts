import { api } from '../../lib/api/client.ts';
import { fileIn, type NamedFile } from '../../lib/files/download.ts';

type Wanted = { patientId: string; format: 'pdf' | 'fhir' | 'gedcom'; names: 'shown' | 'hidden' };

/** The family history in a format that the backend makes. */
export async function readFamily({ patientId, format, names }: Wanted): Promise<NamedFile> {
  const params = { path: { patientId }, query: { format, names } };
  return fileIn(await api.GET('/patients/{patientId}/get-famgenix', { params, parseAs: 'blob' }));
}
