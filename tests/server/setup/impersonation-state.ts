import { asc, eq, sql } from 'drizzle-orm';
import { readToken } from '#scripts/stack/emulator-tokens.ts';
import { impersonations, patients, userEmails, users } from '#server/db/schema/index.ts';
import { renewToken, type Account } from './accounts.ts';
import type { Member, TestServer } from './server.ts';

/** What the provider itself puts into every token. */
const standard = [
  ...['aud', 'auth_time', 'email', 'email_verified', 'exp', 'firebase', 'iat', 'iss', 'name', 'sub', 'user_id'],
];

/** The claims that are stored with an account just now. */
export async function claimsInAccount(account: Account): Promise<Record<string, unknown>> {
  const { token } = await renewToken(account);
  return Object.fromEntries(Object.entries(readToken(token)).filter(([name]) => !standard.includes(name)));
}

/** All that a change of claims could change: of the accounts, and in the tables. */
export async function snapshot({ db }: TestServer, ...accounts: Account[]) {
  return {
    claims: await Promise.all(accounts.map(claimsInAccount)),
    users: await db.select().from(users).orderBy(asc(users.id)),
    patients: await db.select().from(patients).orderBy(asc(patients.id)),
    emails: await db.select().from(userEmails).orderBy(asc(userEmails.id)),
    impersonations: await db.select().from(impersonations).orderBy(asc(impersonations.id)),
  };
}

/** Lets the newest impersonation of an admin have begun so many minutes earlier. Gives its id. */
export async function moveBack({ db }: TestServer, admin: Member, minutes: number): Promise<string> {
  const ago = sql`${`${minutes} minutes`}::interval`;
  const rows = await db.transaction(async (tx) => {
    // A trigger keeps what was written as it is; for this transaction it is off.
    await tx.execute(sql`set local session_replication_role = replica`);
    return tx
      .update(impersonations)
      .set({ started_at: sql`started_at - ${ago}`, ends_at: sql`ends_at - ${ago}` })
      .where(eq(impersonations.admin_id, admin.noviId))
      .returning({ id: impersonations.id });
  });
  return rows[0]?.id ?? '';
}
