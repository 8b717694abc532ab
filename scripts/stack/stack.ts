import { join, resolve } from 'node:path';
import { accountIds, keepAccounts, type AccountsPlace } from './accounts.ts';
import { emptyEmulator, startEmulator } from './emulator.ts';
import {
  adminSiteAddress,
  adminSiteEnvironment,
  appAddress,
  appEnvironment,
  mailboxAddress,
  mailboxEnvironment,
  mailboxSmtpUrl,
  serverEnvironment,
} from './environment.ts';
import { emptyDataFolder, makeDataFolder } from './folder.ts';
import { lockFile, takeLock } from './lock.ts';
import { checkPorts, type Ports } from './ports.ts';
import { checkDatabase, ownDatabaseUrl, query, startPostgres } from './postgres.ts';
import { removeOpenPlace } from './postgres-place.ts';
import type { Problem } from './problem.ts';
import { stopLeftovers } from './processes.ts';
import { openRegistry, type PartsRegistry } from './registry.ts';
import { openTasks, type Tasks } from './tasks.ts';
import {
  migrateDatabase,
  seedDatabase,
  startAdminSite,
  startApi,
  startApp,
  startLab,
  startMailbox,
} from './servers.ts';

export interface StackOptions {
  /** Where data and logs are kept. */
  dataFolder: string;
  ports: Ports;
  /** What the person typed, for the sentences that say how to go on. */
  command: string;
  /** `none`: PostgreSQL and the emulator alone. `sources`: Vite beside the API. `built`: the API serves dist/. */
  app: 'none' | 'sources' | 'built';
  /** Whether the demo's people are filled in. */
  seed: boolean;
  /** Whether the demo lab moves test kits along. */
  lab: boolean;
  /** Whether the demo's admin site is served beside the app. */
  adminSite: boolean;
  /** Whether e-mails go out, into the demo's mailbox; else they stay in the outbox. */
  mailbox: boolean;
  /** Whether data outlives the stack, and a commit the machine's power. Tests do without. */
  keep: boolean;
  /** Whether a sign-in emulator runs already at the ports that are given: its accounts are removed. */
  sharesEmulator?: boolean;
  /** A PostgreSQL that runs already. */
  databaseUrl?: string | undefined;
  /** Further settings of the API, the seed and the lab. */
  environment?: NodeJS.ProcessEnv;
  /** Calls the start off. */
  signal?: AbortSignal;
}

export interface Stack {
  address: string;
  databaseUrl: string;
  /** The address of the demo's admin site. */
  adminSite: string;
  /** The address of the demo's mailbox. */
  mailbox: string;
  /** The environment that the API runs with. */
  environment: NodeJS.ProcessEnv;
  /** How many people of the database have no sign-in account any more. */
  withoutAccount: number;
  /** Settles when a part stops by itself; the rest still runs then. */
  broken: Promise<Problem>;
  stop: () => Promise<void>;
}

const root = resolve(import.meta.dirname, '../..');

