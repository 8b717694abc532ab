/**
 * The operator's commands. `npm run operate -- role <e-mail> <role>` makes somebody who has signed up a specialist, a nurse
 * or an admin, or, with `member`, takes that away again.
 */
import { authorities, isAuthority } from '../domain/roles.ts';
import { openDatabase } from '../server/db/database.ts';
import { readEnv } from '../server/env.ts';
import { createFirebaseIdentity } from '../server/identity/firebase.ts';
import { SettingsError } from '../server/settings.ts';
import { giveRole, OperatorError } from './operate/role.ts';

const [command, email, role, ...more] = process.argv.slice(2);
if (command !== 'role' || email === undefined || !isAuthority(role) || more.length > 0) {
  console.error(`Say: npm run operate -- role <e-mail> <role>, with one of the roles ${authorities.join(', ')}.`);
  process.exit(1);
}

try {
  const env = readEnv(process.env);
  const db = openDatabase(env.DATABASE_URL);
  const identity = createFirebaseIdentity({
    projectId: env.FIREBASE_PROJECT_ID,
    emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST,
  });
  try {
    const { before } = await giveRole(db, identity, email, role);
    console.log(`${email} is now ${role} (before: ${before}), and signed out everywhere.`);
  } finally {
    await db.$client.end();
    await identity.close();
  }
  process.exit();
} catch (error) {
  if (!(error instanceof OperatorError || error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}
