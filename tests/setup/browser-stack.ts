import { join } from 'node:path';
import { forgetLookedAt } from '../browser/steps/looked-at.ts';
import { builtApp, buildForTests, isBuilt } from '#scripts/checks/browser-stack.ts';
import { browserPorts, sharesEmulator } from '#scripts/checks/test-ports.ts';
import { startStack } from '#scripts/stack/stack.ts';

/**
 * Starts one whole stack for all browser tests: the production build, served by the API itself, with the demo's people and
 * a demo lab. DATABASE_URL and the rest of the API's settings stand in the environment of the tests.
 */
export default async function startForBrowserTests(): Promise<() => Promise<void>> {
  forgetLookedAt();
  if (!isBuilt()) await buildForTests();
  const ports = browserPorts();
  const stack = await startStack({
    dataFolder: join('.novi-test', `browser-${ports.app}`),
    ports,
    command: 'npm test',
    app: 'built',
    seed: true,
    lab: true,
    adminSite: true,
    mailbox: false,
    keep: false,
    sharesEmulator: sharesEmulator(),
    environment: { APP_FOLDER: builtApp, DEMO_LAB_SECONDS: '1' },
  });
  Object.assign(process.env, stack.environment);
  return stack.stop;
}
