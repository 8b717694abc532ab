import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleSummary } from '#scripts/seed/summary.ts';
import { auditLog, carePlans, slots, writingDrafts } from '#server/db/schema/index.ts';
import { booking, idOf, ifMatch, inHours, openClinic, type Clinic } from '../../setup/clinic.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

/** What a specialist writes about a visit: drafts, and plans that go on. */
let server: TestServer;
let clinic: Clinic;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
});
afterAll(() => server.close());

let hoursAgo = 1_000;
async function afterVisit() {
  const [member] = await clinic.manyAtCounseling(1);
  const [slot = ''] = await clinic.offerSlots(1);
  const id = idOf(await clinic.post(member!, `/dna-visit/${member!.noviId}/schedule`, booking(slot)));
  hoursAgo += 2;
  const past = { starts_at: inHours(-hoursAgo), ends_at: inHours(-hoursAgo + 1) };
  await server.db.update(slots).set(past).where(eq(slots.id, slot));
  return { member: member!, id };
}

describe('a draft', () => {
  const path = (id: string, kind = 'summary') => `/visits/${id}/drafts/${kind}`;
  const get = (by: Member, id: string, kind?: string) => server.call('GET', path(id, kind), { token: by.token });
  const put = (by: Member, id: string, version: number, values: object, kind?: string) =>
    server.call('PUT', path(id, kind), { token: by.token, headers: ifMatch(version), body: { values } });
  const typed = { overview: 'Your test found', 'result.outcome': 'no-result-yet' };

  it('is kept for the specialist of the visit, and is not written over from an older version', async () => {
    const { id } = await afterVisit();
    expect((await get(clinic.specialist, id)).body.data).toMatchObject({ kind: 'summary', version: 0, values: {} });
    const first = await put(clinic.specialist, id, 0, typed);
    const version = Number(first.body.data['version']);
    expect((await get(clinic.specialist, id)).body.data).toMatchObject({ version, values: typed });
    const replies = await Promise.all(['a', 'b'].map((overview) => put(clinic.specialist, id, version, { overview })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await put(clinic.specialist, id, 0, typed)).status).toBe(412);
    // The reply was lost, and the same is sent again.
    const [kept] = await server.db.select().from(writingDrafts).where(eq(writingDrafts.visit_id, id));
    expect((await put(clinic.specialist, id, version, kept!.values)).status).toBe(200);
    expect((await get(clinic.specialist, id, 'care-plan')).body.data).toMatchObject({ version: 0 });
  });

  it('is nobody else’s, neither the patient’s nor a colleague’s', async () => {
    const { member, id } = await afterVisit();
    const colleague = await server.staff('specialist');
    const [slot = ''] = await clinic.offerSlots(1, colleague.noviId);
    await clinic.post(member, `/dna-visit/${member.noviId}/schedule`, booking(slot));
    await put(clinic.specialist, id, 0, typed);
    for (const attempt of [get, (by: Member) => put(by, id, 0, typed)]) {
      const [stranger, admin] = [await server.staff('specialist'), await server.staff('admin')];
      const replies = [member, colleague, stranger, admin, clinic.nurse].map((by) => attempt(by, id));
      expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([403, 403, 404, 403, 403]);
    }
  });

  it('goes when what it was for is signed', async () => {
    const { member, id } = await afterVisit();
    await put(clinic.specialist, id, 0, typed);
    await put(clinic.specialist, id, 0, typed, 'care-plan');
    const body = { locale: 'en', content: exampleSummary(), change_note: '' };
    const { token } = clinic.specialist;
    await server.call('PUT', `/visits/${id}/summary`, { token, headers: ifMatch(0), body });
    expect((await get(clinic.specialist, id)).body.data).toMatchObject({ version: 0 });
    expect((await get(clinic.specialist, id, 'care-plan')).body.data).not.toMatchObject({ version: 0 });
    await clinic.post(clinic.specialist, `/patients/${member.noviId}/add-care-plan`, { ...plan, visit_id: id });
    expect((await get(clinic.specialist, id, 'care-plan')).body.data).toMatchObject({ version: 0 });
  });
});

const plan = {
  ...{ locale: 'en', title: 'Your plan' },
  items: [
    { what: 'Have a mammogram once a year.', who: 'patient', timing: 'In spring', due_on: '2027-04-30' },
    { what: 'Send you for a colon check.', who: 'doctor', timing: '', due_on: null },
  ],
};

