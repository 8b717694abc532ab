import { fromPromise } from 'xstate';
import { availabilityMachine, type HoursToSend, type StoredHours } from '#machines/availability/machine.ts';
import { api } from '#src/lib/api/client.ts';
import { queryClient } from '#src/lib/api/queries.ts';

const address = '/specialists/{specialistId}/availability';

/** The machine of a specialist's hours, with the backend behind it. */
export function availabilityLogic(specialistId: string) {
  const path = { specialistId };
  const put = async ({ availability, version }: HoursToSend, dry_run: boolean): Promise<StoredHours> => {
    const params = { path, header: { 'If-Match': `"${version}"` } };
    const { data } = await api.PUT(address, { params, body: { availability, dry_run } });
    return answered(data);
  };
  return availabilityMachine.provide({
    actors: {
      checkHours: fromPromise(({ input }: { input: HoursToSend }) => put(input, true)),
      saveHours: fromPromise(async ({ input }: { input: HoursToSend }) => {
        const stored = await put(input, false);
        // The clock of all pages is that of the hours.
        void queryClient.invalidateQueries({ queryKey: ['get', address] });
        return stored;
      }),
      readHours: fromPromise(async () => answered((await api.GET(address, { params: { path } })).data)),
    },
  });
}

function answered(answer: { data: StoredHours } | undefined): StoredHours {
  if (!answer) throw new Error('The hours came without a body.');
  return answer.data;
}