/**
 * Starts everything that Novi needs on this machine, or nothing: when a part fails, those before it are stopped again.
 * @throws Problem with the one sentence that says what is wrong
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const dataFolder = resolve(options.dataFolder);
  makeDataFolder(dataFolder);
  const lock = takeLock(dataFolder, `Novi already runs at ${appAddress(options.ports)}`);
  try {
    await stopLeftovers(lock.leftovers);
    // A run that was killed could not remove its data, and the next one would find them.
    if (!options.keep) removeData(dataFolder, ['logs', lockFile]);
    await checkPorts(options.ports, neededPorts(options), options.command);
    const registry = await openRegistry(dataFolder, lock);
    const tasks = openTasks();
    const end = async ({ keepLogs }: { keepLogs: boolean }) => {
      await registry.close();
      // What was under way when the start was called off stops itself when it comes to add its part.
      await tasks.settled();
      await registry.close();
      if (!options.keep) removeData(dataFolder, keepLogs ? ['logs'] : []);
      lock.release();
    };
    const stop = () => end({ keepLogs: false });
    try {
      const started = tasks.begin(startParts({ ...options, dataFolder }, registry, tasks));
      const failed = Promise.race([tasks.failed, failWhen(registry, options.signal)]);
      return { ...(await Promise.race([started, failed])), broken: registry.broken, stop };
    } catch (error) {
      // The sentence that says what is wrong points to a log.
      await end({ keepLogs: true });
      throw error;
    }
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function startParts(options: StackOptions, registry: PartsRegistry, { begin }: Tasks) {
  const { dataFolder, ports, app } = options;
  const databaseUrl = options.databaseUrl ?? ownDatabaseUrl(ports.postgres);
  const environment: NodeJS.ProcessEnv = {
    ...serverEnvironment(ports, databaseUrl, app === 'built'),
    ...(options.mailbox && { SMTP_URL: mailboxSmtpUrl(ports) }),
    ...options.environment,
  };
  const plan = { root, dataFolder, registry, env: environment };

  const appTask =
    app === 'sources'
      ? begin(startApp({ ...plan, env: appEnvironment(ports) }, `http://127.0.0.1:${ports.app}`))
      : undefined;
  const adminSiteTask = options.adminSite
    ? begin(
        startAdminSite(
          { ...plan, env: adminSiteEnvironment(ports, environment) },
          `http://127.0.0.1:${ports.adminSite}`,
        ),
      )
    : undefined;
  const mailboxTask = options.mailbox
    ? begin(
        startMailbox(
          { ...plan, env: mailboxEnvironment(ports, environment, join(dataFolder, 'mail')) },
          `http://127.0.0.1:${ports.mailbox}`,
        ),
      )
    : undefined;
  const emulator = { root, dataFolder, ports, registry };
  const emulatorTask = begin(options.sharesEmulator ? emptyEmulator(emulator) : startEmulator(emulator));
  const databaseTask = begin(
    options.databaseUrl
      ? checkDatabase(options.databaseUrl)
      : startPostgres({ dataFolder, port: ports.postgres, durable: options.keep, registry }),
  );
  const accountsTask = begin(emulatorTask.then((accounts) => keep(accounts, options, registry)));
  const stack = {
    ...{ address: appAddress(ports), adminSite: adminSiteAddress(ports), mailbox: mailboxAddress(ports) },
    ...{ databaseUrl, environment, withoutAccount: 0 },
  };
  if (app === 'none') {
    await Promise.all([accountsTask, databaseTask]);
    return stack;
  }
  // Each begins as soon as what it needs is there: the emulator takes the longest, and only the seed waits for it.
  const migrated = begin(databaseTask.then(() => migrateDatabase(plan)));
  const apiTask = begin(migrated.then(() => startApi(plan, `http://127.0.0.1:${environment.PORT ?? ''}`)));
  const [accounts] = await Promise.all([accountsTask, migrated]);
  if (options.seed) await begin(seedDatabase(plan));
  const withoutAccount = await countWithoutAccount(databaseUrl, await accountIds(accounts));
  await Promise.all([apiTask, appTask, adminSiteTask, mailboxTask]);
  if (options.lab) await startLab(plan);
  return { ...stack, withoutAccount };
}

function keep(accounts: AccountsPlace, options: StackOptions, registry: PartsRegistry): AccountsPlace {
  if (!options.keep) return accounts;
  registry.entrust(accounts);
  registry.onStop(keepAccounts(accounts).stop);
  return accounts;
}

function neededPorts({ app, adminSite, mailbox, databaseUrl, sharesEmulator }: StackOptions): (keyof Ports)[] {
  return [
    ...(app === 'none' ? [] : (['app'] as const)),
    ...(app === 'sources' ? (['api'] as const) : []),
    ...(adminSite ? (['adminSite'] as const) : []),
    ...(mailbox ? (['mailbox', 'smtp'] as const) : []),
    ...(databaseUrl === undefined ? (['postgres'] as const) : []),
    ...(sharesEmulator ? [] : (['emulator', 'emulatorHub', 'emulatorLogging'] as const)),
  ];
}

function failWhen(registry: PartsRegistry, signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    void registry.broken.then(reject);
    signal?.addEventListener('abort', () => {
      reject(new Error('called off'));
    });
    if (signal?.aborted) reject(new Error('called off'));
  });
}

/**
 * A kill may lose accounts that were made in its last second, while the database keeps its people. Who has signed up again
 * since has taken their e-mail along.
 */
async function countWithoutAccount(databaseUrl: string, ids: string[]): Promise<number> {
  const text = `select count(distinct u.id)::int as lost from users u join user_emails e on e.user_id = u.id
    where u.firebase_id <> all ($1::text[])`;
  const [row] = await query(databaseUrl, text, [ids]);
  return Number(row?.['lost'] ?? 0);
}

function removeData(dataFolder: string, kept: readonly string[]): void {
  removeOpenPlace(dataFolder);
  emptyDataFolder(dataFolder, kept);
}
