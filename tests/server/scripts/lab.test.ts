import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLab } from '#scripts/lab/lab.ts';
import { kits, users } from '#server/db/schema/index.ts';
import { inHours, openClinic, type Clinic } from '../setup/clinic.ts';
import { startTestServer, type Member, type TestServer } from '../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
let api: string;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
  api = `${await server.app.listen({ host: '127.0.0.1', port: 0 })}/api/v1`;
});
afterAll(() => server.close());

type Looked = (accounts: readonly string[]) => Promise<ReadonlyMap<string, Date>>;
const longAgo: Looked = (accounts) => Promise.resolve(new Map(accounts.map((account) => [account, new Date(0)])));
const labWith = (signIn: () => Promise<string>, lastSignIns = longAgo) =>
  createLab({ db: server.db, api, secondsPerStatus: 60, signIn, lastSignIns });
const statusOf = async (member: Member) => {
  const [kit] = await server.db.select().from(kits).where(eq(kits.patient_id, member.noviId));
  return kit?.status;
};
/** Minutes from now, as the lab's clock. */
const after = (minutes: number) => inHours(minutes / 60);

it('moves an order from status to status when its time has come, and gives the member time for the sample', async () => {
  const member = await clinic.memberAt('shipping-genetic-test-kit');
  const lab = labWith(() => Promise.resolve(clinic.nurse.token));
  expect(await lab.moveDueOrders(after(0.5))).toBe(0);
  const seen: (string | undefined)[] = [];
  for (const minutes of [1.1, 1.1, 1.1, 1.1, 8.2, 1.1, 99]) {
    await lab.moveDueOrders(after(minutes));
    seen.push(await statusOf(member));
  }
  expect(seen).toEqual([
    ...['CLINICIAN REVIEW', 'APPROVED', 'AWAITING SAMPLE', 'AWAITING SAMPLE'],
    ...['ANALYZING', 'COMPLETED', 'COMPLETED'],
  ]);
});

it('moves nothing before its patient has looked, and counts from then on', async () => {
  const member = await clinic.memberAt('shipping-genetic-test-kit');
  const [user] = await server.db.select().from(users).where(eq(users.id, member.noviId));
  let seen: [string, Date][] = [];
  const lab = labWith(
    () => Promise.resolve(clinic.nurse.token),
    () => Promise.resolve(new Map(seen)),
  );
  await lab.moveDueOrders(after(90));
  expect(await statusOf(member)).toBe('SUBMITTED');
  seen = [[user!.firebase_id, after(90)]];
  await lab.moveDueOrders(after(90.5));
  expect(await statusOf(member)).toBe('SUBMITTED');
  await lab.moveDueOrders(after(91.1));
  expect(await statusOf(member)).toBe('CLINICIAN REVIEW');
  // No order of this test is left open for the others.
  while ((await lab.moveDueOrders(after(99))) > 0);
  expect(await statusOf(member)).toBe('COMPLETED');
});

it('signs in again when its token has run out', async () => {
  const member = await clinic.memberAt('shipping-genetic-test-kit');
  const tokens = ['run.out.token', clinic.nurse.token];
  const lab = labWith(() => Promise.resolve(tokens.shift() ?? ''));
  expect(await lab.moveDueOrders(after(2))).toBe(1);
  expect(await statusOf(member)).toBe('CLINICIAN REVIEW');
  expect(tokens).toEqual([]);
});

it('says so when the API refuses it', async () => {
  const member = await clinic.memberAt('shipping-genetic-test-kit');
  const lab = labWith(() => Promise.resolve(member.token));
  await expect(lab.moveDueOrders(after(2))).rejects.toThrow('the API answered 403');
});
