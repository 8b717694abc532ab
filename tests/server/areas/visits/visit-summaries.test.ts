import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleSummary } from '#scripts/seed/summary.ts';
import { visitSummaryDocuments } from '#server/areas/documents/kinds/visit-summaries.ts';
import { auditLog, slots, visits, visitSummaries } from '#server/db/schema/index.ts';
import type { PdfDocument } from '#server/pdf/model.ts';
import { booking, idOf, ifMatch, inHours, openClinic, type Clinic } from '../../setup/clinic.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
});
afterAll(() => server.close());

let hoursAgo = 100;
/** A member whose visit has just been, unless it is still ahead. */
async function afterVisit({ isUpcoming = false } = {}): Promise<{ member: Member; id: string }> {
  const member = await clinic.memberAt('complete');
  const [visit] = await server.db.select().from(visits).where(eq(visits.patient_id, member.noviId));
  hoursAgo += 1;
  const past = { starts_at: inHours(-hoursAgo), ends_at: inHours(-hoursAgo + 0.5) };
  if (!isUpcoming) await server.db.update(slots).set(past).where(eq(slots.id, visit!.slot_id));
  return { member, id: visit!.id };
}

const first = { locale: 'en', content: exampleSummary(), change_note: '' };
const amended = {
  ...{ ...first, change_note: 'The result came in.' },
  content: { ...exampleSummary(), overview: 'There is a result now.' },
};
const write = (by: Member, id: string, version: number, body: object = first) =>
  server.call('PUT', `/visits/${id}/summary`, { token: by.token, headers: ifMatch(version), body });
const read = (by: Member, id: string) => server.call('GET', `/visits/${id}/summary`, { token: by.token });
const setStatus = (id: string, status: 'CANCELED' | 'MISSED') =>
  server.db.update(visits).set({ status }).where(eq(visits.id, id));
const pathsOf = (reply: Awaited<ReturnType<typeof write>>) => reply.body.errors?.map((problem) => problem['path']);

