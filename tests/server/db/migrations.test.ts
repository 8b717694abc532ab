import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { normalizePhone } from '#domain/phone.ts';
import { usualReleaser } from '#domain/release.ts';
import {
  answersHistory,
  auditLog,
  corporateCustomers,
  eligibilityChecks,
  patients,
  rosterEntries,
  slots,
  visits,
} from '#server/db/schema/index.ts';
import { startWithMigrations } from '../setup/migrations.ts';
import type { Member, TestServer } from '../setup/server.ts';

let database: Awaited<ReturnType<typeof startWithMigrations>>;
let server: TestServer;
beforeAll(async () => {
  database = await startWithMigrations();
  server = database.server;
});
afterAll(() => database.close());

/** The migration that brought consents, and what had been submitted before. */
const consents = '0004_consents_and_submissions';

it('gives accepted details back that a failed check had overwritten, and leaves all others', async () => {
  const [spoiled, never, fine] = [await server.member(), await server.member(), await server.member()];
  const good = { first_name: 'Ada', last_name: 'Byron', date_of_birth: '1985-12-10', state: 'IL', zip: '60601' };
  const bad = { ...good, state: 'AK', zip: '99801', partner_code: 'OLD' };
  const check = (member: Member, eligible: boolean, day: number) => ({
    ...{ patient_id: member.noviId, eligible, reasons: eligible ? [] : (['state-not-served'] as const).slice() },
    ...{ details: eligible ? good : bad, checked_at: new Date(Date.UTC(2026, 0, day)) },
  });
  await server.db
    .insert(eligibilityChecks)
    .values([
      check(spoiled, true, 1),
      check(spoiled, false, 2),
      check(never, false, 1),
      check(fine, false, 1),
      check(fine, true, 2),
    ]);
  for (const member of [spoiled, never]) {
    await server.db.update(patients).set(bad).where(eq(patients.id, member.noviId));
  }
  await server.db.update(patients).set(good).where(eq(patients.id, fine.noviId));
  await database.runPart(consents, 'accepted');
  const onFile = async ({ noviId }: Member) =>
    (await server.db.select().from(patients).where(eq(patients.id, noviId)))[0];
  expect(await onFile(spoiled)).toMatchObject({ ...good, partner_code: null, version: 2 });
  expect(await onFile(never)).toMatchObject({ ...bad, version: 1 });
  expect(await onFile(fine)).toMatchObject({ ...good, version: 1 });
});

it('finds the entry of the roster that an earlier check was accepted by', async () => {
  const partner = { name: 'Rivers', slug: 'rivers', code: 'RIVERS-1' };
  const [corporate] = await server.db.insert(corporateCustomers).values(partner).returning();
  const person = { last_name: 'O’Brien', date_of_birth: '1985-12-10', zip: '60601' };
  const covered = { ...person, corporate_id: corporate!.id, valid_from: '2020-01-01' };
  const [, , jose] = await server.db
    .insert(rosterEntries)
    .values([
      { ...covered, first_name: 'José', member_number: 'past', valid_to: '2020-12-31' },
      { ...covered, first_name: 'José', member_number: 'elsewhere', zip: '60699' },
      { ...covered, first_name: 'José', member_number: 'his' },
      { ...covered, first_name: 'Ana', member_number: 'hers' },
    ])
    .returning();
  const [member, alone] = [await server.member(), await server.member()];
  const details = { ...person, first_name: 'jose', last_name: "o'brien", zip: '60601-1234', state: 'IL' };
  const check = { eligible: true, reasons: [], details, checked_at: new Date('2026-01-01') };
  await server.db.insert(eligibilityChecks).values([
    { ...check, patient_id: member.noviId, corporate_id: corporate!.id },
    { ...check, patient_id: alone.noviId },
  ]);
  await database.runPart('0008_one_account_for_an_entry', 'entry');
  const entryOf = async ({ noviId }: Member) =>
    (await server.db.select().from(eligibilityChecks).where(eq(eligibilityChecks.patient_id, noviId)))[0]
      ?.roster_entry_id;
  expect([await entryOf(member), await entryOf(alone)]).toEqual([jose!.id, null]);
});

it('tells of answers that were replaced when they were submitted, as far as the trail says', async () => {
  const [traced, untraced] = [await server.member(), await server.member()];
  const replaced_at = new Date('2026-02-01T00:00:00Z');
  const row = { questionnaire: 'survey', status: 'completed', version: 2, body: {}, replaced_at } as const;
  await server.db
    .insert(answersHistory)
    .values([traced, untraced].map(({ noviId }) => ({ ...row, patient_id: noviId, submitted_at: replaced_at })));
  const trail = ['2026-01-01', '2026-01-02', '2026-01-03'].map((day) => ({
    ...{ at: new Date(day), identity_id: 'x', operation: 'saveAnswers', record: 'answers', request_id: 'x' },
    record_id: `${traced.noviId}/survey`,
  }));
  await server.db.insert(auditLog).values(trail);
  await database.client.query('alter table answers_history alter column submitted_at drop not null');
  await database.client.query('update answers_history set submitted_at = null');
  await database.runPart(consents, 'trail');
  await database.client.query('alter table answers_history alter column submitted_at set not null');
  const submitted = async ({ noviId }: Member) =>
    (await server.db.select().from(answersHistory).where(eq(answersHistory.patient_id, noviId)))[0]?.submitted_at;
  expect(await submitted(traced)).toEqual(new Date('2026-01-02'));
  expect(await submitted(untraced)).toEqual(replaced_at);
});