describe('a care plan', () => {
  async function planned() {
    const { member, id } = await afterVisit();
    const add = (body: object) => clinic.post(clinic.specialist, `/patients/${member.noviId}/add-care-plan`, body);
    return { member, id, add, plan: idOf(await add(plan)) };
  }
  const mark = (by: Member, id: string, item: number, version: number, status: string) =>
    server.call('PUT', `/care-plans/${id}/items/${item}`, {
      token: by.token,
      headers: ifMatch(version),
      body: { status },
    });
  const list = async ({ token, noviId }: Member) =>
    (await server.call('GET', `/patients/${noviId}/care-plans`, { token })).body.data;

  it('tells how far each item is, as the patient says of theirs and the specialist of all', async () => {
    const { member, plan: id } = await planned();
    const done = await mark(member, id, 0, 1, 'done');
    expect([done.status, done.headers['etag']]).toEqual([200, '"2"']);
    expect(await list(member)).toMatchObject([
      {
        version: 2,
        items: [
          { status: 'done', status_at: expect.any(String) as string },
          { status: 'open', status_at: null },
        ],
      },
    ]);
    expect((await mark(member, id, 0, 2, 'open')).status).toBe(200);
    expect((await mark(member, id, 0, 3, 'dropped')).status).toBe(403);
    expect((await mark(member, id, 1, 3, 'done')).status).toBe(403);
    expect((await mark(clinic.specialist, id, 1, 3, 'dropped')).status).toBe(200);
    expect((await mark(clinic.specialist, id, 1, 3, 'done')).status).toBe(412);
    expect((await mark(clinic.specialist, id, 2, 4, 'done')).status).toBe(404);
    const rows = await server.db.select().from(auditLog).where(eq(auditLog.operation, 'updatePlanItem'));
    expect(rows.map(({ detail }) => detail)).toContain('item 1 dropped');
  });

  it('is changed by another one that replaces it, once, and both stay to be read', async () => {
    const { member, plan: id, add } = await planned();
    const bodies = ['One', 'Two'].map((title) => ({ ...plan, title, replaces: id }));
    const replies = await Promise.all(bodies.map(add));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('plan_replaced');
    const next = idOf(replies.find(({ status }) => status === 201)!);
    expect(await list(member)).toMatchObject([
      { id: next, replaces: id, replaced_by: null },
      { id, title: 'Your plan', replaces: null, replaced_by: next },
    ]);
    expect(await mark(clinic.specialist, id, 0, 1, 'done')).toMatchObject({
      status: 409,
      body: { code: 'plan_replaced' },
    });
    for (const replaces of [(await planned()).plan, randomUUID()]) {
      expect((await add({ ...plan, replaces })).body.errors).toMatchObject([{ path: '/replaces' }]);
    }
  });

  it('of a visit is signed once, however many windows sign one at once', async () => {
    const { add, id } = await planned();
    const replies = await Promise.all(['One', 'Two'].map((title) => add({ ...plan, title, visit_id: id })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('plan_written');
    const first = idOf(replies.find(({ status }) => status === 201)!);
    expect((await add({ ...plan, visit_id: id, replaces: first })).status).toBe(201);
    expect((await add({ ...plan, visit_id: id })).body.code).toBe('plan_written');
  });

  it('is changed by a colleague at a visit of theirs, and not by both from the same one', async () => {
    const { member, id, add } = await planned();
    const first = idOf(await add({ ...plan, visit_id: id }));
    const colleague = await server.staff('specialist');
    const [slot = ''] = await clinic.offerSlots(1, colleague.noviId);
    const theirs = idOf(await clinic.post(member, `/dna-visit/${member.noviId}/schedule`, booking(slot)));
    const asColleague = (body: object) => clinic.post(colleague, `/patients/${member.noviId}/add-care-plan`, body);
    const changed = await asColleague({ ...plan, title: 'Theirs', visit_id: theirs, replaces: first });
    expect(changed.status).toBe(201);
    expect((await add({ ...plan, title: 'Mine', replaces: first })).body.code).toBe('plan_replaced');
    expect((await add({ ...plan, title: 'Mine', visit_id: id, replaces: idOf(changed) })).status).toBe(201);
    expect((await list(member)) as unknown as object[]).toMatchObject([
      ...[{ title: 'Mine', replaced_by: null }, { title: 'Theirs', visit_id: theirs }, { title: 'Your plan' }],
      { title: 'Your plan', visit_id: null },
    ]);
  });

  it('of a visit stays the only one, also when the plan of another visit is changed at it', async () => {
    const { member, add, id } = await planned();
    const first = idOf(await add({ ...plan, visit_id: id }));
    const [slot = ''] = await clinic.offerSlots(1);
    const next = idOf(await clinic.post(member, `/dna-visit/${member.noviId}/schedule`, booking(slot)));
    expect((await add({ ...plan, visit_id: next })).status).toBe(201);
    expect((await add({ ...plan, visit_id: next, replaces: first })).body.code).toBe('plan_written');
    expect((await add({ ...plan, visit_id: id, replaces: first })).status).toBe(201);
  });

  it('is not laid down at a visit that was canceled, though another one is ahead', async () => {
    const { member, add } = await planned();
    const [canceled = '', ahead = ''] = await clinic.offerSlots(2);
    const book = (slot: string) => clinic.post(member, `/dna-visit/${member.noviId}/schedule`, booking(slot));
    const visit_id = idOf(await book(canceled));
    await server.call('PUT', `/visits/${visit_id}`, {
      ...{ token: member.token, headers: ifMatch(1), body: { status: 'CANCELED' } },
    });
    await book(ahead);
    expect((await add({ ...plan, visit_id })).body.errors).toMatchObject([{ path: '/visit_id' }]);
  });

  it('goes on from the one that it replaces: what it says again is as far as it was', async () => {
    const { member, plan: first, add } = await planned();
    await mark(member, first, 0, 1, 'done');
    const [check, colon] = plan.items;
    const items = [{ ...colon, due_on: '2027-05-01' }, check];
    const next = (await add({ ...plan, items, replaces: first })).body.data;
    expect(next).toMatchObject({
      items: [{ status: 'open' }, { status: 'done', status_at: expect.any(String) as string }],
    });
  });

  it('is nobody else’s to mark, and what it says stays in the database', async () => {
    const { plan: id } = await planned();
    const [other, stranger] = [await server.member(), await server.staff('specialist')];
    const replies = [other, stranger, clinic.nurse].map((by) => mark(by, id, 0, 1, 'done'));
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([404, 404, 403]);
    const kept = { cause: { constraint: 'care_plans_stay_as_given' } };
    const change = server.db.update(carePlans).set({ title: 'Another' }).where(eq(carePlans.id, id));
    await expect(change).rejects.toMatchObject(kept);
  });
});
