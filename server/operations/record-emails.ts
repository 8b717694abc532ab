import { eq } from 'drizzle-orm';
import { brokeRule } from '../db/faults.ts';
import { userEmails, users } from '../db/schema/index.ts';
import { conflict, notFound } from '../errors.ts';
import type { Data, Handler, Prepare } from '../operation.ts';
import { refuseStale } from '../preconditions.ts';
import { errorTexts } from '../texts.ts';
import { recordTexts as texts } from './record-texts.ts';
import { isSame, releaseEmail, takeAddress } from './user-emails.ts';

type Row = typeof userEmails.$inferSelect;

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
  if (user && isSame(signsInWith, body.email_address)) {
    await releaseEmail(db, identity, body.email_address, user.identityId);
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
  if (!isSame(prepared.signsInWith, body.email_address)) throw conflict('email_not_changed', texts.emailNotChanged);
  if (isSame(held.email_address, body.email_address)) {
    return { status: 200, data: shown(held), version: held.version, changed: 'nothing' };
  }
  const id = await takeAddress(db, { held, userId: held.user_id }, body.email_address).catch((error: unknown) => {
    if (!brokeRule(error, 'user_emails_address_once')) throw error;
  });
  if (id === undefined) throw conflict('email_taken', errorTexts.emailTaken);
  const row = { ...held, email_address: body.email_address, version: held.version + 1 };
  return { status: 200, data: shown(row), version: row.version, changed: { record: 'user_email', id } };
};

function shown({ id, user_id, email_address, version }: Row): Data<'updateUserEmail'> {
  return { id, user_id, email_address, version };
}
