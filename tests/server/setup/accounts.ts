import { randomUUID } from 'node:crypto';
import { readToken, signUpAtEmulator } from '#scripts/stack/emulator-tokens.ts';

/** An account at the identity provider, with its newest token. */
export type Account = { uid: string; email: string; password: string; token: string; refreshToken: string };

const emulator = () => `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? ''}`;

/** Makes an account in the emulator, as the app's sign-up does. */
export async function makeAccount(email = `${randomUUID()}@example.com`): Promise<Account> {
  const password = 'correct horse battery';
  const made = await signUpAtEmulator((what) =>
    post(`identitytoolkit.googleapis.com/v1/accounts:${what}`, { email, password, returnSecureToken: true }),
  );
  return { uid: made['localId'], email, password, token: made['idToken'], refreshToken: made['refreshToken'] };
}

/** A new token, with the claims as they are now. */
export async function renewToken(account: Account): Promise<Account> {
  const renewed = await post('securetoken.googleapis.com/v1/token', {
    grant_type: 'refresh_token',
    refresh_token: account.refreshToken,
  });
  return { ...account, token: renewed['id_token'], refreshToken: renewed['refresh_token'] };
}

/** Gives an account another e-mail, and signs in anew: at the provider, changing it ends all sessions. */
export async function changeEmail<Kept extends Account>(account: Kept, email: string): Promise<Kept> {
  const project = process.env['FIREBASE_PROJECT_ID'] ?? '';
  const update = `identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`;
  await post(update, { localId: account.uid, email }, { authorization: 'Bearer owner' });
  const signIn = { email, password: account.password, returnSecureToken: true };
  const made = await post('identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', signIn);
  return { ...account, email, token: made.idToken, refreshToken: made.refreshToken };
}

/** Confirms an account's e-mail, as the link in the provider's mail does. */
export async function confirmEmail({ uid }: Account): Promise<void> {
  const project = process.env['FIREBASE_PROJECT_ID'] ?? '';
  const update = `identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`;
  await post(update, { localId: uid, emailVerified: true }, { authorization: 'Bearer owner' });
}

/** An unsigned token, as the emulator makes and anybody can forge them. */
export function forgeToken(payload: Record<string, unknown>): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
}

/**
 * The same with a token of a sign-in a minute ago, and an account as old: the provider tells the end of sessions in whole
 * seconds, so that one that began in the same second outlives it.
 */
export async function signedInAMinuteAgo<Kept extends Account>(account: Kept): Promise<Kept> {
  const said = readToken(account.token);
  const auth_time = Number(said['auth_time']) - 60;
  const project = process.env['FIREBASE_PROJECT_ID'] ?? '';
  const update = `identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`;
  await post(update, { localId: account.uid, validSince: String(auth_time) }, { authorization: 'Bearer owner' });
  return { ...account, token: forgeToken({ ...said, auth_time }) };
}

/** The same with its token as if it had been issued so many seconds earlier. */
export function issuedEarlier<Kept extends Account>(account: Kept, seconds: number): Kept {
  const said = readToken(account.token);
  return { ...account, token: forgeToken({ ...said, iat: Number(said['iat']) - seconds }) };
}

type Answer = Record<'localId' | 'idToken' | 'refreshToken' | 'id_token' | 'refresh_token', string>;

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${emulator()}/${path}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`The emulator answered ${String(response.status)}: ${JSON.stringify(answer)}`);
  return answer as Answer;
}
