import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eligibilityChecks, visits } from '#server/db/schema/index.ts';
import { booking, details, ifMatch, openClinic, type Clinic } from '../../setup/clinic.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';
import { useOtherConnection, waiting } from '../../setup/waiting.ts';

/** What a booking does while something else goes on: a connection of the test's own holds one of them up. */
let server: TestServer;
let clinic: Clinic;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
});
afterAll(() => server.close());
const other = useOtherConnection(() => server);
const another = useOtherConnection(() => server);
beforeEach(() => other.query('begin'));

const book = (member: Member, slot: string) =>
  clinic.post(member, `/dna-visit/${member.noviId}/schedule`, booking(slot));

it('a booking waits for a check of the same person that goes on, and is refused when that turns them down', async () => {
  const member = await clinic.memberAt('counseling');
  const [slot = ''] = await clinic.offerSlots(1);
  // A check, and a booking, end with throwing away the draft of their form.
  await other.query('lock table form_drafts in share row exclusive mode');
  const { patient_id, ...given } = details(member.noviId);
  const checking = server.call('POST', '/eligibility/verify-patient-info', {
    token: member.token,
    body: { patient_id, ...given, state: 'AK', zip: '99801' },
  });
  await waiting(server, 1);
  const booked = book(member, slot);
  await waiting(server, 2);
  await other.query('commit');
  expect((await checking).body.data).toMatchObject({ eligible: false });
  expect(await booked).toMatchObject({ status: 409, body: { code: 'not_eligible' } });
  expect(await server.db.$count(visits)).toBe(0);
  expect(await server.db.$count(eligibilityChecks)).toBe(2);
});

it('a booking that PostgreSQL has ended in favor of another transaction is made at its second try', async () => {
  const member = await clinic.memberAt('counseling');
  const [slot = ''] = await clinic.offerSlots(1);
  // Who looks for deadlocks first is ended: never this one.
  await other.query(`set local deadlock_timeout = '10min'`);
  await other.query('select from slots where id = $1 for update', [slot]);
  // It looks once, a second after it begins to wait: what it waits for has to wait for it by then, so it is held up before that.
  await another.query('begin');
  await another.query('lock table visits in share mode');
  const booked = book(member, slot);
  await waiting(server, 1);
  const locked = other.query('select from patients where id = $1 for update', [member.noviId]);
  await waiting(server, 2);
  await another.query('commit');
  await locked;
  await other.query('commit');
  expect((await booked).status).toBe(201);
  expect(await server.db.$count(visits, eq(visits.slot_id, slot))).toBe(1);
});

it('a change of hours waits for a booking that goes on, and lists what lies outside then', async () => {
  const member = await clinic.memberAt('counseling');
  const [slot = ''] = await clinic.offerSlots(1);
  await other.query('select from slots where id = $1 for share', [slot]);
  const booked = `insert into visits (patient_id, slot_id, medium) values ($1, $2, 'video') returning id`;
  const { rows } = await other.query<{ id: string }>(booked, [member.noviId, slot]);
  const availability = {
    ...{ time_zone: 'America/Chicago', visit_minutes: 45, buffer_minutes: 15, mediums: ['video'] },
    ...{ weekly: [], days_off: [], extra_slots: [] },
  };
  const { token, noviId } = clinic.specialist;
  const changed = server.call('PUT', `/specialists/${noviId}/availability`, {
    ...{ token, headers: ifMatch(0), body: { availability, dry_run: false } },
  });
  await waiting(server, 1);
  await other.query('commit');
  const { status, body } = await changed;
  expect(status).toBe(200);
  const outside = body.data['outside'] as unknown as { visit_id: string }[];
  expect(outside.map(({ visit_id }) => visit_id)).toContain(rows[0]?.id);
});
