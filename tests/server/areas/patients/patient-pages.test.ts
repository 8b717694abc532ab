import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleSummary } from '#scripts/seed/summary.ts';
import { kitEvents, kits, visits, visitSummaries } from '#server/db/schema/index.ts';
import { addVisit, lastNames, listPatients, patientOf, type PatientPage } from '../../setup/patients.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let grace: Member;
beforeAll(async () => {
  server = await startTestServer();
  grace = await server.staff('specialist');
  for (let number = 0; number < 45; number += 1)
    await patientOf(server, grace, `Many${String(number).padStart(2, '0')}`, [1_000 - number * 10]);
}, 60_000);
afterAll(() => server.close());

const names = Array.from({ length: 45 }, (_, number) => `Many${String(number).padStart(2, '0')}`);
const list = (query = '', by = grace) => listPatients(server, by, query);
const answer = (query: string, by = grace) => server.call('GET', `/patients?${query}`, { token: by.token });

async function allPages(query: string): Promise<PatientPage[]> {
  const pages = [await list(query)];
  for (let { next } = pages[0]!; next !== null; next = pages.at(-1)!.next) {
    pages.push(await list(`${query}&cursor=${next}`));
  }
  return pages;
}

it.each(['', 'sort=name', 'search=many', 'search=many%20pat&sort=name', 'search=mayn'])(
  'every page of “%s” goes on where the one before ended',
  async (query) => {
    const pages = await allPages(query);
    expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 5]);
    expect(pages.flatMap(lastNames)).toEqual(names);
  },
);

it('so do those in the order of visits, and somebody who comes in between moves nobody', async () => {
  const first = await list('sort=next-visit');
  expect(lastNames(first)).toEqual(names.toReversed().slice(0, 20));
  const sooner = await patientOf(server, grace, 'Sooner', [5]);
  const second = await list(`sort=next-visit&cursor=${first.next ?? ''}`);
  expect(lastNames(second)).toEqual(names.toReversed().slice(20, 40));
  await server.db.update(visits).set({ status: 'CANCELED' }).where(eq(visits.patient_id, sooner.noviId));
});

it('a cursor is good for this caller and this query alone, and as it was given', async () => {
  const { next } = await list('sort=name');
  const cursor = next ?? '';
  const other = await server.staff('specialist');
  const admin = await server.staff('admin');
  const altered = (cursor.startsWith('A') ? 'B' : 'A') + cursor.slice(1);
  const cut = cursor.slice(0, -8);
  for (const [query, by] of [
    [`sort=name&cursor=${cursor}`, other],
    [`sort=name&cursor=${cursor}`, admin],
    [`cursor=${cursor}`, grace],
    [`sort=next-visit&cursor=${cursor}`, grace],
    [`sort=name&search=pat&cursor=${cursor}`, grace],
    [`sort=name&summary_owed=true&cursor=${cursor}`, grace],
    [`sort=name&cursor=${altered}`, grace],
    [`sort=name&cursor=${cut}`, grace],
    ['sort=name&cursor=bm8', grace],
  ] as const) {
    const { status, body } = await answer(query, by);
    expect([status, body.errors], query).toMatchObject([422, [{ path: 'cursor' }]]);
  }
  const { status } = await server.call('GET', `/appointments/past?cursor=${cursor}`, { token: grace.token });
  expect(status).toBe(422);
  expect((await answer(`sort=name&cursor=${cursor}`)).status).toBe(200);
  expect(Buffer.from(cursor, 'base64url').toString('latin1')).not.toContain('many');
});

it('filters leave who is owed a summary, whose results are in, who missed the last visit, and all of it at once', async () => {
  const ida = await server.staff('specialist');
  const both = await patientOf(server, ida, 'Both', [-50], { status: 'COMPLETED' });
  const written = await patientOf(server, ida, 'Written', [-60], { status: 'COMPLETED' });
  await patientOf(server, ida, 'Unsaid', [-70]);
  await patientOf(server, ida, 'Missed', [-80], { status: 'MISSED' });
  const back = await patientOf(server, ida, 'Back', [-200], { status: 'MISSED' });
  await addVisit(server, ida, back, -10);
  await patientOf(server, ida, 'Ahead', [90]);
  await giveResults(both.noviId);
  await giveResults(written.noviId);
  const [visit] = await server.db.select().from(visits).where(eq(visits.patient_id, written.noviId));
  const summary = { visit_id: visit!.id, version: 1, author_id: ida.noviId, locale: 'en' as const };
  await server.db.insert(visitSummaries).values({ ...summary, content: exampleSummary() });
  const left = async (query: string) => lastNames(await list(query, ida));
  expect(await left('summary_owed=true')).toEqual(['Back', 'Both', 'Unsaid']);
  expect(await left('results_in=true')).toEqual(['Both', 'Written']);
  expect(await left('visit_missed=true')).toEqual(['Missed']);
  expect(await left('summary_owed=true&results_in=true')).toEqual(['Both']);
  expect(await left('summary_owed=true&search=bcak')).toEqual(['Back']);
  expect(await left('visit_missed=true&results_in=true')).toEqual([]);
  expect((await left('sort=latest-change'))[0]).toBe('Written');
  const { items } = await list('search=both', ida);
  expect(items[0]?.care).toMatchObject({ summary_owed: true, results_at: '2026-01-02T03:04:05.000Z', missed_at: null });
});

async function giveResults(patient_id: string): Promise<void> {
  const order = { patient_id, status: 'COMPLETED' as const, address: {} as never, consented_at: new Date() };
  const consent = { consent_version: '1', consent_locale: 'en' as const };
  await server.db.transaction(async (tx) => {
    const [kit] = await tx
      .insert(kits)
      .values({ ...order, ...consent })
      .returning();
    const at = new Date('2026-01-02T03:04:05Z');
    await tx.insert(kitEvents).values({ kit_id: kit!.id, status: 'COMPLETED', by: 'lab', at });
  });
}
