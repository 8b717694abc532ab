import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readEnv } from '#server/env.ts';
import { defaultLimits } from '#server/http/limits.ts';
import { openSharedCounts } from '#server/http/shared-counts.ts';
import { startRedis } from '../setup/redis.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

const limits = { ...defaultLimits, address: { max: 4, seconds: 60 } };
let redis: Awaited<ReturnType<typeof startRedis>>;
let processes: TestServer[];

beforeAll(async () => {
  redis = await startRedis();
  vi.stubEnv('RATE_LIMIT_REDIS_URL', redis.url);
  // Two of them, as two processes: they share nothing but the store.
  processes = [await startTestServer({ limits }), await startTestServer({ limits })];
});
afterAll(async () => {
  for (const server of processes) await server.close();
});

const get = (server: TestServer | undefined, from: string) =>
  server!.app.inject({ method: 'GET', url: '/api/v1/states/list', remoteAddress: from });

test('a limit by address holds across processes, and says when it ends', async () => {
  const statuses = [];
  for (const server of [...processes, ...processes, ...processes]) {
    const reply = await get(server, '203.0.113.7');
    statuses.push(reply.statusCode);
    if (reply.statusCode === 429) expect(Number(reply.headers['retry-after'])).toBeGreaterThan(50);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  expect((await get(processes[1], '203.0.113.8')).statusCode).toBe(200);
  expect(redis.keys()).toContain('novi:limit:address:203.0.113.7');
});

test('while the store is away, each process goes on counting for itself', async () => {
  await redis.close();
  const statuses = [];
  for (let times = 0; times < 6; times += 1) statuses.push((await get(processes[0], '203.0.113.9')).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});

test.each([
  ['is away', (store: Awaited<ReturnType<typeof startRedis>>) => store.close()],
  [
    'counts nothing',
    (store: Awaited<ReturnType<typeof startRedis>>) => {
      store.refuse();
      return Promise.resolve();
    },
  ],
])('that the store %s is told once, not with each request', async (_what, lose) => {
  const [store, onLost] = [await startRedis(), vi.fn()];
  const counts = openSharedCounts(store.url, onLost);
  const ask = () => counts.count('ada', 60);
  await expect.poll(ask).toMatchObject({ current: 1 });
  onLost.mockClear();
  await lose(store);
  for (let times = 0; times < 5; times += 1) expect(await ask()).toBeUndefined();
  expect(onLost).toHaveBeenCalledTimes(1);
  counts.close();
});

test('its address is judged as the other settings are, and never said', () => {
  const given = { ...process.env, RATE_LIMIT_REDIS_URL: 'https://:secret@cache.example' };
  expect(() => readEnv(given)).toThrow('RATE_LIMIT_REDIS_URL must be a redis:// or rediss:// address');
  expect(() => readEnv(given)).not.toThrow('secret');
});
