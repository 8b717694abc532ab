import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
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

describe('many who ask whether it is ready', () => {
  /** A server whose clock stands still until it is told the time, in milliseconds. */
  async function open() {
    const asked = await startTestServer();
    onTestFinished(() => asked.close());
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
    const looks = vi.spyOn(asked.db, 'execute');
    const ready = async () => (await asked.call('GET', '/health/ready')).status;
    const live = async () => (await asked.call('GET', '/health/live')).status;
    const at = (ms: number) => clock.mockReturnValue(1_000_000 + ms);
    const failOnce = () => looks.mockImplementationOnce(() => Promise.reject(new Error('It is away.')) as never);
    return { looks, ready, live, at, failOnce };
  }

  it('are told of one look at the database each second', async () => {
    const { looks, ready, at } = await open();
    const replies = await Promise.all(Array.from({ length: 20 }, ready));
    expect(replies).toEqual(Array(20).fill(200));
    at(999);
    expect(await ready()).toBe(200);
    expect(looks).toHaveBeenCalledTimes(1);
    at(1_000);
    expect(await ready()).toBe(200);
    expect(looks).toHaveBeenCalledTimes(2);
  });

  it('wait for a look that takes longer than a second, and begin none beside it', async () => {
    const { looks, ready, live, at } = await open();
    const [begun, slow] = [Promise.withResolvers<undefined>(), Promise.withResolvers<never>()];
    looks.mockImplementationOnce(() => {
      begun.resolve(undefined);
      return slow.promise as never;
    });
    const first = ready();
    await begun.promise;
    at(5_000);
    const second = ready();
    // It goes the same way, so the one before it has come to its look.
    expect(await live()).toBe(200);
    slow.reject(new Error('The database is away.'));
    expect([await first, await second]).toEqual([503, 503]);
    expect(looks).toHaveBeenCalledTimes(1);
    expect(await ready()).toBe(200);
  });

  it('hear of a failure and of its end with the next look', async () => {
    const { ready, at, failOnce } = await open();
    failOnce();
    expect([await ready(), await ready()]).toEqual([503, 503]);
    at(1_000);
    expect([await ready(), await ready()]).toEqual([200, 200]);
    failOnce();
    at(2_000);
    expect(await ready()).toBe(503);
  });
});

describe('overload', () => {
  it('sheds requests with a 503 that says when to try again', async () => {
    // Every timer is late by something: more than this, as soon as the delay is measured.
    const busy = await startTestServer({ maxEventLoopDelay: Number.MIN_VALUE });
    await expect
      .poll(async () => {
        const { status, body, headers } = await busy.call('GET', '/health/live');
        return [status, body.code, Number(headers['retry-after']) > 0];
      })
      .toEqual([503, 'unavailable', true]);
    await busy.close();
  });
});
