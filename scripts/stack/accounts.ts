import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { Problem } from './problem.ts';

/** A sign-in emulator and the project in it. */
export interface EmulatorPlace {
  /** Address of the emulator. */
  origin: string;
  projectId: string;
}

/** Where the accounts of the sign-in emulator are, in its memory and on disk. */
export interface AccountsPlace extends EmulatorPlace {
  file: string;
}

interface Accounts {
  users: { localId: string; email?: string }[];
}

/** The key that the emulator takes for an administrator's. */
const owner = { authorization: 'Bearer owner' };

/**
 * Writes the accounts down, whole or not at all, when they changed since the last time. The emulator itself saves them
 * only at an orderly stop, which a kill does not give it.
 * @returns whether there was something new
 */
export async function saveAccounts(place: AccountsPlace): Promise<boolean> {
  const text = JSON.stringify(await fetchAccounts(place));
  if (existsSync(place.file) && readFileSync(place.file, 'utf8') === text) return false;
  const draft = `${place.file}.${String(process.pid)}`;
  const handle = openSync(draft, 'w', 0o600);
  writeSync(handle, text);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(draft, place.file);
  return true;
}

/** Gives the accounts that were written down to a fresh emulator. */
export async function loadAccounts(place: AccountsPlace): Promise<void> {
  if (!existsSync(place.file)) return;
  if (!(await giveAccounts(place, readAccounts(place.file)))) throw unreadable(place.file);
}

/** Takes all accounts away from an emulator and gives it these. */
export async function replaceAccounts(place: EmulatorPlace, accounts: unknown): Promise<boolean> {
  if (!isAccounts(accounts)) return false;
  const all = `${place.origin}/emulator/v1/projects/${place.projectId}/accounts`;
  const emptied = await fetch(all, { method: 'DELETE', headers: owner });
  return emptied.ok && giveAccounts(place, accounts);
}

/** @returns whether the emulator has taken them all */
async function giveAccounts(place: EmulatorPlace, accounts: Accounts): Promise<boolean> {
  if (accounts.users.length === 0) return true;
  const response = await fetch(`${accountsUrl(place)}:batchCreate`, {
    method: 'POST',
    headers: { ...owner, 'content-type': 'application/json' },
    body: JSON.stringify(accounts),
  });
  const answer: unknown = await response.json();
  return response.ok && !(isRecord(answer) && Array.isArray(answer['error']) && answer['error'].length > 0);
}

/** The ids of all accounts in the emulator. */
export async function accountIds(place: AccountsPlace): Promise<string[]> {
  const { users } = await fetchAccounts(place);
  return users.map((user) => user.localId);
}

/** Saves the accounts again and again until it is stopped; stopping saves them once more. */
export function keepAccounts(place: AccountsPlace, everyMs = 1_000): { stop: () => Promise<void> } {
  let under: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // A failed save needs no word here: when the emulator is gone, its end is reported, and the next save comes soon.
    under = under.then(() => saveAccounts(place)).catch(() => false);
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await under;
      await saveAccounts(place).catch(() => false);
    },
  };
}

/** All accounts, as the emulator gives them to be taken in again. */
export async function fetchAccounts(place: EmulatorPlace): Promise<Accounts> {
  const response = await fetch(`${accountsUrl(place)}:batchGet?maxResults=-1`, { headers: owner });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`The sign-in emulator gave no accounts (status ${response.status}).`);
  // Without an account, the emulator leaves the list away.
  return isAccounts(answer) ? answer : { users: [] };
}

function readAccounts(file: string): Accounts {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isAccounts(value)) return value;
  } catch {
    // Told below, in the words for people.
  }
  throw unreadable(file);
}

function unreadable(file: string): Problem {
  return new Problem(
    `The saved sign-in accounts in ${file} cannot be read: move that file away, and the demo accounts are made anew.`,
  );
}

function accountsUrl({ origin, projectId }: EmulatorPlace): string {
  return `${origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
}

function isAccounts(value: unknown): value is Accounts {
  return isRecord(value) && Array.isArray(value['users']);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
