import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { slots, visits } from '#server/db/schema/index.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
let client: pg.Client;
beforeAll(async () => {
  server = await startTestServer();
  client = new pg.Client({ connectionString: server.db.$client.options.connectionString });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await server.close();
});

it('brings the one text of a visit and the sentences of a plan over, as they were written', async () => {
  const [member, specialist] = [await server.member(), await server.staff('specialist')];
  const times = ['2026-03-01', '2026-03-02'].map((day) => ({
    ...{ specialist_id: specialist.noviId, starts_at: new Date(`${day}T10:00Z`), ends_at: new Date(`${day}T11:00Z`) },
  }));
  const offered = await server.db.insert(slots).values(times).returning();
  const done = { patient_id: member.noviId, medium: 'video', status: 'COMPLETED' } as const;
  const [summed, silent] = await server.db
    .insert(visits)
    .values(offered.map(({ id }) => ({ ...done, slot_id: id, updated_at: new Date('2026-03-05T12:00Z') })))
    .returning();
  await client.query('alter table visits add column summary text');
  await client.query('update visits set summary = $2 where id = $1', [summed!.id, ' We talked.\n\nAll is well. ']);
  await client.query("update visits set summary = ' ' where id = $1", [silent!.id]);
  await client.query('insert into care_plans (patient_id, title, items, author_id) values ($1, $2, $3, $4)', [
    ...[member.noviId, 'Your plan', '["Walk each day.", "Call us."]', specialist.noviId],
  ]);
  await client.query(readFileSync('server/db/migrations/0014_summaries_move.sql', 'utf8'));

  const read = (path: string) => server.call('GET', path, { token: member.token });
  expect((await read(`/visits/${summed!.id}/summary`)).body.data).toMatchObject({
    current: {
      ...{ version: 1, locale: 'en', written_by: 'Sam Staff', written_at: '2026-03-05T12:00:00.000Z' },
      content: { overview: 'We talked.\n\nAll is well.', reason: '', result: { outcome: null, text: '' } },
    },
    earlier: [],
  });
  expect((await read(`/visits/${silent!.id}/summary`)).status).toBe(404);
  const open = { who: null, timing: '', due_on: null };
  const plan = {
    visit_id: null,
    items: [
      { what: 'Walk each day.', ...open },
      { what: 'Call us.', ...open },
    ],
  };
  expect((await read(`/patients/${member.noviId}/care-plans`)).body.data).toMatchObject([plan]);
});
