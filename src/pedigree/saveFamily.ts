import { api } from '../app/api/client.ts';
import { saveFile } from '../app/download.ts';

type Wanted = { patientId: string; format: 'pdf' | 'fhir' | 'gedcom'; names: 'shown' | 'hidden' };

/** Keeps the family history, in a format that the backend makes, under this name. */
export async function saveFamily({ patientId, format, names }: Wanted, name: string): Promise<void> {
  const params = { path: { patientId }, query: { format, names } };
  const { data } = await api.GET('/patients/{patientId}/get-famgenix', { params, parseAs: 'blob' });
  if (!data) throw new Error(`The answer holds no ${format} file.`);
  saveFile(data, name);
}
