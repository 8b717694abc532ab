import { eq } from 'drizzle-orm';
import { checkReadable } from '#domain/readable.ts';
import { sanitizeText } from '#domain/validation.ts';
import { conflict, notFound, unprocessable, type Problem } from '../../errors/errors.ts';
import type { Caller, Data, Handler, Input, Prepare } from '../../contract/operation.ts';
import { errorTexts as texts } from '../../errors/texts.ts';
import type { Database, Queries } from '../../db/database.ts';
import { messagePreferences, patients, users } from '../../db/schema/index.ts';
import { claimsOf, syncClaims } from '../../identity/claims.ts';
import type { Identity } from '../../identity/identity.ts';
import { addEmail, syncEmail, isSameEmail, freeProviderEmail } from './user-emails.ts';

type UserRow = typeof users.$inferSelect;

/**
 * Makes the record of a new member: user, patient and e-mail together, and after the commit the identity's claims. An
 * identity that has a record gets that one back, so a sign-up that broke off is simply repeated.
 */
export const createUser: Handler<'createUser'> = async ({ body }, { db, caller, locale, now, afterCommit }) => {
  checkIdentity(body, caller);
  const made = await insertMember(db, body, now);
  // E-mails begin in the language in which somebody signed up.
  if (made) await db.insert(messagePreferences).values({ user_id: made.id, locale });
  const user = made ?? (await userOfIdentity(db, caller.identityId));
  if (!user) throw notFound('user_not_found', texts.userNotFound);
  afterCommit((pool, identity) => syncClaims(pool, identity, user.id));
  return {
    status: 201,
    data: toUserData(user),
    version: user.version,
    changed: made ? { record: 'user', id: user.id, owner: user.id, actor: user.id } : 'nothing',
  };
};

/** Frees the address of a sign-up where another record merely still names it. */
export const freeEmail: Prepare<'createUser'> = async ({ body }, { db, identity, caller }) => {
  if (isSameEmail(caller.email, body.email_address)) {
    await freeProviderEmail(db, identity, body.email_address, caller.identityId);
  }
  return undefined;
};

/** A sign-up that is sent again may have failed at the claims: they are set anew. */
export async function renewClaims({ identityId }: Caller, db: Database, identity: Identity): Promise<void> {
  const user = await userOfIdentity(db, identityId);
  if (user) await syncClaims(db, identity, user.id);
}

/** Reads a user's own record: the busiest read, so its query is prepared. */
export const getUser: Handler<'getUser'> = async ({ params }, { preparedQueries }) => {
  const user = await preparedQueries.userById(params.userId);
  if (!user) throw notFound('user_not_found', texts.userNotFound);
  const { version, ...data } = user;
  return { status: 200, data, version };
};

/**
 * Reads the roles out of the record. `me` is whom the token says; asking for oneself brings the identity's claims in
 * line with the record, which is what finishes a sign-up whose claims never arrived, and the record's sign-in e-mail in
 * line with the provider's, where it is changed.
 */
export const getUserRoles: Handler<'getUserRoles'> = async ({ params }, { db, caller, identity, requestId }) => {
  // While an admin impersonates a member, the claims are that member's on purpose.
  const user = caller.actor ? await userById(db, caller.noviId) : await userOfIdentity(db, caller.identityId);
  if (!user || (params.userId !== 'me' && params.userId !== user.id)) {
    throw notFound('user_not_found', texts.userNotFound);
  }
  const claims = claimsOf(user);
  const inLine = caller.noviId === claims.novi_id && caller.authorities.join() === claims.novi_authorities.join();
  if (!inLine && !caller.actor) await syncClaims(db, identity, user.id);
  if (!caller.actor) await syncEmail(db, identity, { user, email: caller.email, requestId });
  return { status: 200, data: { novi_id: user.id, authorities: [...claims.novi_authorities] } };
};

/** A user as the contract shows it. */
export function toUserData({ id, firebase_id, first_name, middle_name, last_name, step }: UserRow): Data<'getUser'> {
  return { id, firebase_id, first_name, middle_name, last_name, step };
}

function checkIdentity(body: Input<'createUser'>['body'], { identityId, email }: Caller): void {
  const problems: Problem[] = [];
  if (body.firebase_id !== identityId) problems.push({ path: '/firebase_id', message: texts.notYourIdentity });
  if (body.email_address.toLowerCase() !== email?.toLowerCase()) {
    problems.push({ path: '/email_address', message: texts.notYourIdentity });
  }
  problems.push(...checkReadable({ '/first_name': body.first_name, '/last_name': body.last_name }));
  if (problems.length > 0) throw unprocessable(problems);
}

/** The new user, or undefined when the identity has a record already. */
async function insertMember(db: Queries, body: Input<'createUser'>['body'], now: Date): Promise<UserRow | undefined> {
  const { firebase_id, role_name, email_address } = body;
  const [first_name, last_name] = [sanitizeText(body.first_name), sanitizeText(body.last_name)];
  const [user] = await db
    .insert(users)
    .values({
      ...{ firebase_id, first_name, last_name, role: role_name, step: 'welcome' },
      ...{ agreed_to_terms_at: now, agreed_to_privacy_at: now },
    })
    .onConflictDoNothing({ target: users.firebase_id })
    .returning();
  if (!user) return undefined;
  await db.insert(patients).values({ id: user.id });
  if (!(await addEmail(db, user.id, email_address))) throw conflict('email_taken', texts.emailTaken);
  return user;
}

async function userOfIdentity(db: Queries, identityId: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.firebase_id, identityId));
  return user;
}

async function userById(db: Queries, id: string | undefined): Promise<UserRow | undefined> {
  if (id === undefined) return undefined;
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}
