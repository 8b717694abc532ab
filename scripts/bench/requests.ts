import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import autocannon, { type Client } from 'autocannon';
import { migrate } from '#server/db/migrate.ts';
import { firstPort, portsFrom } from '../stack/ports.ts';
import { startStack } from '../stack/stack.ts';
import { signInAt, signUp } from './accounts.ts';
import { median } from './median.ts';

const rounds = 15;
const seconds = 2;
const connections = 32;
const goal = 0.8;

type Served = { server: ChildProcess; origin: string };
/** What a member asks for on one connection, again and again. */
type OwnRecord = { path: string; headers: { authorization: string } };
/** Requests a second, and microseconds of the server's CPU time for each. */
type Turn = { rate: number; cpu: number };

/**
 * Measures how many times a second `GET /users/{userId}` with a token is answered, and how much CPU time an answer takes,
 * beside a bare Fastify server with pg and a token cache, in the same run. Each of the connections is of another member. Both
 * servers answer on 127.0.0.1 only, by turns, so that what else the machine does hits both; the CPU time depends on it the least.
 */
export async function measureRequests(): Promise<void> {
  const ports = portsFrom(firstPort(process.env['NOVI_BENCH_PORT'], 4800));
  const dataFolder = resolve('.novi-test', `bench-${String(ports.app)}`);
  const stack = await startStack({
    ...{ dataFolder, ports, command: 'npm run bench' },
    ...{ app: 'none', seed: false, lab: false, adminSite: false, mailbox: false, keep: false },
  });
  const servers: ChildProcess[] = [];
  const serve = (script: string, port: number) => {
    const log = openSync(resolve(dataFolder, 'logs', `${String(port)}.log`), 'w');
    const env = { ...process.env, ...stack.environment, PORT: String(port), LOG_LEVEL: 'info' };
    const options = ['--import', './scripts/bench/report-cpu.ts', script];
    const server = spawn(process.execPath, options, { env, stdio: ['ignore', log, 'inherit', 'ipc'] });
    servers.push(server);
    return untilServed(server, script, `http://127.0.0.1:${String(port)}`);
  };
  try {
    await migrate(stack.databaseUrl);
    const bare = await serve('scripts/bench/bare.ts', ports.app);
    const novi = await serve('scripts/bench/novi.ts', ports.api);
    await compare(bare, novi, stack.environment['FIREBASE_AUTH_EMULATOR_HOST'] ?? '');
  } finally {
    for (const server of servers) server.kill();
    await stack.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function compare(bare: Served, novi: Served, emulator: string): Promise<void> {
  const signingUp = Array.from({ length: connections }, () => newMemberRequest(emulator, novi.origin));
  const requests = await Promise.all(signingUp);
  const turns: { bare: Turn; novi: Turn }[] = [];
  // The first round only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const turn = { bare: await measure(bare, requests), novi: await measure(novi, requests) };
    if (round > 0) turns.push(turn);
  }
  // Of each pair of neighbors first, so that a busy minute of the machine does not count for one of them alone.
  const share = median(turns.map((turn) => turn.novi.rate / turn.bare.rate));
  const shareOfCpu = median(turns.map((turn) => turn.bare.cpu / turn.novi.cpu));
  console.log(`bare Fastify + pg + token cache: ${shown(turns.map((turn) => turn.bare))}`);
  console.log(`Novi GET /users/{userId}:        ${shown(turns.map((turn) => turn.novi))}`);
  console.log(`share: ${share.toFixed(2)} (goal: at least ${String(goal)}); by CPU time: ${shareOfCpu.toFixed(2)}`);
  if (share < goal) process.exitCode = 1;
}

/** Signs a member up, whose own record is asked for. */
async function newMemberRequest(emulator: string, api: string): Promise<OwnRecord> {
  const member = await signUp({ emulator, api });
  const token = await signInAt(emulator, member);
  return { path: `/api/v1/users/${member.id}`, headers: { authorization: `Bearer ${token}` } };
}

async function untilServed(server: ChildProcess, script: string, origin: string): Promise<Served> {
  for (let left = 200; left > 0 && server.exitCode === null; left -= 1) {
    if (await fetch(origin).then(Boolean, () => false)) return { server, origin };
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`${script} did not start: see above.`);
}

async function measure({ server, origin }: Served, requests: OwnRecord[]): Promise<Turn> {
  const before = await cpuOf(server);
  // Each connection asks for the record of another member.
  const left = [...requests];
  const setupClient = (client: Client) => {
    const request = left.pop();
    if (request) client.setRequests([request]);
  };
  const result = await autocannon({ url: origin, connections, duration: seconds, setupClient });
  const after = await cpuOf(server);
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${origin}: ${String(result.non2xx + result.errors)} failed.`);
  return { rate: result.requests.average, cpu: (after - before) / result['2xx'] };
}

/** The CPU time that a server has taken so far, in microseconds. */
async function cpuOf(server: ChildProcess): Promise<number> {
  const told = once(server, 'message');
  server.send('cpu');
  const [microseconds] = (await told) as [number];
  return microseconds;
}

function shown(turns: Turn[]): string {
  const list = (numbers: number[]) => numbers.map((number) => number.toFixed(0)).join(', ');
  const [rates, cpus] = [turns.map(({ rate }) => rate), turns.map(({ cpu }) => cpu)];
  const rate = `${median(rates).toFixed(0)} requests/s (${list(rates)})`;
  return `${rate}, ${median(cpus).toFixed(0)} µs of CPU each (${list(cpus)})`;
}
