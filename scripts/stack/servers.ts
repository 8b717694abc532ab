import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.ts';
import { answers, startPart, untilReady, type PartPlan, type Registry } from './processes.ts';

interface ServerPlan {
  root: string;
  dataFolder: string;
  registry: Registry;
  env: NodeJS.ProcessEnv;
}

/** Starts the API and waits until it and its database are ready. */
export async function startApi(plan: ServerPlan, origin: string): Promise<void> {
  await startNode(plan, 'the API', 'api', 'server/main.ts', `${origin}/health/ready`);
}

/** Starts the server of the app's sources. */
export async function startApp(plan: ServerPlan, origin: string): Promise<void> {
  await startNode(plan, 'the app', 'app', 'scripts/stack/app-server.ts', `${origin}/`);
}

/** Starts the demo's admin site. */
export async function startAdminSite(plan: ServerPlan, origin: string): Promise<void> {
  await startNode(plan, 'the admin site', 'admin-site', 'scripts/admin-site/server.ts', `${origin}/`);
}

/** Starts the demo's mailbox, which takes the e-mails of the API. */
export async function startMailbox(plan: ServerPlan, origin: string): Promise<void> {
  await startNode(plan, 'the mailbox', 'mailbox', 'scripts/mailbox.ts', `${origin}/`);
}

/** Starts the demo lab, which moves test kits along. */
export async function startLab(plan: ServerPlan): Promise<void> {
  await startNode(plan, 'the demo lab', 'lab', 'scripts/demo-lab.ts');
}

/** Brings the database to the newest schema. */
export async function migrateDatabase(plan: ServerPlan): Promise<void> {
  await runToEnd(plan, 'the migration of the database', 'migrate', 'server/db/migrate.ts');
}

/** Fills in the demo's people, in the database and in the sign-in emulator, as far as they are missing. */
export async function seedDatabase(plan: ServerPlan): Promise<void> {
  await runToEnd(plan, 'the filling in of demo data', 'seed', 'scripts/stack/seed.ts');
}

/** @throws Problem with the last complaint of its log */
async function runToEnd(plan: ServerPlan, name: string, log: string, script: string): Promise<void> {
  const part = await startPart(planOf(plan, name, log, script));
  plan.registry.add(part);
  const how = await part.gone;
  plan.registry.drop(part);
  if (how === 'exit code 0') return;
  const lines = readFileSync(part.logFile, 'utf8').trim().split('\n');
  const reason = (lines.findLast((line) => /error/i.test(line)) ?? how).trim().slice(0, 300);
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  throw new Problem(`${capital} failed (${reason}): look into ${part.logFile}, mend it, and start again.`);
}

async function startNode(plan: ServerPlan, name: string, log: string, script: string, readyAt?: string): Promise<void> {
  const part = await startPart(planOf(plan, name, log, script));
  plan.registry.add(part);
  plan.registry.watch(part);
  if (readyAt !== undefined) await untilReady(part, () => answers(readyAt), 180);
}

function planOf({ root, dataFolder, env }: ServerPlan, name: string, log: string, script: string): PartPlan {
  return {
    name,
    command: process.execPath,
    args: [join(root, script)],
    cwd: root,
    env,
    logFile: join(dataFolder, `logs/${log}.log`),
    stopSignal: 'SIGTERM',
  };
}
