import { desc, eq } from 'drizzle-orm';
import { actingTimesPerPage } from '#domain/impersonation.ts';
import { impersonations } from '../db/schema/index.ts';
import { shown } from '../impersonation/impersonations.ts';
import type { Handler } from '../operation.ts';

/** A page of who acted as a member, when, for how long and why, the newest first. */
export const listImpersonations: Handler<'listImpersonations'> = async ({ params, query }, { db }) => {
  const page = Number(query.page ?? 1);
  const rows = await db
    .select()
    .from(impersonations)
    .where(eq(impersonations.member_id, params.userId))
    .orderBy(desc(impersonations.started_at), desc(impersonations.id))
    .limit(actingTimesPerPage)
    .offset((page - 1) * actingTimesPerPage);
  return { status: 200, data: rows.map(shown) };
};
