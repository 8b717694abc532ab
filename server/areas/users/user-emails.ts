import { and, eq, sql } from 'drizzle-orm';
import { writeEvent } from '../../contract/audit.ts';
import { conflict, notFound } from '../../errors/errors.ts';
import type { Data, Handler, Prepare } from '../../contract/operation.ts';
import { refuseStale } from '../../contract/preconditions.ts';
import { errorTexts } from '../../errors/texts.ts';
import type { Database, Queries } from '../../db/database.ts';
import { violatesConstraint } from '../../db/postgres-errors.ts';
import { userEmails, users } from '../../db/schema/index.ts';
import { transaction } from '../../db/transaction.ts';
import type { Identity } from '../../identity/identity.ts';
import { userTexts as texts } from './texts.ts';

/**
 * Gives an address back that another record merely still names: the provider lets one account at a time have an address, so
 * nobody could ever sign up with it again. Right at any time, so it is done before the write that needs the address, and
 * not within it: nothing is locked while the provider is asked.
 * @param of the account that wants the address; its own record is left alone
 */
export async function freeProviderEmail(db: Database, identity: Identity, address: string, of: string): Promise<void> {
  const holder = await holderOf(db, address);
  if (!holder || holder.identityId === of) return;
  const email = await identity.emailOf(holder.identityId);
  if (isSameEmail(email, address)) return;
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
export async function syncEmail(db: Database, identity: Identity, person: Person): Promise<void> {
  const { user, email, requestId } = person;
  const [held] = await db.select().from(userEmails).where(eq(userEmails.user_id, user.id));
  if (email === undefined || isSameEmail(held?.email_address, email)) return;
  const address = await identity.emailOf(user.firebase_id);
  if (address === undefined || isSameEmail(held?.email_address, address)) return;
  await freeProviderEmail(db, identity, address, user.firebase_id);
  await transaction(db, async (tx) => {
    const id = await claimEmail(tx, { held, userId: user.id }, address);
    if (id === undefined) return;
    await writeEvent(tx, {
      ...{ actor: user.id, identityId: user.firebase_id, owner: user.id, requestId },
      ...{ operation: 'getUserRoles', detail: 'email_followed', record: 'user_email', recordId: id },
    });
  }).catch((error: unknown) => {
    // Somebody else's record got the address in between: as if it had had it before.
    if (!violatesConstraint(error, 'user_emails_address_once')) throw error;
  });
}

type Record = { held: typeof userEmails.$inferSelect | undefined; userId: string };

/**
 * Makes an address that a user's account signs in with the one of their record. Undefined when it is another record's, or another request has changed the record meanwhile.
 */
export async function claimEmail(tx: Queries, { held, userId }: Record, address: string): Promise<string | undefined> {
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
export function isSameEmail(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}

type EmailRow = typeof userEmails.$inferSelect;

/** The sign-in e-mail that a record names. */
export const listUserEmails: Handler<'listUserEmails'> = async ({ query }, { db, caller }) => {
  const rows = await db
    .select()
    .from(userEmails)
    .where(eq(userEmails.user_id, query.user_id ?? caller.noviId));
  return { status: 200, data: rows.map(shown) };
};

/** Asks the provider what the account of a record signs in with, and frees that where another record merely names it. */
export const askForEmail: Prepare<'updateUserEmail'> = async ({ params, body }, { db, identity }) => {
  const [user] = await db
    .select({ identityId: users.firebase_id })
    .from(userEmails)
    .innerJoin(users, eq(users.id, userEmails.user_id))
    .where(eq(userEmails.id, params.userEmailId));
  const signsInWith = user && (await identity.emailOf(user.identityId));
  if (user && isSameEmail(signsInWith, body.email_address)) {
    await freeProviderEmail(db, identity, body.email_address, user.identityId);
  }
  return { signsInWith };
};

/**
 * Brings the record's e-mail in line with the account's, at once instead of at the next sign-in. Nothing is stored that the
 * account does not sign in with. Should it change in the moment between, the next sign-in brings the record in line.
 */
export const updateUserEmail: Handler<'updateUserEmail'> = async ({ params, body, ifMatch }, { db, prepared }) => {
  const [held] = await db.select().from(userEmails).where(eq(userEmails.id, params.userEmailId)).for('update');
  if (!held) throw notFound();
  refuseStale(held.version, ifMatch);
  if (!isSameEmail(prepared.signsInWith, body.email_address))
    throw conflict('email_not_changed', texts.emailNotChanged);
  if (isSameEmail(held.email_address, body.email_address)) {
    return { status: 200, data: shown(held), version: held.version, changed: 'nothing' };
  }
  const id = await claimEmail(db, { held, userId: held.user_id }, body.email_address).catch((error: unknown) => {
    if (!violatesConstraint(error, 'user_emails_address_once')) throw error;
  });
  if (id === undefined) throw conflict('email_taken', errorTexts.emailTaken);
  const row = { ...held, email_address: body.email_address, version: held.version + 1 };
  return { status: 200, data: shown(row), version: row.version, changed: { record: 'user_email', id } };
};

function shown({ id, user_id, email_address, version }: EmailRow): Data<'updateUserEmail'> {
  return { id, user_id, email_address, version };
}
