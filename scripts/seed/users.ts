import { eq, sql } from 'drizzle-orm';
import type { Authority } from '#domain/roles.ts';
import type { Queries } from '#server/db/database.ts';
import { patients, userEmails, users } from '#server/db/schema/index.ts';
import type { Person } from './people.ts';

/** The user who has a demo person's e-mail, or their id: somebody may have signed up anew with the e-mail. */
export async function findUser(db: Queries, { id, email }: Person): Promise<string | undefined> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(userEmails, eq(userEmails.user_id, users.id))
    .where(sql`${users.id} = ${id} or lower(${userEmails.email_address}) = ${email}`)
    .limit(1);
  return found?.id;
}

/** Makes the record of a person, as of a moment. Members begin at the first step. */
export async function makeUser(db: Queries, person: Person, role: Authority, uid: string, at: Date): Promise<void> {
  const { id, firstName, lastName, email } = person;
  const agreed = { agreed_to_terms_at: at, agreed_to_privacy_at: at, step: 'welcome' as const };
  await db.insert(users).values({
    ...{ id, firebase_id: uid, first_name: firstName, last_name: lastName, role, created_at: at },
    ...(role === 'member' && agreed),
  });
  await db.insert(userEmails).values({ user_id: id, email_address: email });
  if (role === 'member') await db.insert(patients).values({ id, created_at: at });
}

/** Ties a user to the account that they sign in with now: the emulator may have lost the old one. */
export async function tieToAccount(db: Queries, userId: string, uid: string): Promise<void> {
  await db
    .update(users)
    .set({ firebase_id: uid })
    .where(sql`${users.id} = ${userId} and ${users.firebase_id} <> ${uid}`);
}
