import { queries } from '../../lib/api/queries.ts';
import { useSignedInPerson } from '../session/auth-provider.tsx';

/** How often it is looked again whether there is a counselor, while there is none. */
const pause = 60_000;

/** Whether the member can join, and whether somebody may counsel them; looked up again by itself while nobody may. */
export function useCounselor() {
  const { noviId } = useSignedInPerson();
  return queries.useQuery(
    'get',
    '/patients/is-eligible',
    { params: { query: { patient_id: noviId } } },
    { refetchInterval: ({ state }) => (state.data?.data.has_counselor === false ? pause : false) },
  );
}
