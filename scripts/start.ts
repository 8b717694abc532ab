/** `npm start`, once everything is installed: starts the stack, says where it is, and stops it again. */
import { join, resolve } from 'node:path';
import { projectId } from './stack/emulator.ts';
import { checkModulesFolder } from './stack/folder.ts';
import { sayMail } from './stack/mail.ts';
import { firstPort, portsFrom, startPort } from './stack/ports.ts';
import { messageOf, Problem } from './stack/problem.ts';
import { startStack, type Stack } from './stack/stack.ts';
import { welcome } from './stack/welcome.ts';

const root = resolve(import.meta.dirname, '..');
const begun = Number(process.env['NOVI_BEGUN'] ?? Date.now());
const calledOff = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.on(signal, () => {
    calledOff.abort();
  });
}

process.exit(await main());

async function main(): Promise<number> {
  let stack: Stack | undefined;
  try {
    stack = await start();
    console.log(await welcome(stack, (Date.now() - begun) / 1000));
    const origin = `http://${stack.environment['FIREBASE_AUTH_EMULATOR_HOST'] ?? ''}`;
    const mail = sayMail({ origin, projectId, address: stack.address, say: console.log });
    const problem = await Promise.race([stack.broken, untilCalledOff()]);
    mail.stop();
    if (problem) console.error(`\n${problem.message} The rest is being stopped, too.`);
    else console.log('\nStopping …');
    await stack.stop();
    console.log('Everything is stopped. Your data is kept; npm start goes on with it.');
    return problem ? 1 : 0;
  } catch (error) {
    if (calledOff.signal.aborted) {
      console.log('Everything is stopped.');
      return 0;
    }
    console.error(error instanceof Problem ? error.message : `Novi could not start: ${messageOf(error)}`);
    return 1;
  }
}

async function start(): Promise<Stack> {
  const ports = portsFrom(firstPort(process.env['NOVI_PORT'], startPort));
  console.log('Starting Novi …');
  checkModulesFolder(join(root, 'node_modules'));
  return await startStack({
    dataFolder: process.env['NOVI_DATA'] ?? join(root, '.novi'),
    ports,
    command: 'npm start',
    app: 'sources',
    seed: true,
    lab: true,
    adminSite: true,
    mailbox: true,
    keep: true,
    environment: { DEMO_CASELOAD: '1' },
    // Only out of the environment, never out of .env: the database named there may be the real one.
    databaseUrl: process.env['DATABASE_URL'] || undefined,
    signal: calledOff.signal,
  });
}

function untilCalledOff(): Promise<undefined> {
  return new Promise((resolve) => {
    calledOff.signal.addEventListener('abort', () => {
      resolve(undefined);
    });
    if (calledOff.signal.aborted) resolve(undefined);
  });
}
