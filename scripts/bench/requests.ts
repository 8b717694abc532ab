import { spawn, type ChildProcess } from 'node:child_process';
import { openSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import autocannon from 'autocannon';
import { migrate } from '#server/db/migrate.ts';
import { firstPort, portsFrom } from '../stack/ports.ts';
import { startStack } from '../stack/stack.ts';
import { signInAt, signUp } from './accounts.ts';
import { median } from './median.ts';

const rounds = 15;
const seconds = 2;
const connections = 32;
const goal = 0.8;

/**
 * Measures how many times a second `GET /users/{userId}` with a token is answered, beside a bare Fastify server with pg and
 * a token cache, in the same run. Both answer on 127.0.0.1 only, by turns, so that what else the machine does hits both.
 */
export async function measureRequests(): Promise<void> {
  const ports = portsFrom(firstPort(process.env['NOVI_BENCH_PORT'], 4800));
  const dataFolder = resolve('.novi-test', `bench-${String(ports.app)}`);
  const stack = await startStack({
    ...{ dataFolder, ports, command: 'npm run bench' },
    ...{ app: 'none', seed: false, lab: false, adminSite: false, keep: false },
  });
  const servers: ChildProcess[] = [];
  const serve = (script: string, port: number) => {
    const log = openSync(resolve(dataFolder, 'logs', `${String(port)}.log`), 'w');
    const env = { ...process.env, ...stack.environment, PORT: String(port), LOG_LEVEL: 'info' };
    const server = spawn(process.execPath, [script], { env, stdio: ['ignore', log, 'inherit'] });
    servers.push(server);
    return untilServed(server, script, `http://127.0.0.1:${String(port)}`);
  };
  try {
    await migrate(stack.databaseUrl);
    const origins = {
      bare: await serve('scripts/bench/bare.ts', ports.app),
      novi: await serve('scripts/bench/novi.ts', ports.api),
    };
    await compare(origins, stack.environment['FIREBASE_AUTH_EMULATOR_HOST'] ?? '');
  } finally {
    for (const server of servers) server.kill();
    await stack.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function compare(origins: Record<'bare' | 'novi', string>, emulator: string): Promise<void> {
  const member = await signUp({ emulator, api: origins.novi });
  const path = `/api/v1/users/${member.id}`;
  const token = await signInAt(emulator, member);
  const rates: Record<'bare' | 'novi', number[]> = { bare: [], novi: [] };
  // The first round only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of ['bare', 'novi'] as const) {
      const rate = await measure(`${origins[name]}${path}`, token);
      if (round > 0) rates[name].push(rate);
    }
  }
  const [bare, novi] = [median(rates.bare), median(rates.novi)];
  // Of each pair of neighbors first, so that a busy minute of the machine does not count for one of them alone.
  const share = median(rates.novi.map((rate, index) => rate / (rates.bare[index] ?? rate)));
  console.log(`bare Fastify + pg + token cache: ${bare.toFixed(0)} requests/s (${shown(rates.bare)})`);
  console.log(`Novi GET /users/{userId}:        ${novi.toFixed(0)} requests/s (${shown(rates.novi)})`);
  console.log(`share: ${share.toFixed(2)} (goal: at least ${String(goal)})`);
  if (share < goal) process.exitCode = 1;
}

async function untilServed(server: ChildProcess, script: string, origin: string): Promise<string> {
  for (let left = 200; left > 0 && server.exitCode === null; left -= 1) {
    if (await fetch(origin).then(Boolean, () => false)) return origin;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`${script} did not start: see above.`);
}

async function measure(url: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const result = await autocannon({ url, headers, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${String(result.non2xx + result.errors)} failed.`);
  return result.requests.average;
}

function shown(numbers: number[]): string {
  return numbers.map((number) => number.toFixed(0)).join(', ');
}
