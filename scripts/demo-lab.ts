/**
 * The demo lab: moves open orders along through the real API, as the nurse of the demo, so that somebody who tries Novi
 * out sees their kit on its way. DEMO_LAB_SECONDS says how long an order stays in a status (8 by default).
 */
import { openDatabase } from '#server/db/database.ts';
import { createLab } from './lab/lab.ts';
import { lastSignIns, signInAtEmulator } from './lab/sign-ins.ts';
import { demoPassword, nurseEmail } from './seed/people.ts';

const {
  DATABASE_URL: databaseUrl = '',
  FIREBASE_AUTH_EMULATOR_HOST: emulatorHost = '',
  FIREBASE_PROJECT_ID: projectId = '',
  HOST: host = '127.0.0.1',
  PORT: port = '4301',
  DEMO_LAB_SECONDS: text = '8',
} = process.env;
const seconds = Number(text);
if (!databaseUrl || !emulatorHost || !projectId || !(seconds > 0)) {
  console.error(
    'The demo lab needs DATABASE_URL, FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_PROJECT_ID, and a DEMO_LAB_SECONDS above 0.',
  );
  process.exit(1);
}

const db = openDatabase(databaseUrl);
const lab = createLab({
  db,
  api: `http://${host}:${port}/api/v1`,
  secondsPerStatus: seconds,
  signIn: () => signInAtEmulator(emulatorHost, nurseEmail, demoPassword),
  lastSignIns: (accounts) => lastSignIns(emulatorHost, projectId, accounts),
});

const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort());

let lastTrouble = '';
while (!stopping.signal.aborted) {
  const trouble = await lab.moveDueOrders().then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  // The same trouble is told once: while the API starts, every round would say it again.
  if (trouble && trouble !== lastTrouble) console.error(`The demo lab could not move the orders: ${trouble}`);
  lastTrouble = trouble;
  await pause(Math.min(2, seconds / 2));
}
await db.$client.end();

function pause(forSeconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, forSeconds * 1000);
    stopping.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