describe('the summary of a visit', () => {
  it('is not there before it is written, and the list of visits says so', async () => {
    const { member, id } = await afterVisit();
    expect((await read(member, id)).status).toBe(404);
    const listed = () => server.call('GET', `/dna-visit/${member.noviId}/visits`, { token: member.token });
    expect((await listed()).body.data).toMatchObject([{ id, summarized_at: null }]);
    await write(clinic.specialist, id, 0);
    expect((await listed()).body.data).toMatchObject([{ id, summarized_at: expect.any(String) as string }]);
  });

  it('is written by the visit’s specialist and read by the member, with who wrote it', async () => {
    const { member, id } = await afterVisit();
    const written = await write(clinic.specialist, id, 0);
    expect([written.status, written.headers['etag']]).toEqual([200, '"1"']);
    const current = { version: 1, locale: 'en', content: exampleSummary(), written_by: 'Sam Staff', change_note: '' };
    const reply = await read(member, id);
    expect(reply.headers['etag']).toBe('"1"');
    expect(reply.body.data).toMatchObject({ visit_id: id, current, earlier: [] });
    expect((await read(clinic.specialist, id)).body.data).toEqual(reply.body.data);
    expect(await server.db.select().from(auditLog).where(eq(auditLog.operation, 'putVisitSummary'))).toContainEqual(
      expect.objectContaining({ record: 'visit-summary', record_id: id, patient_id: member.noviId }),
    );
  });

  it('keeps what it was before a change, and says what was changed', async () => {
    const { member, id } = await afterVisit();
    await write(clinic.specialist, id, 0);
    expect(pathsOf(await write(clinic.specialist, id, 1, { ...amended, change_note: ' ' }))).toEqual(['/change_note']);
    const changed = await write(clinic.specialist, id, 1, amended);
    expect([changed.status, changed.headers['etag']]).toEqual([200, '"2"']);
    expect((await read(member, id)).body.data).toMatchObject({
      current: { version: 2, content: amended.content, change_note: 'The result came in.' },
      earlier: [{ version: 1, content: exampleSummary() }],
    });
  });

  it('is made from the newest version only, also when five are sent at once', async () => {
    const { id } = await afterVisit();
    const token = clinic.specialist.token;
    expect((await server.call('PUT', `/visits/${id}/summary`, { token, body: first })).status).toBe(428);
    const replies = await Promise.all(Array.from({ length: 5 }, () => write(clinic.specialist, id, 0)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412]);
    expect((await write(clinic.specialist, id, 0, amended)).body.code).toBe('stale');
  });

  it('is nobody’s to write but that specialist’s, and nobody’s to read who is not of the care team', async () => {
    const { member, id } = await afterVisit();
    const [other, colleague, stranger] = [
      await server.member(),
      await server.staff('specialist'),
      await server.staff('specialist'),
    ];
    const [slot = ''] = await clinic.offerSlots(1, colleague.noviId);
    expect((await clinic.post(member, `/dna-visit/${member.noviId}/schedule`, booking(slot))).status).toBe(201);
    expect((await write(colleague, id, 0)).status).toBe(403);
    expect((await write(stranger, id, 0)).status).toBe(404);
    expect((await write(member, id, 0)).status).toBe(403);
    expect((await write(clinic.nurse, id, 0)).status).toBe(403);
    await write(clinic.specialist, id, 0);
    const statuses = [other, stranger, clinic.nurse, colleague].map(async (by) => (await read(by, id)).status);
    expect(await Promise.all(statuses)).toEqual([404, 404, 403, 200]);
  });

  it('is not written of a visit that lies ahead, was canceled or was missed', async () => {
    const { id } = await afterVisit({ isUpcoming: true });
    expect(await write(clinic.specialist, id, 0)).toMatchObject({ status: 409, body: { code: 'summary_not_open' } });
    const { id: missed } = await afterVisit();
    await setStatus(missed, 'MISSED');
    expect((await write(clinic.specialist, missed, 0)).body.code).toBe('summary_not_open');
    await setStatus(missed, 'CANCELED');
    // Who lost the visit has nothing to do with the record any more.
    expect((await write(clinic.specialist, missed, 0)).status).toBe(404);
  });

  it('says something in its main parts, and how the test came out', async () => {
    const { id } = await afterVisit();
    const content = { ...exampleSummary(), overview: ' \n', reason: '', result: { outcome: null, text: '–' } };
    expect(pathsOf(await write(clinic.specialist, id, 0, { ...first, content }))).toEqual([
      ...['/content/overview', '/content/reason', '/content/result/text', '/content/result/outcome'],
    ]);
    const more = { ...first, content: { ...exampleSummary(), diagnosis: 'x' } };
    expect((await write(clinic.specialist, id, 0, more)).status).toBe(400);
    const bell = { ...first, content: { ...exampleSummary(), overview: 'a\u0007b' } };
    expect((await write(clinic.specialist, id, 0, bell)).status).toBe(400);
  });

  it('keeps paragraphs, and drops what nobody sees', async () => {
    const { member, id } = await afterVisit();
    const content = { ...exampleSummary(), overview: '  One.\u200B \r\n\r\n\r\n\r\nTwo.\n' };
    await write(clinic.specialist, id, 0, { ...first, content });
    const { current } = (await read(member, id)).body.data as unknown as { current: { content: { overview: string } } };
    expect(current.content.overview).toBe('One.\n\nTwo.');
  });

  it('tells in its PDF what the test has shown in the line that the page has', async () => {
    const { member, id } = await afterVisit();
    const content = { ...exampleSummary(), result: { outcome: 'change-found', text: 'In the gene BRCA2.' } };
    expect((await write(clinic.specialist, id, 0, { ...first, content })).status).toBe(200);
    const asked = { db: server.db, patientId: member.noviId, isOwn: true, locale: 'en', now: new Date() } as const;
    const [entry] = await visitSummaryDocuments(asked, id);
    const { document } = (await entry?.read()) as { document: PdfDocument };
    const at = document.blocks.findIndex((block) => block.kind === 'heading' && block.text === 'What the test found');
    expect(document.blocks.slice(at + 1, at + 3)).toEqual([
      { kind: 'paragraph', look: 'strong', text: 'A harmful change was found' },
      { kind: 'paragraph', text: 'In the gene BRCA2.' },
    ]);
  });

  it('is named by the day of the visit as the patient lived it, in the list of documents and on the paper', async () => {
    const { member, id } = await afterVisit();
    const [visit] = await server.db.select().from(visits).where(eq(visits.id, id));
    // In Chicago, it is still the evening before.
    const past = { starts_at: new Date('2026-03-02T02:00Z'), ends_at: new Date('2026-03-02T02:45Z') };
    await server.db.update(slots).set(past).where(eq(slots.id, visit!.slot_id));
    expect((await write(clinic.specialist, id, 0)).status).toBe(200);
    const asked = { db: server.db, patientId: member.noviId, isOwn: true, locale: 'en', now: new Date() } as const;
    const [entry] = await visitSummaryDocuments(asked, id);
    const { document } = (await entry?.read()) as { document: PdfDocument };
    const title = 'Summary of your visit on March 1, 2026';
    expect([entry?.title, document.title]).toEqual([title, title]);
  });

  it('says what it means for relatives on the page and in the PDF; one that is older has that part empty', async () => {
    const { member, id } = await afterVisit();
    const { relatives: _, ...older } = exampleSummary();
    await server.db.execute(
      sql`insert into visit_summaries (visit_id, version, author_id, locale, content) values (${id}, 1, ${clinic.specialist.noviId}, 'en', ${JSON.stringify(older)}::jsonb)`,
    );
    const headings = async () => {
      const asked = { db: server.db, patientId: member.noviId, isOwn: true, locale: 'en', now: new Date() } as const;
      const [entry] = await visitSummaryDocuments(asked, id);
      const { document } = (await entry?.read()) as { document: PdfDocument };
      return document.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
    };
    expect((await read(member, id)).body.data).toMatchObject({ current: { content: { ...older, relatives: '' } } });
    expect(await headings()).not.toContain('What this means for your relatives');
    const content = { ...exampleSummary(), relatives: 'Your sister can ask for a test. ' };
    const change_note = 'I added what it means for your sister.';
    expect((await write(clinic.specialist, id, 1, { locale: 'en', content, change_note })).status).toBe(200);
    const { data } = (await read(member, id)).body;
    expect(data).toMatchObject({ current: { content: { relatives: 'Your sister can ask for a test.' } } });
    expect(await headings()).toContain('What this means for your relatives');
  });

  it('is never changed or removed in the database', async () => {
    const { id } = await afterVisit();
    await write(clinic.specialist, id, 0);
    const mine = eq(visitSummaries.visit_id, id);
    const kept = { cause: { constraint: 'visit_summaries_are_kept' } };
    await expect(server.db.update(visitSummaries).set({ version: 7 }).where(mine)).rejects.toMatchObject(kept);
    await expect(server.db.delete(visitSummaries).where(mine)).rejects.toMatchObject(kept);
  });
});