it('brings phone numbers into the form that the domain gives them, and leaves what is none in the US', async () => {
  const [member, specialist] = [await server.member(), await server.staff('specialist')];
  const typed = [
    ...['(312) 555-0142', '1 312 555 0142', '+1 (312) 555-0142', '312.555.0142'],
    ...['+45 22 34 56 78', '+ 45 22 34 56 78', '+(312)5550142', '+49 30 901820', '555-0142', '312 555 0142 ext'],
  ];
  for (const [hour, phone] of typed.entries()) {
    const starts_at = new Date(Date.UTC(2026, 3, 1, hour));
    const ends_at = new Date(starts_at.getTime() + 60_000);
    const [slot] = await server.db
      .insert(slots)
      .values({ specialist_id: specialist.noviId, starts_at, ends_at })
      .returning();
    const visit = { patient_id: member.noviId, slot_id: slot!.id, status: 'COMPLETED' } as const;
    await server.db.insert(visits).values({ ...visit, medium: 'phone', phone });
  }
  await database.runPart(consents, 'phone');
  const rows = await server.db
    .select({ phone: visits.phone })
    .from(visits)
    .innerJoin(slots, eq(slots.id, visits.slot_id))
    .where(eq(visits.patient_id, member.noviId))
    .orderBy(slots.starts_at);
  expect(rows.map(({ phone }) => phone)).toEqual(typed.map((phone) => normalizePhone(phone) ?? phone));
});

it('takes back that a visit was missed where only a booking had said so', async () => {
  const [member, specialist] = [await server.member(), await server.staff('specialist')];
  const offered = ['2026-03-01', '2026-03-02'].map((day) => ({
    ...{ specialist_id: specialist.noviId, starts_at: new Date(`${day}T10:00Z`), ends_at: new Date(`${day}T11:00Z`) },
  }));
  const times = await server.db.insert(slots).values(offered).returning();
  const missed = { patient_id: member.noviId, medium: 'video', status: 'MISSED', version: 2 } as const;
  const [byBooking, bySomebody] = await server.db
    .insert(visits)
    .values(times.map(({ id }) => ({ ...missed, slot_id: id })))
    .returning();
  const trail = [byBooking, byBooking, bySomebody].map((visit) => ({
    ...{ identity_id: 'x', operation: 'scheduleVisit', record: 'visit', request_id: 'x', record_id: visit!.id },
  }));
  await server.db.insert(auditLog).values(trail);
  await database.runPart('0006_visits_make_way', 'made_way_at');
  const now = async (visit: typeof byBooking) =>
    (await server.db.select().from(visits).where(eq(visits.id, visit!.id)))[0];
  expect(await now(byBooking)).toMatchObject({ status: 'SCHEDULED', version: 3, made_way_at: byBooking!.updated_at });
  expect(await now(bySomebody)).toMatchObject({ status: 'MISSED', version: 2, made_way_at: null });
});

it('gives releases from before the language that their text says, and keeps them as they were signed', async () => {
  const member = await server.member();
  await database.client.query('alter table roi_forms drop column locale, drop column revocation_received_on');
  const insert = `insert into roi_forms
    (patient_id, information, released_by, recipient, purpose, expires_on, statements_version, signature, content_hash)
    values ($1, '["care-plans"]', $2, 'Dr. B', 'my-care', '2999-01-01', '1.0.0', '{"kind":"typed","text":"A"}', $3)`;
  for (const releasedBy of [usualReleaser.en, usualReleaser.es, 'Novi'])
    await database.client.query(insert, [member.noviId, releasedBy, 'a'.repeat(64)]);
  await database.run('0002_releases_locale_and_letters');

  const reply = await server.call('GET', `/roi-forms?patient_id=${member.noviId}`, { token: member.token });
  const forms = reply.body.data as unknown as { released_by: string; locale: string }[];
  expect(Object.fromEntries(forms.map(({ released_by, locale }) => [released_by, locale]))).toEqual({
    [usualReleaser.en]: 'en',
    [usualReleaser.es]: 'es',
    Novi: 'en',
  });
  await expect(database.client.query("update roi_forms set locale = 'es'")).rejects.toThrow(
    'can only be revoked, once',
  );
});
