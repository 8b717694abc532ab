import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { createFirebaseIdentity } from '#server/identity/firebase.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

const emulatorHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('health', () => {
  it('is live and ready when database and identity provider answer', async () => {
    expect((await server.call('GET', '/health/live')).status).toBe(200);
    const ready = await server.call('GET', '/health/ready');
    expect([ready.status, ready.body]).toEqual([200, { status: 'ready', database: 'ok', identity: 'ok' }]);
  });

  it('is live and not ready without the database', async () => {
    const db = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
    const identity = { ...server.identity, isReachable: () => Promise.resolve(true) };
    const frail = await startTestServer({ db, identity });
    expect((await frail.call('GET', '/health/live')).status).toBe(200);
    const ready = await frail.call('GET', '/health/ready');
    expect([ready.status, ready.body]).toEqual([503, { status: 'not ready', database: 'unreachable', identity: 'ok' }]);
    const list = await frail.call('GET', '/states/list');
    expect([list.status, list.body.code, list.headers['retry-after']]).toEqual([503, 'unavailable', '2']);
    await frail.close();
  });

  it('is not ready without the identity provider', async () => {
    const identity = createFirebaseIdentity({ projectId: 'demo-novi', emulatorHost: '127.0.0.1:1' });
    const frail = await startTestServer({ identity });
    const ready = await frail.call('GET', '/health/ready');
    expect([ready.status, ready.body['identity']]).toEqual([503, 'unreachable']);
    await frail.close();
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = emulatorHost;
  });
});

describe('overload', () => {
  it('sheds requests with a 503 that says when to try again', async () => {
    // Every timer is late by something: more than this, as soon as the delay is measured.
    const busy = await startTestServer({ maxEventLoopDelay: Number.MIN_VALUE });
    await expect
      .poll(
        async () => {
          const { status, body, headers } = await busy.call('GET', '/health/live');
          return [status, body.code, Number(headers['retry-after']) > 0];
        },
        { timeout: 10_000 },
      )
      .toEqual([503, 'unavailable', true]);
    await busy.close();
  });
});
