import { desc, eq } from 'drizzle-orm';
import { impersonations } from '../db/schema/index.ts';
import { shown } from '../impersonation/impersonations.ts';
import type { Handler } from '../operation.ts';

/** So many are shown, the newest. */
const most = 100;

/** Who acted as a member, when, for how long and why, the newest first. */
export const listImpersonations: Handler<'listImpersonations'> = async ({ params }, { db }) => {
  const rows = await db
    .select()
    .from(impersonations)
    .where(eq(impersonations.member_id, params.userId))
    .orderBy(desc(impersonations.started_at))
    .limit(most);
  return { status: 200, data: rows.map(shown) };
};
