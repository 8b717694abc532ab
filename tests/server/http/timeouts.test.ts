import { connect } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer({ requestTimeout: 300 });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.server.address() as { port: number }).port;
});
afterAll(() => server.close());

/** Sends the beginning of a request and then nothing more; what the server answers until it hangs up. */
function begin(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

describe('a client that is too slow', () => {
  it('with its headers gets a 408, and its connection is closed', async () => {
    const answer = await begin('GET /api/v1/states/list HTTP/1.1\r\nhost: novi\r\nx-slow: ');
    expect(answer).toContain('HTTP/1.1 408');
    expect(answer).toContain('"code":"request_timeout"');
  });

  it('with its body gets a 408, and its connection is closed', async () => {
    const { token, noviId } = await server.member();
    const head = [
      `PUT /api/v1/patients/${noviId}/drafts/eligibility HTTP/1.1`,
      ...['host: novi', 'content-type: application/json', 'content-length: 100', 'if-match: "0"'],
      `authorization: Bearer ${token}`,
    ].join('\r\n');
    const answer = await begin(`${head}\r\n\r\n{"values"`);
    expect(answer).toContain('HTTP/1.1 408');
    expect(answer).toContain('"code":"request_timeout"');
  });
});

it('headers of 20 kB are a 431', async () => {
  const answer = await begin(`GET /api/v1/states/list HTTP/1.1\r\nhost: novi\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`);
  expect(answer).toContain('HTTP/1.1 431 Request Header Fields Too Large');
  expect(answer).toContain('"code":"payload_too_large"');
});

it('a statement that takes too long is a 503 that says when to try again', async () => {
  const { connectionString = '' } = server.db.$client.options;
  const db = openDatabase(connectionString, undefined, { statement_timeout: 1_000 });
  const frail = await startTestServer({ db });
  const holder = new pg.Client({ connectionString });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table states in access exclusive mode');
  const reply = await frail.call('GET', '/states/list');
  await holder.query('rollback');
  await holder.end();
  expect([reply.status, reply.body.code, reply.headers['retry-after']]).toEqual([503, 'unavailable', '2']);
  expect((await frail.call('GET', '/states/list')).status).toBe(200);
  await db.$client.end();
  await frail.close();
});
