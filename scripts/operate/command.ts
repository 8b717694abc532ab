import { authorities, isAuthority } from '#domain/roles.ts';
import { openDatabase, type Database } from '#server/db/database.ts';
import { readEnv, type Env } from '#server/env.ts';
import { createFirebaseIdentity } from '#server/identity/firebase.ts';
import { ApiError } from '#server/errors/errors.ts';
import { SettingsError } from '#server/settings.ts';
import { disableAccount, enableAccount } from './account.ts';
import { backUpAll, restoreAll } from './backup/command.ts';
import { setLicense } from './license.ts';
import { giveName } from './name.ts';
import { OperatorError, type OperatorIdentity } from './person.ts';
import { giveRole } from './role.ts';
import { importRoster, type Import } from './roster.ts';

/** What the command says, and the code that it ends with. */
type Ending = { code: 0 | 1; said: string };
type Work = (db: Database, identity: OperatorIdentity, env: Env) => Promise<string>;

const usage =
  `Say: npm run operate -- role <e-mail or id> <role>, with one of the roles ${authorities.join(', ')}.\n` +
  'Or: npm run operate -- name <e-mail or id> <first name> <last name>, for somebody of the staff.\n' +
  'Or: npm run operate -- disable <e-mail or id>, to shut an account; with enable, to open it again.\n' +
  'Or: npm run operate -- license <e-mail or id> <state> <last day as YYYY-MM-DD, or none>, for a specialist.\n' +
  'Or: npm run operate -- roster <slug of the customer> <file.csv> [store], to look at a roster or to import it.\n' +
  'Or: npm run operate -- backup <file>, and: npm run operate -- restore <file> [replace] (docs/backup.md).';

/**
 * Does what an operator asks for.
 * @param words as they were typed after the name of the command
 * @param variables the environment: the settings of the API
 * @returns code 1 and a sentence for whatever an operator can mend; rejects with what is a fault of ours
 */
export async function operate(words: string[], variables: NodeJS.ProcessEnv): Promise<Ending> {
  const work = commandOf(words);
  if (!work) return { code: 1, said: usage };
  try {
    const env = readEnv(variables);
    const db = openDatabase(env.DATABASE_URL);
    const identity = createFirebaseIdentity({
      projectId: env.FIREBASE_PROJECT_ID,
      emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST,
    });
    try {
      return { code: 0, said: await work(db, identity, env) };
    } finally {
      await db.$client.end();
      await identity.close();
    }
  } catch (error) {
    const isAway = error instanceof ApiError && error.status === 503;
    if (isAway) return { code: 1, said: awayText };
    if (error instanceof OperatorError || error instanceof SettingsError) return { code: 1, said: error.message };
    throw error;
  }
}

const awayText = 'The identity provider does not answer. What was stored so far counts; say it again to finish it.';

function commandOf([command, who, ...rest]: string[]): Work | undefined {
  const [one, two, ...more] = rest;
  if (who === undefined || more.length > 0) return undefined;
  if (command === 'role' && isAuthority(one) && two === undefined) {
    return async (db, identity) => {
      const { id, first_name, last_name, role: before } = await giveRole(db, identity, who, one);
      return `${who} (${first_name} ${last_name}, ${id}) is now ${one} (before: ${before}), and signed out everywhere.`;
    };
  }
  if (command === 'name' && one !== undefined && two !== undefined) {
    return async (db, identity) => {
      await giveName(db, identity, who, { first: one, last: two });
      return `${who} is now called ${one} ${two}.`;
    };
  }
  if (command === 'disable' && one === undefined) {
    return async (db, identity) => {
      await disableAccount(db, identity, who);
      return `${who} is shut out, and signed out everywhere.`;
    };
  }
  if (command === 'enable' && one === undefined) {
    return async (db, identity) => {
      await enableAccount(db, identity, who);
      return `${who} can sign in again.`;
    };
  }
  if (command === 'license' && one !== undefined && two !== undefined) {
    return async (db, identity) => {
      await setLicense(db, identity, who, { state: one, until: two });
      return two === 'none'
        ? `${who} has no license for ${one} any more.`
        : `${who} is licensed for ${one} until ${two}.`;
    };
  }
  if (command === 'backup' && one === undefined) return (_db, _identity, env) => backUpAll(env, who);
  if (command === 'restore' && (one === undefined || one === 'replace') && two === undefined) {
    return (_db, _identity, env) => restoreAll(env, who, one === 'replace');
  }
  if (command === 'roster' && one !== undefined && (two === undefined || two === 'store')) {
    return async (db) => tellImport(await importRoster(db, who, one, two === 'store'));
  }
  return undefined;
}

function tellImport({ customer, added, changed, same, isStored }: Import): string {
  const counts = `${added} added, ${changed} changed, ${same} as they were`;
  return isStored
    ? `The roster of ${customer} is imported: ${counts}.`
    : `Every line is right. Importing it for ${customer} would make this: ${counts}.\nNothing was stored. Say the same with "store" at the end to import it.`;
}
