import { isMadeBySeed } from '../seed/people.ts';

/** Moments are milliseconds since 1970, as text. */
type Account = { localId: string; createdAt?: string; lastLoginAt?: string };

/**
 * When each of these accounts of the sign-in emulator has signed in last, by its key; those who never have are left out. The
 * emulator calls the making of an account a sign-in, also when a script made it: then nobody has looked yet.
 */
export async function lastSignIns(
  emulatorHost: string,
  projectId: string,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const address = `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ localId: accounts }),
  });
  if (!response.ok) throw new Error(`the sign-in emulator answered ${response.status}.`);
  const { users = [] } = (await response.json()) as { users?: Account[] };
  const looked = users.filter(
    ({ localId, createdAt, lastLoginAt }) => lastLoginAt && !(isMadeBySeed(localId) && lastLoginAt === createdAt),
  );
  return new Map(looked.map(({ localId, lastLoginAt }) => [localId, new Date(Number(lastLoginAt))]));
}

/** Signs in with e-mail and password at the sign-in emulator, as the app does. Gives the ID token. */
export async function signInAtEmulator(emulatorHost: string, email: string, password: string): Promise<string> {
  const address = `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const answer: unknown = await response.json();
  if (typeof answer === 'object' && answer !== null && 'idToken' in answer && typeof answer.idToken === 'string') {
    return answer.idToken;
  }
  throw new Error(`The sign-in emulator did not let the nurse in (status ${response.status}).`);
}
