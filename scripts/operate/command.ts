import { CommanderError } from 'commander';
import { openDatabase } from '#server/db/database.ts';
import { readEnv } from '#server/env.ts';
import { ApiError } from '#server/errors/errors.ts';
import { createFirebaseIdentity } from '#server/identity/firebase.ts';
import { SettingsError } from '#server/settings.ts';
import { OperatorError } from './person.ts';
import { programOf, type Tools } from './program.ts';

/** What the command says, and the code that it ends with (`--help` tells what each means). */
type Ending = { code: 0 | 1 | 2 | 3; said: string };
type Work = (tools: Tools) => Promise<string>;

/**
 * Does what an operator asks for.
 * @param words as they were typed after the name of the command
 * @param variables the environment: the settings of the API
 * @returns a code and a sentence for whatever an operator can mend; rejects with what is a fault of ours
 */
export async function operate(words: string[], variables: NodeJS.ProcessEnv): Promise<Ending> {
  const asked = await understand(words);
  if ('said' in asked) return asked;
  try {
    return { code: 0, said: await withTools(variables, asked.work) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 503) return { code: 3, said: awayText };
    if (isRefused(error)) return { code: 3, said: 'The database does not answer. Nothing has changed: say it again.' };
    if (error instanceof OperatorError || error instanceof SettingsError) return { code: 1, said: error.message };
    throw error;
  }
}

const awayText = 'The identity provider does not answer. What was stored so far counts; say it again to finish it.';

/** The work that the words ask for; or the help, where it was asked for or is needed. */
async function understand(words: string[]): Promise<{ work: Work } | Ending> {
  const found: Work[] = [];
  const said: string[] = [];
  const program = programOf((work) => found.push(work));
  for (const each of [program, ...program.commands]) {
    each.exitOverride().configureOutput({
      writeOut: (text) => said.push(text),
      writeErr: (text) => said.push(text),
    });
  }
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const isHelp = error.code === 'commander.helpDisplayed';
    return { code: isHelp ? 0 : 2, said: [...said, ...(isHelp ? [] : ['Say --help to see the commands.'])].join('') };
  }
  const [work] = found;
  return work ? { work } : { code: 2, said: said.join('') };
}

async function withTools(variables: NodeJS.ProcessEnv, work: Work): Promise<string> {
  const env = readEnv(variables);
  const db = openDatabase(env.DATABASE_URL);
  const identity = createFirebaseIdentity({
    projectId: env.FIREBASE_PROJECT_ID,
    emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST,
  });
  try {
    return await work({ db, identity, env });
  } finally {
    await db.$client.end();
    await identity.close();
  }
}

/** A connection that was not taken; drizzle wraps what the driver says. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === 'ECONNREFUSED') || isRefused(error.cause);
}
