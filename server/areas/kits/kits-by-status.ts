import { and, asc, eq } from 'drizzle-orm';
import { cursorPageSize, isBehind, openCursor, type MomentPosition } from '../../contract/cursor.ts';
import type { Handler } from '../../contract/operation.ts';
import { kits, patients } from '../../db/schema/index.ts';

/** A page of the orders of all patients, the longest in their status first. A change of status is the last change of its row. */
export const listKitsByStatus: Handler<'listKitsByStatus'> = async ({ query }, { db, caller }) => {
  const { after, pageOf } = await openCursor<MomentPosition>('listKitsByStatus', { query, db, caller });
  const { id, status, updated_at, ordered_at } = kits;
  const found = await db
    .select({
      ...{ id, status, since: updated_at, ordered_at },
      patient: { id: patients.id, first_name: patients.first_name, last_name: patients.last_name },
    })
    .from(kits)
    .innerJoin(patients, eq(patients.id, kits.patient_id))
    .where(
      and(
        query.status === undefined ? undefined : eq(status, query.status),
        isBehind(after, { at: updated_at, id, order: 'ascending' }),
      ),
    )
    .orderBy(asc(updated_at), asc(id))
    .limit(cursorPageSize + 1);
  const { rows, next } = pageOf(found, (kit) => ({ at: kit.since, id: kit.id }));
  const items = rows.map((kit) => ({
    ...kit,
    since: kit.since.toISOString(),
    ordered_at: kit.ordered_at.toISOString(),
  }));
  return { status: 200, data: { items, next } };
};
