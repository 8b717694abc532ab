import { join } from 'node:path';
import { serverPorts, sharesEmulator } from '#scripts/checks/test-ports.ts';
import { startStack } from '#scripts/stack/stack.ts';
import { makeTemplateDatabase } from '#tests/server/setup/database.ts';

/** Where the PostgreSQL and the emulator of the server tests keep their data and logs. */
export function serverDataFolder(): string {
  return join('.novi-test', `server-${serverPorts().app}`);
}

/**
 * Starts one PostgreSQL and, where none is shared, one sign-in emulator for all tests of the server, and puts the API's settings (DATABASE_URL,
 * FIREBASE_AUTH_EMULATOR_HOST and so on) into the environment, where the tests find them.
 */
export default async function startForServerTests(): Promise<() => Promise<void>> {
  const stack = await startStack({
    dataFolder: serverDataFolder(),
    ports: serverPorts(),
    command: 'npm test',
    app: 'none',
    seed: false,
    lab: false,
    adminSite: false,
    mailbox: false,
    keep: false,
    sharesEmulator: sharesEmulator(),
  });
  Object.assign(process.env, stack.environment);
  try {
    await makeTemplateDatabase();
  } catch (error) {
    await stack.stop();
    throw error;
  }
  return stack.stop;
}
