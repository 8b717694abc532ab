import { randomUUID } from 'node:crypto';
import { signUpAtEmulator } from '../stack/emulator-tokens.ts';

/** Who can sign in. */
export interface Account {
  email: string;
  password: string;
}

/** Signs somebody up, as the app does. They are at the first step. */
export async function signUp({ emulator, api }: { emulator: string; api: string }): Promise<Account & { id: string }> {
  const [email, password] = [`${randomUUID()}@example.com`, randomUUID()];
  const account = await signUpAtEmulator((what) => askIdentity(emulator, what, { email, password }));
  const body = {
    ...{ first_name: 'Ada', last_name: 'Byron', email_address: email, role_name: 'member' },
    ...{ firebase_id: account['localId'], refresh_token: account['refreshToken'] },
    ...{ agrees_to_terms: true, agrees_to_privacy: true },
  };
  const headers = { authorization: `Bearer ${account['idToken'] ?? ''}`, 'idempotency-key': randomUUID() };
  const made = (await post(`${api}/api/v1/users`, body, headers)) as unknown as { data: { id: string } };
  return { email, password, id: made.data.id };
}

/** A token of somebody, with the newest claims. */
export async function signInAt(emulator: string, account: Account): Promise<string> {
  const { idToken = '' } = await askIdentity(emulator, 'signInWithPassword', account);
  return idToken;
}

function askIdentity(emulator: string, what: string, { email, password }: Account): Promise<Record<string, string>> {
  const url = `http://${emulator}/identitytoolkit.googleapis.com/v1/accounts:${what}?key=any`;
  return post(url, { email, password, returnSecureToken: true });
}

/** @throws Error with what was answered instead */
async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Record<string, string>> {
  const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
  const response = await fetch(url, { ...options, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}: ${await response.text()}`);
  return (await response.json()) as Record<string, string>;
}
