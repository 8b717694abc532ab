import { and, count, eq, isNull } from 'drizzle-orm';
import { steps } from '#domain/steps.ts';
import type { Handler } from '../../contract/operation.ts';
import { users } from '../../db/schema/index.ts';

/** How many members stand at each step, those at which nobody stands included. */
export const countMembersByStep: Handler<'countMembersByStep'> = async (_input, { db }) => {
  const rows = await db
    .select({ step: users.step, members: count() })
    .from(users)
    .where(and(eq(users.role, 'member'), isNull(users.closed_at)))
    .groupBy(users.step);
  const members = new Map(rows.map((row) => [row.step, row.members]));
  return { status: 200, data: steps.map((step) => ({ step, members: members.get(step) ?? 0 })) };
};
