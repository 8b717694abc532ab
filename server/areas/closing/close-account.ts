import { eq } from 'drizzle-orm';
import { forbidden, notFound } from '../../errors/errors.ts';
import type { Context, Data, Handler } from '../../contract/operation.ts';
import { errorTexts as texts } from '../../errors/texts.ts';
import type { Queries } from '../../db/database.ts';
import { lockPatient } from '../../db/lock-patient.ts';
import { hasReceivedCare, personTables } from '../../db/person-tables.ts';
import { idempotencyKeys, patients, users } from '../../db/schema/index.ts';
import { endOverdue } from '../impersonation/impersonations.ts';
import { endCare } from './end-care.ts';
import { removeIdentities } from './remove-identities.ts';

type Ending = Context<'deleteUser'>;
type User = typeof users.$inferSelect;

/** A sign-in counts for so long as a proof that the person themself is there, in milliseconds. */
const proofLasts = 5 * 60_000;

/**
 * Closes a member's account for good: what goes on is ended, what the law does not make us keep is deleted, and after the
 * commit the account at the identity provider is removed. What is left undone by a crash then, the sweep does. Doing it
 * again changes nothing and answers the same.
 * @throws ApiError 403 `sign_in_again` when the token's sign-in is too long ago
 */
export async function closeAccount(id: string, context: Ending) {
  const { db, caller, now, requestId, afterCommit, forgetAccountStatus } = context;
  if (now.getTime() - caller.signedInAt.getTime() > proofLasts) throw forbidden('sign_in_again', texts.signInAgain);
  // Waits for whatever the member is just storing (holdAccount); what comes later finds the account closed.
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('update');
  if (!user) throw notFound();
  if (user.role !== 'member') throw forbidden();
  await lockPatient(db, id);
  forgetAccountStatus(caller.identityId);
  // It is closed, whether the provider can be told now or not: the sweep tries until it can, and says so in the log.
  afterCommit((pool, identity) => removeIdentities(pool, identity, id).catch(() => undefined));
  if (user.closed_at) return { status: 200, data: await outcome(db, id, user.closed_at), changed: 'nothing' } as const;

  await endCare(db, id, now);
  const data = await outcome(db, id, now);
  await forget(db, user, data.keeps_record_of_care, now);
  // Nobody impersonates somebody who has gone.
  await endOverdue(db, now, requestId);
  const changed = { record: 'user', id, detail: data.keeps_record_of_care ? 'record_kept' : 'all_deleted' };
  return { status: 200, data, changed } as const;
}

async function outcome(db: Queries, id: string, closedAt: Date): Promise<Data<'deleteUser'>> {
  return { closed_at: closedAt.toISOString(), keeps_record_of_care: await hasReceivedCare(db, id) };
}

/** Deletes what may go: always what serves the account alone, and without care all there is but the trail. */
async function forget(db: Queries, user: User, keepsRecord: boolean, now: Date): Promise<void> {
  const { id, firebase_id } = user;
  for (const { table, of, atClosing } of personTables) {
    if (atClosing === 'deleted' || (atClosing === 'kept-with-care' && !keepsRecord))
      await db.delete(table).where(of(id));
  }
  // What the member's devices still hold of unsaved drafts can be opened by nobody from here on.
  await db.update(patients).set({ draft_key: null }).where(eq(patients.id, id));
  // Answers that were kept for retries hold copies of what was sent.
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.identity_id, firebase_id));
  const nobody = { first_name: '', middle_name: '', last_name: '' };
  if (!keepsRecord) {
    const nowhere = { date_of_birth: null, state: null, zip: null, partner_code: null };
    await db
      .update(patients)
      .set({ ...nobody, ...nowhere, pronouns: '', updated_at: now })
      .where(eq(patients.id, id));
  }
  await db
    .update(users)
    .set({ ...(!keepsRecord && nobody), closed_at: now, version: user.version + 1, updated_at: now })
    .where(eq(users.id, id));
}

/** Closes a member's account for good. */
export const deleteUser: Handler<'deleteUser'> = ({ params }, context) => closeAccount(params.userId, context);

/** The same: a patient's record ends with their account (docs/decisions/001 and 027). */
export const deletePatient: Handler<'deletePatient'> = ({ params }, context) => closeAccount(params.patientId, context);
