import { queries } from '../../../app/api/queries.ts';

/** How often free times are looked up again while there are none. */
const pause = 30_000;

/** The free times of the specialists who are licensed where the member lives; looked up again by themselves while there are none. */
export function useFreeSlots() {
  return queries.useQuery('get', '/dna-visit/slots', undefined, {
    refetchInterval: ({ state }) => (state.data?.data.length === 0 ? pause : false),
  });
}
