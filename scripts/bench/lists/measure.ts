import { resolve } from 'node:path';
import { rmSync } from 'node:fs';
import type { ClientBase } from 'pg';
import { buildApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import { defaultLimits } from '#server/http/limits.ts';
import { seedLarge } from '../../seed/large.ts';
import { firstPort, portsFrom } from '../../stack/ports.ts';
import { startStack } from '../../stack/stack.ts';
import { casesOf, keysQuery, type Case, type Keys } from './cases.ts';
import { openRecorder, plansOf, type Recorder } from './recorder.ts';
import { pretendedIdentity } from './pretended-identity.ts';

/** What the slowest of twenty may take, in milliseconds, on a quiet machine. */
const goal = 50;
/** So often each case is asked, after it was asked three times to warm up. */
const times = 40;

type App = Awaited<ReturnType<typeof buildApp>>;
type Measured = { name: string; p50: number; p95: number };

/**
 * Asks every list and search of the contract over a database of 100,000 members (scripts/seed/large), by turns, and prints how long the
 * middle one and the slowest of twenty took, how many pages of 8 kB the database looked at, which is the same on a busy machine, and the
 * plan of what it took longest for. Fails where the slowest of twenty is above 50 ms.
 * @param options `--plans`: all plans whole, else those of what is too slow; `--only <text>`: cases whose name holds it;
 * `DATABASE_URL`: a database that `npm run seed:large` has filled, else one is made
 */
export async function measureLists(options: readonly string[]): Promise<void> {
  const ports = portsFrom(firstPort(process.env['NOVI_BENCH_PORT'], 4800));
  const dataFolder = resolve('.novi-test', `bench-${String(ports.app)}`);
  const given = process.env['DATABASE_URL'];
  const stack = await startStack({
    ...{ dataFolder, ports, command: 'npm run bench -- lists', databaseUrl: given },
    ...{ app: 'none', seed: false, lab: false, adminSite: false, mailbox: false, keep: false },
  });
  try {
    if (!given) await seedLarge(stack.databaseUrl, (line) => console.log(line));
    const recorder = openRecorder(stack.databaseUrl);
    const limits = { ...unlimited, refusalRows: defaultLimits.refusalRows };
    const env = readEnv({ ...process.env, ...stack.environment, NODE_ENV: 'test', LOG_LEVEL: 'silent' });
    // Of the same pool: the plans are those that the server gets.
    const client = await recorder.db.$client.connect();
    const [keys] = (await client.query<Keys>(keysQuery)).rows;
    if (!keys) throw new Error('The database gave no keys.');
    // However busy the machine is, nothing is refused for it.
    const identity = pretendedIdentity(keys);
    const app = await buildApp({ env, db: recorder.db, identity, limits, maxEventLoopDelay: Infinity });
    try {
      await measureAll(app, client, recorder, keys, options);
    } finally {
      await app.close();
      client.release();
      await recorder.db.$client.end();
    }
  } finally {
    await stack.stop();
    if (!given) rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function measureAll(app: App, client: ClientBase, recorder: Recorder, keys: Keys, options: readonly string[]) {
  const only = options.includes('--only') ? (options[options.indexOf('--only') + 1] ?? '') : '';
  const cases = Object.entries(casesOf(keys))
    .flatMap(([operation, asked]) =>
      asked.map((one) => ({ ...one, name: `${operation} ${one.by} ${shortened(one.path)}` })),
    )
    .filter(({ name }) => name.includes(only));
  // As the server sets it for searches that take misspelled names.
  await client.query('set pg_trgm.word_similarity_threshold = 0.5');
  const measured: Measured[] = [];
  console.log(`${'ms: p50'.padStart(8)}${'p95'.padStart(8)}${'blocks'.padStart(8)}`);
  for (const one of cases) {
    const took = await measureCase(app, one);
    measured.push({ name: one.name, ...took });
    const plans = await plansOf(client, await recorder.record(() => ask(app, one)));
    const blocks = plans.reduce((sum, plan) => sum + plan.blocks, 0);
    const figures = [took.p50.toFixed(1), took.p95.toFixed(1), String(blocks)].map((each) => each.padStart(8)).join('');
    console.log(`${figures}  ${one.name}${took.p95 > goal ? '  ← too slow' : ''}`);
    const plan = plans.toSorted((a, b) => b.ms - a.ms)[0];
    if (!plan) continue;
    const isWhole = options.includes('--plans') || took.p95 > goal;
    const nodes = plan.lines
      .filter((line) => /\(actual/.test(line))
      .map((line) => line.replace(/ \(actual.*/, '').trim());
    console.log(isWhole ? plan.lines.map((line) => `           ${line}`).join('\n') : `           ${nodes.join(' ')}`);
  }
  const slow = measured.filter(({ p95 }) => p95 > goal);
  console.log(`${String(measured.length)} cases, ${String(slow.length)} above ${String(goal)} ms (p95).`);
  if (slow.length > 0) process.exitCode = 1;
}

async function measureCase(app: App, one: Case): Promise<{ p50: number; p95: number }> {
  for (let round = 0; round < 3; round += 1) await ask(app, one);
  const took: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const began = performance.now();
    await ask(app, one);
    took.push(performance.now() - began);
  }
  const sorted = took.toSorted((a, b) => a - b);
  return { p50: sorted[Math.floor(times * 0.5)] ?? 0, p95: sorted[Math.floor(times * 0.95)] ?? 0 };
}

async function ask(app: App, { by, path }: Case): Promise<void> {
  const headers = by === 'nobody' ? {} : { authorization: `Bearer ${by}` };
  const { statusCode, body } = await app.inject({ url: `/api/v1${path}`, headers });
  if (statusCode !== 200) throw new Error(`${path} answered ${String(statusCode)}: ${body}`);
}

/** Without keys, which say nothing. */
const shortened = (path: string) =>
  decodeURIComponent(path).replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '…');

const many = { max: 1_000_000_000, seconds: 60 };
const unlimited = { address: many, user: many, operations: {}, operationsByAddress: {} };
