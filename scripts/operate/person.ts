import { hostname, userInfo } from 'node:os';
import { eq } from 'drizzle-orm';
import type { Database, Queries } from '#server/db/database.ts';
import { users } from '#server/db/schema/index.ts';
import type { createFirebaseIdentity } from '#server/identity/firebase.ts';

/** The command can't be carried out; the message is for the operator. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** The identity provider, as the operator's commands need it. */
export type OperatorIdentity = ReturnType<typeof createFirebaseIdentity>;

/** Somebody with a record in Novi, and what the provider knows of their account now. */
export type Person = { id: string; identityId: string; email: string | undefined; emailVerified: boolean };

/**
 * Finds a person by the e-mail that their account signs in with, as the provider knows it, or by the id of their record.
 * The addresses that records name are not asked: one of them may be somebody else's by now.
 * @throws OperatorError when there is nobody
 */
export async function findPerson(db: Database, identity: OperatorIdentity, who: string): Promise<Person> {
  const { byEmail, ...found } = await findRecord(db, identity, who);
  const account = byEmail ?? (await identity.accountBy({ identityId: found.identityId }));
  return { ...found, email: account?.email, emailVerified: account?.emailVerified ?? false };
}

/**
 * Finds the record of a person as `findPerson` does, and asks the provider nothing where `who` is its id: what must be done
 * at once is done by the record, also while the provider is away.
 * @throws OperatorError when there is nobody
 */
export async function findRecord(db: Database, identity: OperatorIdentity, who: string) {
  const byEmail = uuid.test(who) ? undefined : await identity.accountBy({ email: who });
  const key = byEmail ? eq(users.firebase_id, byEmail.identityId) : eq(users.id, who.toLowerCase());
  const [user] = byEmail || uuid.test(who) ? await db.select().from(users).where(key) : [];
  if (!user) throw new OperatorError(`Nobody in Novi signs in with ${who}. They must have signed up in the app first.`);
  return { id: user.id, identityId: user.firebase_id, byEmail };
}

/** The record of somebody who was found, locked until the end of the transaction: what they are just storing comes first. */
export async function lockUser(tx: Queries, id: string, who: string): Promise<typeof users.$inferSelect> {
  const [found] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  if (!found) throw new OperatorError(`${who} was removed just now.`);
  return found;
}

/** Who is at the keyboard, and where: the trail has no request of an operator's command to name. */
export function operatorName(): string {
  return `${userInfo().username}@${hostname()}`;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
