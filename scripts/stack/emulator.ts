import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadAccounts, replaceAccounts, type AccountsPlace } from './accounts.ts';
import type { Ports } from './ports.ts';
import { Problem } from './problem.ts';
import { startPart, untilReady, type Registry } from './processes.ts';

/** The project that all development and tests use: a name that begins with "demo-" can never reach a real project. */
export const projectId = 'demo-novi';

interface EmulatorPlan {
  root: string;
  dataFolder: string;
  ports: Ports;
  registry: Registry;
}

/** Starts the sign-in emulator, protects it against telling which e-mails exist, and gives it the saved accounts. */
export async function startEmulator({ root, dataFolder, ports, registry }: EmulatorPlan): Promise<AccountsPlace> {
  const home = join(dataFolder, 'emulator');
  const temporary = join(home, 'tmp');
  mkdirSync(temporary, { recursive: true });
  const config = join(home, 'firebase.json');
  writeFileSync(config, JSON.stringify(emulatorConfig(root, ports)));
  const part = await startPart({
    name: 'the sign-in emulator',
    command: process.execPath,
    args: [
      join(root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      ...['emulators:start', '--only', 'auth', '--project', projectId, '--config', config],
    ],
    cwd: home,
    // CI keeps it from looking for the network; a temporary folder of its own keeps two stacks from meeting there.
    env: { ...process.env, CI: '1', TMPDIR: temporary, XDG_CONFIG_HOME: join(home, 'config'), NO_UPDATE_NOTIFIER: '1' },
    logFile: join(dataFolder, 'logs/emulator.log'),
    stopSignal: 'SIGTERM',
  });
  registry.add(part);
  registry.watch(part);
  const place = placeOf({ dataFolder, ports });
  await untilReady(part, () => isReady(place.origin), 180);
  await hideWhichEmailsExist(place);
  await loadAccounts(place);
  return place;
}

/** Removes the accounts of an emulator that runs already. */
export async function emptyEmulator(plan: Pick<EmulatorPlan, 'dataFolder' | 'ports'>): Promise<AccountsPlace> {
  const place = placeOf(plan);
  if (await replaceAccounts(place, { users: [] })) return place;
  throw new Problem('The sign-in emulator that runs already did not remove its accounts: begin again.');
}

function placeOf({ dataFolder, ports }: Pick<EmulatorPlan, 'dataFolder' | 'ports'>): AccountsPlace {
  return { origin: `http://127.0.0.1:${ports.emulator}`, projectId, file: join(dataFolder, 'accounts.json') };
}

/** The repository's firebase.json with this stack's ports. */
function emulatorConfig(root: string, ports: Ports): unknown {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as { emulators: object };
  const host = '127.0.0.1';
  return {
    ...config,
    emulators: {
      ...config.emulators,
      auth: { host, port: ports.emulator },
      hub: { host, port: ports.emulatorHub },
      logging: { host, port: ports.emulatorLogging },
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    const response = await fetch(origin, { signal: AbortSignal.timeout(2_000) });
    const answer = (await response.json()) as { authEmulator?: { ready?: boolean } };
    return answer.authEmulator?.ready === true;
  } catch {
    return false;
  }
}

/** The hosted service does so by default, the emulator does not. */
async function hideWhichEmailsExist({ origin, projectId: project }: AccountsPlace): Promise<void> {
  const response = await fetch(`${origin}/emulator/v1/projects/${project}/config`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (response.ok) return;
  throw new Problem(
    `The sign-in emulator refused its settings (status ${response.status}): install the locked version of firebase-tools with npm ci.`,
  );
}
