import { useMutation } from '@tanstack/react-query';
import type { components } from '#openapi/generated/types.ts';
import { hasCode } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/client.ts';

/**
 * The revocation of a signed form, by the patient themselves, or by their specialist, who gives the day (YYYY-MM-DD) on which it
 * came in writing. Nothing but a revocation changes a signed form: where another tab was faster, or the first reply was lost, it is
 * revoked.
 */
export function useRevocation(
  { id, version }: Pick<components['schemas']['RoiForm'], 'id' | 'version'>,
  onRevoked: () => unknown,
) {
  return useMutation<void, unknown, { received_on?: string }>({
    mutationFn: async (letter) => {
      const params = { path: { roiFormId: id }, header: { 'If-Match': `"${version}"` } };
      try {
        await api.PUT('/roi-forms/{roiFormId}', { params, body: { status: 'REVOKED', ...letter } });
      } catch (error) {
        if (!hasCode(error, 'already_revoked') && !hasCode(error, 'stale')) throw error;
      }
    },
    onSuccess: onRevoked,
  });
}
