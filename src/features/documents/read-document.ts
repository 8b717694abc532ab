import type { components } from '#openapi/generated/types.ts';
import { api } from '../../lib/api/client.ts';
import { fileIn, type NamedFile } from '../../lib/files/download.ts';

export type PatientDocument = components['schemas']['Document'];

/** The file of a document, in the language of the page where it has none of its own. */
export async function readDocument(patientId: string, { id }: Pick<PatientDocument, 'id'>): Promise<NamedFile> {
  const params = { path: { patientId, documentId: id } };
  return fileIn(await api.GET('/patients/{patientId}/documents/{documentId}', { params, parseAs: 'blob' }));
}
