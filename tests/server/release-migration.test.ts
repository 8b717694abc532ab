import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { usualReleaser } from '../../domain/release.ts';
import { startTestServer, type TestServer } from './setup/server.ts';

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

it('gives releases from before the language that their text says, and keeps them as they were signed', async () => {
  const member = await server.member();
  await client.query('alter table roi_forms drop column locale, drop column revocation_received_on');
  const insert = `insert into roi_forms
    (patient_id, information, released_by, recipient, purpose, expires_on, statements_version, signature, content_hash)
    values ($1, '["care-plans"]', $2, 'Dr. B', 'my-care', '2999-01-01', '1.0.0', '{"kind":"typed","text":"A"}', $3)`;
  for (const releasedBy of [usualReleaser.en, usualReleaser.es, 'Novi'])
    await client.query(insert, [member.noviId, releasedBy, 'a'.repeat(64)]);
  await client.query(readFileSync('server/db/migrations/0002_releases_locale_and_letters.sql', 'utf8'));

  const reply = await server.call('GET', `/roi-forms?patient_id=${member.noviId}`, { token: member.token });
  const forms = reply.body.data as unknown as { released_by: string; locale: string }[];
  expect(Object.fromEntries(forms.map(({ released_by, locale }) => [released_by, locale]))).toEqual({
    [usualReleaser.en]: 'en',
    [usualReleaser.es]: 'es',
    Novi: 'en',
  });
  await expect(client.query("update roi_forms set locale = 'es'")).rejects.toThrow('can only be revoked, once');
});
