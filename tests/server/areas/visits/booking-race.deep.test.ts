import { afterAll, beforeAll, expect, it } from 'vitest';
import { booking, inHours, newKey, openClinic, type Clinic } from '../../setup/clinic.ts';
import { startTestServer, unlimited, type Json, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
beforeAll(async () => {
  server = await startTestServer({ limits: unlimited });
  clinic = await openClinic(server);
}, 60_000);
afterAll(() => server.close());

it('gives 50 slots that 200 members want at once to one of them each, and shows the specialist just those', async () => {
  const first = inHours(24 * 3);
  first.setUTCMinutes(0, 0, 0);
  const slots = await clinic.addSlots(
    Array.from({ length: 50 }, (_, index) => new Date(first.getTime() + index * 3_600_000)),
  );
  const members = await clinic.manyAtCounseling(200);
  const replies = await Promise.all(
    members.map((member, index) =>
      server.call('POST', `/dna-visit/${member.noviId}/schedule`, {
        ...{ token: member.token, headers: newKey(), body: booking(slots[index % slots.length] ?? '') },
      }),
    ),
  );
  const won = replies.flatMap((reply, index) => (reply.status === 201 ? [{ reply, index }] : []));
  expect(won.map(({ index }) => index % slots.length).toSorted((a, b) => a - b)).toEqual(
    slots.map((_, index) => index),
  );
  const lost = replies.filter(({ status }) => status !== 201);
  expect(lost.map(({ status, body }) => [status, body.code])).toEqual(lost.map(() => [409, 'slot_taken']));

  const days = (hours: number) => inHours(hours).toISOString().slice(0, 10);
  const upcoming = await server.call('GET', `/appointments/upcoming?from=${days(0)}&to=${days(24 * 10)}`, {
    token: clinic.specialist.token,
  });
  const shown = (upcoming.body.data as unknown as { visit: Json }[]).map(({ visit }) => [
    visit['id'],
    visit['patient_id'],
  ]);
  expect(shown.toSorted()).toEqual(
    won.map(({ reply }) => [reply.body.data['id'], reply.body.data['patient_id']]).toSorted(),
  );
}, 120_000);
