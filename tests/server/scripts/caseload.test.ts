import { and, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dateIn } from '#domain/dates.ts';
import { caseload } from '#scripts/seed/caseload/people.ts';
import { seed } from '#scripts/seed/index.ts';
import { staff } from '#scripts/seed/people.ts';
import { kits, messages, patients, roiForms, slots, users, visitEvents, visits } from '#server/db/schema/index.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
/** A Wednesday, 7 in the morning in Chicago. */
const now = new Date('2027-06-09T12:00:00Z');
const [first, second] = staff.filter(({ role }) => role === 'specialist').map(({ id }) => id);
const zone = 'America/Chicago';

beforeAll(async () => {
  server = await startTestServer();
  await seed(settings());
});
afterAll(() => server.close());

const settings = () => ({
  ...{ projectId: process.env['FIREBASE_PROJECT_ID'] ?? '', now, caseload: true },
  databaseUrl: server.db.$client.options.connectionString ?? '',
});

function visitsOf(specialist = '') {
  return server.db
    .select({ visit: visits, slot: slots })
    .from(visits)
    .innerJoin(slots, eq(slots.id, visits.slot_id))
    .where(eq(slots.specialist_id, specialist))
    .orderBy(slots.starts_at);
}

it('gives the first specialist twelve visits on one day within their hours, and the second a few', async () => {
  const today = (await visitsOf(first)).filter(({ slot }) => dateIn(zone, slot.starts_at) === '2027-06-09');
  expect(today.map(({ visit }) => visit.status)).toEqual(Array.from({ length: 12 }, () => 'SCHEDULED'));
  expect(new Set(today.map(({ slot }) => slot.starts_at.getTime())).size).toBe(12);
  expect(today[0]?.slot.starts_at.toISOString()).toBe('2027-06-09T13:00:00.000Z');
  const other = await visitsOf(second);
  expect(other.map(({ visit }) => visit.status)).toEqual(['COMPLETED', 'SCHEDULED', 'SCHEDULED', 'SCHEDULED']);
});

it('has visits that were talked about, missed, moved and canceled, and those of members who differ in what is ready', async () => {
  const isOf = (specialist = '') => eq(visitEvents.specialist_id, specialist);
  const kinds = await server.db
    .selectDistinct({ kind: visitEvents.kind })
    .from(visitEvents)
    .where(and(isOf(first), ne(visitEvents.kind, 'booked')))
    .orderBy(visitEvents.kind);
  expect(kinds.map(({ kind }) => kind)).toEqual(['canceled', 'completed', 'missed', 'moved']);
  for (const { id, kit } of caseload) {
    const [order] = await server.db.select().from(kits).where(eq(kits.patient_id, id));
    expect(order?.status).toBe(kit);
  }
  const revoked = await server.db.$count(roiForms, sql`revoked_at is not null`);
  expect(revoked).toBe(caseload.filter(({ hasRevoked }) => hasRevoked).length);
  expect(await server.db.$count(roiForms, eq(roiForms.locale, 'es'))).toBe(2);
});

it('sends no e-mail of it, and adds nothing at the next start', async () => {
  const ids = new Set(caseload.map(({ id }) => id));
  const queued = await server.db.select({ to: messages.recipient_id }).from(messages);
  expect(queued.filter(({ to }) => ids.has(to))).toEqual([]);
  const count = async () => [
    ...[await server.db.$count(users), await server.db.$count(patients), await server.db.$count(visits)],
    await server.db.$count(visitEvents),
  ];
  const before = await count();
  await seed(settings());
  expect(await count()).toEqual(before);
});

it('takes the next day with hours once noon is over', async () => {
  const { planCaseload } = await import('#scripts/seed/caseload/times.ts');
  const friday = new Date('2027-06-18T20:00:00Z');
  const plan = await planCaseload(server.db, [first ?? ''], friday);
  const monday = plan.filter(({ times }) => dateIn(zone, times.startsAt) === '2027-06-21');
  expect(monday).toHaveLength(12);
});
