import { randomUUID } from 'node:crypto';
import { isAHoliday } from '@18f/us-federal-holidays';
import { and, desc, eq, gt, max } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readToken } from '#scripts/stack/emulator-tokens.ts';
import { dateIn } from '#domain/dates.ts';
import { steps } from '#domain/steps.ts';
import { judgeStep } from '#machines/journey/judge.ts';
import { lastSignIns, signInAtEmulator } from '#scripts/lab/sign-ins.ts';
import { demoAccounts, seed } from '#scripts/seed/index.ts';
import { demoPassword, detours, members, seededAccount } from '#scripts/seed/people.ts';
import { evidenceOf } from '#server/areas/journey/evidence.ts';
import { hasCounselor } from '#server/areas/visits/counselor.ts';
import {
  availabilities,
  carePlans,
  eligibilityChecks,
  kitEvents,
  kits,
  rosterEntries,
  slots,
  users,
  visits,
  visitSummaries,
} from '#server/db/schema/index.ts';
import { inHours } from '../setup/clinic.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
let again: { projectId: string; databaseUrl: string };
const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
const projectId = process.env['FIREBASE_PROJECT_ID'] ?? '';

beforeAll(async () => {
  server = await startTestServer();
  again = { projectId, databaseUrl: server.db.$client.options.connectionString ?? '' };
  await seed(again);
});
afterAll(() => server.close());

describe('the demo', () => {
  it('has a member at each step and a finished one, two specialists, a nurse and an admin', () => {
    expect(members.map(({ step }) => step)).toEqual(steps);
    expect(demoAccounts).toHaveLength(18);
  });

  it('keeps the people apart who have looked, so that the lab leaves the others where they are', async () => {
    const accountOf = (email: string) =>
      seededAccount([...members, ...detours].find((person) => person.email === email)!.id);
    const [sample, shipping] = [accountOf('sample@novi.example'), accountOf('shipping@novi.example')];
    const looked = async () => [...(await lastSignIns(emulator, projectId, [sample, shipping])).keys()];
    expect(await looked()).toEqual([]);
    await signInAtEmulator(emulator, 'sample@novi.example', demoPassword);
    expect(await looked()).toEqual([sample]);
  });

  it('lets each of them sign in, with claims that the record says', async () => {
    for (const { email, password } of demoAccounts) {
      const token = await signInAtEmulator(emulator, email, password);
      const claims = readToken(token);
      const [user] = await server.db
        .select()
        .from(users)
        .where(eq(users.id, String(claims['novi_id'])));
      expect(user).toMatchObject({ firebase_id: claims['user_id'] });
      expect(claims['novi_authorities']).toEqual([user?.role]);
    }
  });

  it.each(members)('has stored what brought $firstName to $step', async ({ id, step }) => {
    const [user] = await server.db.select().from(users).where(eq(users.id, id));
    expect(user?.step).toBe(step);
    const evidence = await evidenceOf(server.db, id);
    for (let index = 1; index <= steps.indexOf(step); index += 1) {
      expect(judgeStep(steps[index - 1]!, steps[index]!, evidence).ok).toBe(true);
    }
  });

  it('shows a kit that waits to be moved, and one whose results are there with a summary and a plan', async () => {
    const kitOf = async (step: string) => {
      const { id } = members.find((member) => member.step === step)!;
      const [kit] = await server.db.select().from(kits).where(eq(kits.patient_id, id));
      return kit?.status;
    };
    expect(await kitOf('shipping-genetic-test-kit')).toBe('SUBMITTED');
    expect(await kitOf('counseling')).toBe('AWAITING SAMPLE');
    expect(await kitOf('complete')).toBe('COMPLETED');
    const done = await server.db.select().from(visits).where(eq(visits.status, 'COMPLETED'));
    expect(done).toHaveLength(1);
    const [result] = await server.db.select().from(kitEvents).where(eq(kitEvents.status, 'COMPLETED'));
    const [sample] = await server.db
      .select()
      .from(kitEvents)
      .where(and(eq(kitEvents.status, 'ANALYZING'), eq(kitEvents.kit_id, result?.kit_id ?? '')));
    const [slot] = await server.db
      .select()
      .from(slots)
      .where(eq(slots.id, done[0]?.slot_id ?? ''));
    const inOrder = [sample?.at, result?.at, slot?.starts_at].map((at) => at?.getTime() ?? NaN);
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
    expect(new Set(inOrder).size).toBe(3);
    const summaries = await server.db.select().from(visitSummaries).orderBy(visitSummaries.version);
    expect(summaries.map(({ visit_id, version }) => [visit_id, version])).toEqual([
      [done[0]?.id, 1],
      [done[0]?.id, 2],
    ]);
    expect(await server.db.select().from(carePlans)).toMatchObject([{ visit_id: done[0]?.id }]);
  });

  it('shows what went otherwise: somebody refused, an order denied, one canceled, and a sample that failed', async () => {
    const idOf = (detour: string) => detours.find((person) => person.detour === detour)!.id;
    const [check] = await server.db
      .select()
      .from(eligibilityChecks)
      .where(eq(eligibilityChecks.patient_id, idOf('refused')));
    expect(check).toMatchObject({ eligible: false });
    const newestOf = async (detour: string) => {
      const [kit] = await server.db
        .select()
        .from(kits)
        .where(eq(kits.patient_id, idOf(detour)));
      const events = await server.db
        .select()
        .from(kitEvents)
        .where(eq(kitEvents.kit_id, kit?.id ?? ''))
        .orderBy(desc(kitEvents.at));
      expect(events[0]?.status).toBe(kit?.status);
      return [kit?.status, events[0]?.reason_code];
    };
    expect(await newestOf('denied')).toEqual(['DENIED', 'tested-before']);
    expect(await newestOf('canceled')).toEqual(['CANCELED', 'asked-to-cancel']);
    expect(await newestOf('sample-failed')).toEqual(['AWAITING SAMPLE', 'sample-too-small']);
  });

  it('shows somebody whose order waits for a counselor: accepted by a roster, where nobody has a license', async () => {
    const { id } = detours.find(({ state }) => state === 'AK')!;
    const [check] = await server.db.select().from(eligibilityChecks).where(eq(eligibilityChecks.patient_id, id));
    expect(check).toMatchObject({ eligible: true, details: { state: 'AK' } });
    expect(await hasCounselor(server.db, id, new Date())).toBe(false);
  });

  it('has slots of both specialists in the weeks ahead, on days on which people work', async () => {
    const rows = await server.db
      .select()
      .from(slots)
      .where(gt(slots.starts_at, inHours(24 * 7)));
    const free = rows.filter(({ state }) => state === 'offered');
    expect(new Set(free.map(({ specialist_id }) => specialist_id)).size).toBe(2);
    const days = [...new Set(free.map(({ starts_at }) => dateIn('America/Chicago', starts_at)))];
    expect(days.length).toBeGreaterThan(50);
    expect(days.filter((day) => isAHoliday(new Date(day), { utc: true }))).toEqual([]);
    expect(days.filter((day) => [0, 6].includes(new Date(day).getUTCDay()))).toEqual([]);
  });
});

