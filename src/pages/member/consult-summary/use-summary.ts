import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { queries } from '#src/lib/api/queries.ts';

/** What was written after a visit, and what is planned for the member. Nothing is asked for without a visit. */
export function useSummary(visitId: string | undefined) {
  const enabled = visitId !== undefined;
  const summary = queries.useQuery(
    'get',
    '/visits/{visitId}/summary',
    { params: { path: { visitId: visitId ?? '' } } },
    { enabled },
  );
  return [summary, usePlans({ enabled })] as const;
}

/** All that was planned with the member. */
export function usePlans({ enabled }: { enabled: boolean }) {
  const patientId = useSignedInPerson().noviId;
  return queries.useQuery('get', '/patients/{patientId}/care-plans', { params: { path: { patientId } } }, { enabled });
}
