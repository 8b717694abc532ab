import { join } from 'node:path';
import { portsFrom, firstPort } from '#scripts/stack/ports.ts';
import { startStack } from '#scripts/stack/stack.ts';
import { makeTemplateDatabase } from '#tests/server/setup/database.ts';

/** Where the PostgreSQL and the emulator of the server tests keep their data and logs. */
export function serverDataFolder(): string {
  return join('.novi-test', `server-${ports().app}`);
}

/**
 * Starts one PostgreSQL and one sign-in emulator for all tests of the server, and puts the API's settings (DATABASE_URL,
 * FIREBASE_AUTH_EMULATOR_HOST and so on) into the environment, where the tests find them.
 */
export default async function startForServerTests(): Promise<() => Promise<void>> {
  const stack = await startStack({
    dataFolder: serverDataFolder(),
    ports: ports(),
    command: 'npm test',
    app: 'none',
    seed: false,
    lab: false,
    adminSite: false,
    keep: false,
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

function ports() {
  return portsFrom(firstPort(process.env['NOVI_TEST_PORT'], 4500));
}