describe('a second start', () => {
  it('adds nothing, and leaves people where they went meanwhile', async () => {
    const { id } = members[0]!;
    await server.db.update(users).set({ step: 'eligibility', first_name: 'Renamed' }).where(eq(users.id, id));
    const count = async () => [
      await server.db.$count(users),
      await server.db.$count(slots),
      await server.db.$count(rosterEntries),
      await server.db.$count(kits),
    ];
    const before = await count();
    await seed(again);
    expect(await count()).toEqual(before);
    const [user] = await server.db.select().from(users).where(eq(users.id, id));
    expect(user).toMatchObject({ step: 'eligibility', first_name: 'Renamed' });
  });

  it('keeps the specialists bookable when days have passed, by hours that they have changed', async () => {
    const later = inHours(24 * 14);
    const lastOf = async () => (await server.db.select({ last: max(slots.starts_at) }).from(slots))[0]?.last;
    const before = await lastOf();
    const [own] = await server.db.select().from(availabilities);
    const changed = { ...own!.availability, buffer_minutes: 0 };
    const isOwn = eq(availabilities.specialist_id, own!.specialist_id);
    await server.db.update(availabilities).set({ availability: changed }).where(isOwn);
    await seed({ ...again, now: later });
    expect(Number(await lastOf()) - Number(before)).toBeGreaterThan(7 * 24 * 3_600_000);
    expect((await server.db.select().from(availabilities).where(isOwn))[0]).toMatchObject({ availability: changed });
  });

  it('makes again what either side has lost', async () => {
    const [lost] = members;
    const tokenBefore = await signInAtEmulator(emulator, lost!.email, demoPassword);
    await deleteAccount(tokenBefore);
    await seed(again);
    const claims = readToken(await signInAtEmulator(emulator, lost!.email, demoPassword));
    expect(claims['novi_id']).toBe(lost!.id);
    const [user] = await server.db.select().from(users).where(eq(users.id, lost!.id));
    expect(user?.firebase_id).toBe(claims['user_id']);

    await server.db.delete(users).where(eq(users.id, lost!.id));
    await seed(again);
    expect(await server.db.select().from(users).where(eq(users.id, lost!.id))).toHaveLength(1);
  });

  it('keeps the record of somebody who signed up anew with a demo e-mail', async () => {
    const [lost] = members;
    const claims = readToken(await signInAtEmulator(emulator, lost!.email, demoPassword));
    await server.db.update(users).set({ firebase_id: randomUUID() }).where(eq(users.id, lost!.id));
    await seed(again);
    const [user] = await server.db.select().from(users).where(eq(users.id, lost!.id));
    expect(user?.firebase_id).toBe(claims['user_id']);
  });
});

it('is refused where there is no emulator', async () => {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  await expect(seed(again)).rejects.toThrow('FIREBASE_AUTH_EMULATOR_HOST');
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = host;
});

async function deleteAccount(idToken: string): Promise<void> {
  const response = await fetch(`http://${emulator}/identitytoolkit.googleapis.com/v1/accounts:delete?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken }),
  });
  expect(response.ok).toBe(true);
}
