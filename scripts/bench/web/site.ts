import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { buildFor } from '../../checks/browser-stack.ts';
import type { Ports } from '../../stack/ports.ts';
import { startStack } from '../../stack/stack.ts';
import type { Site } from './floor.ts';

/** Builds the app as for production and serves it by the real server, with the demo's people and the sign-in emulator. */
export async function serveApp(ports: Ports): Promise<Site & { emulator: string }> {
  const built = resolve('.novi-test', `bench-app-${ports.app}`);
  await buildFor(ports, built);
  const dataFolder = resolve('.novi-test', `bench-${ports.app}`);
  const { address, environment, stop } = await startStack({
    ...{ dataFolder, ports, command: 'npm run bench -- web' },
    ...{ app: 'built', seed: true, lab: false, adminSite: false, mailbox: false, keep: false },
    environment: { APP_FOLDER: built },
  });
  const end = async () => {
    await stop();
    await Promise.all([built, dataFolder].map((folder) => rm(folder, { recursive: true, force: true })));
  };
  return { address, stop: end, emulator: environment['FIREBASE_AUTH_EMULATOR_HOST'] ?? '' };
}