describe('a care plan', () => {
  const item = { what: 'Have a mammogram once a year.', who: 'patient', timing: 'In spring', due_on: '2027-04-30' };
  const plan = { locale: 'en', title: 'Your plan', items: [item, { ...item, who: null, timing: '', due_on: null }] };
  const add = (by: Member, member: Member, body: object = plan, headers?: Record<string, string>) =>
    clinic.post(by, `/patients/${member.noviId}/add-care-plan`, body, headers);
  const list = (by: Member, { noviId }: Member) =>
    server.call('GET', `/patients/${noviId}/care-plans`, { token: by.token });

  it('is added by a specialist of the patient, with who does what by when', async () => {
    const { member, id } = await afterVisit();
    const added = await add(clinic.specialist, member, { ...plan, visit_id: id });
    expect(added.status).toBe(201);
    expect((await list(member, member)).body.data).toEqual([
      {
        ...{ ...plan, id: idOf(added), visit_id: id, written_by: 'Sam Staff', version: 1 },
        ...{ replaces: null, replaced_by: null, created_at: added.body.data['created_at'] },
        items: plan.items.map((each) => ({ ...each, status: 'open', status_at: null })),
      },
    ]);
    expect(await server.db.select().from(auditLog).where(eq(auditLog.operation, 'addCarePlan'))).toContainEqual(
      expect.objectContaining({ record: 'care-plan', record_id: idOf(added), patient_id: member.noviId }),
    );
  });

  it('is added once for one intention', async () => {
    const { member } = await afterVisit();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const replies = await Promise.all([1, 2, 3].map(() => add(clinic.specialist, member, plan, key)));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(replies.map(idOf)).size).toBe(1);
    // Without a key each request is an intention of its own.
    const another = await add(clinic.specialist, member, plan, {});
    expect(another.status).toBe(201);
    expect(idOf(another)).not.toBe(idOf(replies[0]!));
  });

  it('is nobody’s to add but the patient’s specialists’', async () => {
    const { member } = await afterVisit();
    const stranger = await server.staff('specialist');
    const statuses = [stranger, member, clinic.nurse].map(async (by) => (await add(by, member)).status);
    expect(await Promise.all(statuses)).toEqual([404, 403, 403]);
    expect((await list(stranger, member)).status).toBe(404);
  });

  it('is refused for a visit of somebody else, without items, and with words that say nothing', async () => {
    const [{ member }, { id: theirs }] = [await afterVisit(), await afterVisit()];
    const paths = async (body: object) => pathsOf(await add(clinic.specialist, member, body));
    expect(await paths({ ...plan, visit_id: theirs })).toEqual(['/visit_id']);
    expect(await paths({ ...plan, items: [] })).toEqual(['/items']);
    expect(await paths({ ...plan, items: [item, { ...item, what: '—' }] })).toEqual(['/items/1/what']);
    expect(await paths({ ...plan, items: [{ ...item, due_on: '2027-02-30' }] })).toEqual(['/items/0/due_on']);
    expect(await paths({ ...plan, items: [{ ...item, who: 'nobody' }] })).toEqual(['/items/0/who']);
    expect((await list(member, member)).body.data).toEqual([]);
  });
});
