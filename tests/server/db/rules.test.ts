import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { auditLog, eligibilityChecks, kits, roiForms, slots, users, visits } from '#server/db/schema/index.ts';
import { startTestServer, type Member, type TestServer } from '../setup/server.ts';

let server: TestServer;
let me: Member;
let specialist: Member;
beforeAll(async () => {
  server = await startTestServer();
  me = await server.member();
  specialist = await server.staff('specialist');
});
afterAll(() => server.close());

/** Whatever the server would do wrong, the database refuses. */
const broken = (constraint: string) => ({ cause: { constraint } });

describe('the database', () => {
  it('keeps a signed release as it was signed; it can be revoked, once', async () => {
    const signature = { kind: 'typed' as const, text: 'Ada Byron' };
    const content = { released_by: 'Novi', recipient: 'Dr. B', purpose: 'my-care' as const, statements_version: '1' };
    const [form] = await server.db
      .insert(roiForms)
      .values({
        ...{ ...content, locale: 'en', patient_id: me.noviId, information: ['care-plans'], signature },
        ...{ expires_on: '2999-01-01', content_hash: 'a'.repeat(64) },
      })
      .returning();
    const change = (changes: Partial<typeof roiForms.$inferInsert>) =>
      server.db
        .update(roiForms)
        .set(changes)
        .where(eq(roiForms.id, form?.id ?? ''));
    await expect(change({ recipient: 'Dr. C' })).rejects.toMatchObject(broken('roi_forms_stay_as_signed'));
    const later = new Date(Date.now() + 60_000);
    const day = later.toISOString().slice(0, 10);
    await expect(change({ revocation_received_on: day })).rejects.toMatchObject(
      broken('roi_forms_received_when_revoked'),
    );
    await change({ revoked_at: later, revocation_received_on: day, version: 2 });
    await expect(change({ revoked_at: null })).rejects.toMatchObject(broken('roi_forms_stay_as_signed'));
    await expect(server.db.delete(roiForms)).rejects.toMatchObject(broken('roi_forms_are_kept'));
  });

  it('lets the audit trail only grow', async () => {
    await expect(server.db.delete(auditLog)).rejects.toMatchObject(broken('audit_log_only_grows'));
    await expect(server.db.update(auditLog).set({ operation: 'x' })).rejects.toMatchObject(
      broken('audit_log_only_grows'),
    );
  });

  it('keeps the slots of one specialist apart', async () => {
    const offer = (from: string, to: string) =>
      server.db
        .insert(slots)
        .values({ specialist_id: specialist.noviId, starts_at: new Date(from), ends_at: new Date(to) });
    await offer('2030-01-01T10:00Z', '2030-01-01T11:00Z');
    await offer('2030-01-01T11:00Z', '2030-01-01T12:00Z');
    const between = offer('2030-01-01T10:30Z', '2030-01-01T11:30Z');
    await expect(between).rejects.toMatchObject(broken('slots_never_overlap'));
  });

  it('lets a member have one visit ahead, and another when the first is superseded', async () => {
    const times = (day: string) => ({ starts_at: new Date(`${day}T10:00Z`), ends_at: new Date(`${day}T11:00Z`) });
    const offered = ['2030-02-01', '2030-02-02'].map((day) => ({ ...times(day), specialist_id: specialist.noviId }));
    const [first, second] = await server.db.insert(slots).values(offered).returning();
    const book = (slot: typeof first) =>
      server.db.insert(visits).values({ patient_id: me.noviId, slot_id: slot!.id, medium: 'video' });
    await book(first);
    await expect(book(second)).rejects.toMatchObject(broken('visits_one_ahead'));
    await server.db.update(visits).set({ superseded_at: new Date() }).where(eq(visits.slot_id, first!.id));
    await book(second);
  });

  it('lets a member have one open order, and another after a denied one', async () => {
    const address = { line1: '1 Main St', line2: '', city: 'Chicago', state: 'IL', zip: '60601' };
    const order = () =>
      server.db
        .insert(kits)
        .values({
          patient_id: me.noviId,
          address,
          consented_at: new Date(),
          consent_version: '1.0.0',
          consent_locale: 'en',
        })
        .returning();
    const [kit] = await order();
    await expect(order()).rejects.toMatchObject(broken('kits_one_order_at_a_time'));
    await server.db
      .update(kits)
      .set({ status: 'DENIED' })
      .where(eq(kits.id, kit?.id ?? ''));
    expect(await order()).toHaveLength(1);
  });

  it('knows a step for members only, and reasons for those who are not eligible only', async () => {
    const step = server.db.update(users).set({ step: 'welcome' }).where(eq(users.id, specialist.noviId));
    await expect(step).rejects.toMatchObject(broken('users_step_of_members_only'));
    const details = { first_name: 'A', last_name: 'B', date_of_birth: '1985-07-14', state: 'IL', zip: '60601' };
    const check = { patient_id: me.noviId, details, eligible: true, reasons: ['under-age' as const] };
    const both = server.db.insert(eligibilityChecks).values(check);
    await expect(both).rejects.toMatchObject(broken('eligibility_checks_reasons_when_not'));
  });

  it('is migrated by several processes at once without harm', async () => {
    const url = server.db.$client.options.connectionString ?? '';
    await expect(Promise.all([migrate(url), migrate(url), migrate(url)])).resolves.toHaveLength(3);
  });
});
