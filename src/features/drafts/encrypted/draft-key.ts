import { api } from '#src/lib/api/client.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import { importKey } from './encrypt.ts';

/** The key of the signed-in member, in memory alone; nothing where it can't be had now. Rejects never. */
export function draftKeyOf(patientId: string): Promise<CryptoKey | undefined> {
  return queryClient
    .query({
      queryKey: ['draft-key', patientId],
      queryFn: () => fetchKey(patientId),
      staleTime: 'static',
      gcTime: Infinity,
      retry: false,
      // Without the line it is known at once that it can't be had.
      networkMode: 'always',
    })
    .catch(() => undefined);
}

async function fetchKey(patientId: string): Promise<CryptoKey> {
  const { data } = await api.GET('/patients/{patientId}/draft-key', { params: { path: { patientId } } });
  if (!data) throw new Error('The key came back empty.');
  return importKey(data.data.key);
}
