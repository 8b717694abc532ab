import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { impersonationsPerPage } from '#domain/impersonation.ts';
import type { Authority } from '#domain/roles.ts';
import { writeEvent } from '../../contract/audit.ts';
import type { Data, Handler } from '../../contract/operation.ts';
import type { Queries } from '../../db/database.ts';
import { impersonations, users } from '../../db/schema/index.ts';

/** A time that an admin impersonates a member, as it is stored. */
export type ImpersonationRow = typeof impersonations.$inferSelect;

/** The impersonation that an admin is in. */
export async function currentImpersonation(db: Queries, adminId: string): Promise<ImpersonationRow | undefined> {
  const isOpen = and(eq(impersonations.admin_id, adminId), isNull(impersonations.ended_at));
  const [row] = await db.select().from(impersonations).where(isOpen);
  return row;
}

/** The last impersonation of an admin, open or over. */
export async function newestImpersonation(db: Queries, adminId: string): Promise<ImpersonationRow | undefined> {
  const [row] = await db
    .select()
    .from(impersonations)
    .where(eq(impersonations.admin_id, adminId))
    .orderBy(desc(impersonations.started_at))
    .limit(1);
  return row;
}

/**
 * Ends what is open although its time is over, the admin is none any more or was shut out, or the member has closed the
 * account, of one account or of all. Safe with many processes at once: each row is ended, and told of in the audit trail, by exactly one of them.
 */
export async function endOverdue(tx: Queries, now: Date, requestId: string, firebaseId?: string): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const holds = (id: PgColumn, role: Authority) =>
    sql`exists (select 1 from ${users} where ${users.id} = ${id} and ${users.role} = ${role})`;
  const isGone = sql`exists (select 1 from ${users} where ${users.id} = ${impersonations.member_id} and ${users.closed_at} is not null)`;
  const isShutOut = sql`exists (select 1 from ${users} where ${users.id} = ${impersonations.admin_id} and ${users.disabled_at} is not null)`;
  const isTheirs = sql`${impersonations.admin_id} = (select ${users.id} from ${users} where ${users.firebase_id} = ${firebaseId})`;
  const isOver = sql`(${impersonations.ends_at} <= ${at} or not (${holds(impersonations.admin_id, 'admin')} and ${holds(impersonations.member_id, 'member')}) or ${isGone} or ${isShutOut})`;
  const ended = await tx
    .update(impersonations)
    .set({
      ended_at: sql`greatest(${impersonations.started_at}, least(${impersonations.ends_at}, ${at}))`,
      ended_by: sql`case when ${impersonations.ends_at} <= ${at} then 'time' else 'role' end`,
    })
    .where(and(isNull(impersonations.ended_at), isOver, firebaseId === undefined ? undefined : isTheirs))
    .returning();
  for (const row of ended) await tellEnd(tx, row, requestId);
}

/** What the contract tells of an impersonation. */
export function toImpersonationData({
  id,
  admin_id,
  member_id,
  admin_name,
  reason,
  ...row
}: ImpersonationRow): Data<'updateUserClaims'> {
  return {
    ...{ id, admin_id, member_id, admin_name, reason },
    started_at: row.started_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    ended_by: row.ended_by,
  };
}

/** Nobody in person ended it, so the trail names no actor; the account is the one whose claims are brought back. */
async function tellEnd(tx: Queries, row: ImpersonationRow, requestId: string): Promise<void> {
  const [admin] = await tx.select({ identityId: users.firebase_id }).from(users).where(eq(users.id, row.admin_id));
  await writeEvent(tx, {
    operation: 'endImpersonation',
    detail: `ended_by_${row.ended_by ?? 'time'}`,
    identityId: admin?.identityId ?? '',
    record: 'impersonation',
    recordId: row.id,
    owner: row.member_id,
    requestId,
  });
}

/** A page of who acted as a member, when, for how long and why, the newest first. */
export const listImpersonations: Handler<'listImpersonations'> = async ({ params, query }, { db }) => {
  const page = Number(query.page ?? 1);
  const rows = await db
    .select()
    .from(impersonations)
    .where(eq(impersonations.member_id, params.userId))
    .orderBy(desc(impersonations.started_at), desc(impersonations.id))
    .limit(impersonationsPerPage)
    .offset((page - 1) * impersonationsPerPage);
  return { status: 200, data: rows.map(toImpersonationData) };
};
