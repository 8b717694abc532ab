import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { components } from '#openapi/generated/types.ts';
import { hasCode } from '#src/lib/api/api-error.ts';
import { api } from '#src/lib/api/client.ts';

type Patient = components['schemas']['Patient'];
type Versioned = { pronouns: string; etag: string };

/** The pronouns that a member has told, with the version of their record, and the change of them. */
export function usePronouns(patientId: string) {
  const cache = useQueryClient();
  const key = ['pronouns with version', patientId];
  // Read anew with every visit of the page, and never while somebody types.
  const record = useQuery({ queryKey: key, queryFn: () => read(patientId), staleTime: Infinity, gcTime: 0 });
  const change = useMutation({
    mutationFn: (body: components['schemas']['UpdatePronouns']) => write(patientId, body, record.data?.etag ?? ''),
    onSuccess: (changed) => cache.setQueryData(key, changed),
    // What was typed stays; with the version of now it can be saved over the other change, which the answer told of.
    onError: (error) => (hasCode(error, 'stale') ? record.refetch() : undefined),
  });
  return { record, change };
}

async function read(patientId: string): Promise<Versioned> {
  const { data, response } = await api.GET('/patients/{patientId}', { params: { path: { patientId } } });
  return versioned(data?.data, response);
}

async function write(
  patientId: string,
  body: components['schemas']['UpdatePronouns'],
  etag: string,
): Promise<Versioned> {
  const { data, response } = await api.PUT('/patients/{patientId}/pronouns', {
    params: { path: { patientId }, header: { 'If-Match': etag } },
    body,
  });
  return versioned(data?.data, response);
}

function versioned(patient: Patient | undefined, response: Response): Versioned {
  if (!patient) throw new Error('The patient came back empty.');
  return { pronouns: patient.pronouns, etag: response.headers.get('ETag') ?? '' };
}
