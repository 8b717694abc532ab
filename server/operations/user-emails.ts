import { and, eq, sql } from 'drizzle-orm';
import { writeEvent } from '../audit.ts';
import type { Database, Queries } from '../db/database.ts';
import { brokeRule } from '../db/faults.ts';
import { userEmails, users } from '../db/schema/index.ts';
import { transaction } from '../db/transaction.ts';
import type { Identity } from '../identity/identity.ts';

/**
 * Gives an address back that another record merely still names: the provider lets one account at a time have an address, so
 * nobody could ever sign up with it again. Right at any time, so it is done before the write that needs the address, and
 * not within it: nothing is locked while the provider is asked.
 * @param of the account that wants the address; its own record is left alone
 */
export async function releaseEmail(db: Database, identity: Identity, address: string, of: string): Promise<void> {
  const holder = await holderOf(db, address);
  if (!holder || holder.identityId === of) return;
  const email = await identity.emailOf(holder.identityId);
  if (isSame(email, address)) return;
  const isAsFound = and(eq(userEmails.id, holder.id), eq(userEmails.version, holder.version));
  await db.delete(userEmails).where(isAsFound);
}

type Person = {
  user: Pick<typeof users.$inferSelect, 'id' | 'firebase_id'>;
  email: string | undefined;
  requestId: string;
};

/**
 * Follows a sign-in e-mail that was changed at the provider. An old token must not bring an old address back, so the
 * provider is asked what it is now; where another record's account signs in with that, everything stays as it is.
 * @param email what the token says; the record is left alone while it says the same
 */
export async function bringEmailInLine(db: Database, identity: Identity, person: Person): Promise<void> {
  const { user, email, requestId } = person;
  const [held] = await db.select().from(userEmails).where(eq(userEmails.user_id, user.id));
  if (email === undefined || isSame(held?.email_address, email)) return;
  const address = await identity.emailOf(user.firebase_id);
  if (address === undefined || isSame(held?.email_address, address)) return;
  await releaseEmail(db, identity, address, user.firebase_id);
  await transaction(db, async (tx) => {
    const id = await takeAddress(tx, { held, userId: user.id }, address);
    if (id === undefined) return;
    await writeEvent(tx, {
      ...{ actor: user.id, identityId: user.firebase_id, owner: user.id, requestId },
      ...{ operation: 'getUserRoles', detail: 'email_followed', record: 'user_email', recordId: id },
    });
  }).catch((error: unknown) => {
    // Somebody else's record got the address in between: as if it had had it before.
    if (!brokeRule(error, 'user_emails_address_once')) throw error;
  });
}

type Record = { held: typeof userEmails.$inferSelect | undefined; userId: string };

/**
 * Makes an address that a user's account signs in with the one of their record. Undefined when it is another record's, or another request has changed the record meanwhile.
 */
export async function takeAddress(tx: Queries, { held, userId }: Record, address: string): Promise<string | undefined> {
  if (await holderOf(tx, address)) return undefined;
  return held ? change(tx, held, address) : addEmail(tx, userId, address);
}

/** Undefined when the address, or the record, has one already. */
export async function addEmail(db: Queries, user_id: string, email_address: string): Promise<string | undefined> {
  const [row] = await db.insert(userEmails).values({ user_id, email_address }).onConflictDoNothing().returning();
  return row?.id;
}

/** Undefined when another request has changed it meanwhile. */
async function change(db: Queries, held: typeof userEmails.$inferSelect, address: string): Promise<string | undefined> {
  const [row] = await db
    .update(userEmails)
    .set({ email_address: address, version: held.version + 1, updated_at: new Date() })
    .where(and(eq(userEmails.id, held.id), eq(userEmails.version, held.version)))
    .returning();
  return row?.id;
}

async function holderOf(db: Queries, address: string) {
  const [holder] = await db
    .select({ id: userEmails.id, version: userEmails.version, identityId: users.firebase_id })
    .from(userEmails)
    .innerJoin(users, eq(users.id, userEmails.user_id))
    .where(sql`lower(${userEmails.email_address}) = lower(${address})`);
  return holder;
}

/** Whether two addresses are one: capitals make no difference. */
export function isSame(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}
