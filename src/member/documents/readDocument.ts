import type { components } from '../../../openapi/generated/types.ts';
import { api } from '../../app/api/client.ts';

export type PatientDocument = components['schemas']['Document'];

/** The file of a document, in the language of the page where it has none of its own. */
export async function readDocument(patientId: string, { id }: Pick<PatientDocument, 'id'>): Promise<Blob> {
  const { data } = await api.GET('/patients/{patientId}/documents/{documentId}', {
    params: { path: { patientId, documentId: id } },
    parseAs: 'blob',
  });
  if (!data) throw new Error('The document came without its file.');
  // The type alone tells the browser how to show it.
  return new Blob([data], { type: 'application/pdf' });
}

/** What the file is called where it is kept: nothing about health, since downloads are seen by others. */
export function fileNameOf({ kind, created_at }: PatientDocument): string {
  return `novi-${kind}-${created_at.slice(0, 10)}.pdf`;
}
