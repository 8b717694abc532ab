import { and, eq } from 'drizzle-orm';
import { impersonationMinutes } from '#domain/impersonation.ts';
import { fullName } from '#domain/names.ts';
import { conflict, forbidden, impersonationEnded, notFound, unprocessable } from '../../errors/errors.ts';
import type { Handler, Input } from '../../contract/operation.ts';
import { errorTexts as texts } from '../../errors/texts.ts';
import type { Queries } from '../../db/database.ts';
import { notBefore } from '../../db/not-before.ts';
import { impersonations, users } from '../../db/schema/index.ts';
import { claimsOf, syncClaims } from '../../identity/claims.ts';
import {
  endOverdue,
  newestImpersonation,
  currentImpersonation,
  toImpersonationData,
  type ImpersonationRow,
} from './impersonations.ts';
import { checkStartRate, requireReason } from './start.ts';

type Body = Input<'updateUserClaims'>['body'];
type UserRow = typeof users.$inferSelect;
type Done = { row: ImpersonationRow; detail: 'started' | 'stopped' | 'nothing' };

/**
 * Begins or stops the impersonation of a member. The record is written here, and the claims follow it after the commit: what the
 * body says is never put into claims, it must only agree with the records. The admin's row is locked, so that of two
 * requests at once one sees what the other did.
 */
export const updateUserClaims: Handler<'updateUserClaims'> = async ({ params, body }, context) => {
  const { db, caller, now, requestId, afterCommit } = context;
  if (body.access_token !== caller.token) throw forbidden('not_your_token', texts.notYourToken);
  const isTheirs = and(eq(users.id, params.userId), eq(users.firebase_id, caller.identityId));
  const [user] = await db.select().from(users).where(isTheirs).for('no key update');
  if (!user) throw notFound();
  if (body.user_id !== user.id) throw unprocessable([{ path: '/user_id', message: texts.otherUser }]);
  await endOverdue(db, now, requestId, user.firebase_id);
  const { row, detail } = isStop(body)
    ? await stop(db, user, body, { now, isImpersonating: caller.actor !== undefined })
    : await start(db, user, body, { now, isImpersonating: caller.actor !== undefined });
  afterCommit((pool, identity) => syncClaims(pool, identity, user.id));
  const changed = { record: 'impersonation', id: row.id, owner: row.member_id, detail };
  return { status: 200, data: toImpersonationData(row), changed: detail === 'nothing' ? 'nothing' : changed };
};

type Moment = { now: Date; isImpersonating: boolean };

async function start(db: Queries, admin: UserRow, body: Body, { now, isImpersonating }: Moment): Promise<Done> {
  if (isImpersonating) throw conflict('already_acting', texts.alreadyImpersonating);
  if (admin.role !== 'admin') throw forbidden();
  const [member] = await db.select().from(users).where(eq(users.id, body.novi_id));
  if (member?.role !== 'member' || member.closed_at) {
    throw unprocessable([{ path: '/novi_id', message: texts.notAMember }], 'not_a_member');
  }
  const admin_name = fullName(admin.first_name, admin.last_name);
  refuseOther(body, {
    ...{ novi_id: member.id, novi_authorities: ['member'] },
    ...{ original_novi_id: admin.id, original_novi_name: admin_name, original_novi_authorities: ['admin'] },
  });
  const open = await currentImpersonation(db, admin.id);
  if (open?.member_id === member.id) return { row: open, detail: 'nothing' };
  if (open) throw conflict('already_acting', texts.alreadyImpersonating);
  const reason = requireReason(body.reason);
  await checkStartRate(db, admin.id, now);
  const ends_at = new Date(now.getTime() + impersonationMinutes * 60_000);
  const [row] = await db
    .insert(impersonations)
    .values({ admin_id: admin.id, member_id: member.id, admin_name, reason, started_at: now, ends_at })
    .returning();
  if (!row) throw new Error('The impersonation was not stored, and the database gave no reason.');
  return { row, detail: 'started' };
}

async function stop(db: Queries, admin: UserRow, body: Body, { now, isImpersonating }: Moment): Promise<Done> {
  const newest = (await currentImpersonation(db, admin.id)) ?? (await newestImpersonation(db, admin.id));
  // Also whoever lost the role meanwhile: what their app sends then is not what their record says any more.
  if (isImpersonating && newest?.ended_by !== 'admin' && newest?.ended_at !== null) throw impersonationEnded();
  if (admin.role !== 'admin') throw forbidden();
  refuseOther(body, {
    ...claimsOf(admin),
    ...{ original_novi_id: null, original_novi_name: null, original_novi_authorities: null },
  });
  if (!newest) throw impersonationEnded();
  if (newest.ended_at) return { row: newest, detail: 'nothing' };
  const [row = newest] = await db
    .update(impersonations)
    .set({ ended_at: notBefore(impersonations.started_at, now), ended_by: 'admin' })
    .where(eq(impersonations.id, newest.id))
    .returning();
  return { row, detail: 'stopped' };
}

type Claims = Omit<Body, 'access_token' | 'user_id' | 'reason'>;

/** Refuses claims that are not to the letter what the records say. */
function refuseOther(body: Body, wanted: Claims): void {
  const names = Object.keys(wanted) as (keyof Claims)[];
  const problems = names
    .filter((name) => JSON.stringify(body[name]) !== JSON.stringify(wanted[name]))
    .map((name) => ({ path: `/${name}`, message: texts.claimsRefused }));
  if (problems.length > 0) throw unprocessable(problems, 'claims_refused');
}

function isStop({ original_novi_id, original_novi_name, original_novi_authorities }: Body): boolean {
  return original_novi_id === null && original_novi_name === null && original_novi_authorities === null;
}
