import { asc, desc, eq, type SQL } from 'drizzle-orm';
import type { Data } from '../../contract/operation.ts';
import type { Queries } from '../../db/database.ts';
import { kitEvents, kits } from '../../db/schema/index.ts';

/** An order with the history of its status. */
export type Kit = Data<'listKits'>[number];

/** Orders with their histories, newest first. One statement reads both: a status that is changed meanwhile stands in both or in neither. */
export async function readKits(db: Queries, where: SQL): Promise<Kit[]> {
  const found = await db
    .select({ row: kits, event: kitEvents })
    .from(kits)
    .leftJoin(kitEvents, eq(kitEvents.kit_id, kits.id))
    .where(where)
    .orderBy(desc(kits.ordered_at), asc(kitEvents.at));
  const orders = new Map<string, Kit>();
  for (const { row, event } of found) {
    const order = orders.get(row.id) ?? withoutHistory(row);
    orders.set(row.id, order);
    if (event) order.history.push(changeOf(event));
  }
  return [...orders.values()];
}

function withoutHistory(row: typeof kits.$inferSelect): Kit {
  return {
    id: row.id,
    patient_id: row.patient_id,
    status: row.status,
    address: row.address,
    consent: { version: row.consent_version, locale: row.consent_locale, at: row.consented_at.toISOString() },
    ordered_at: row.ordered_at.toISOString(),
    history: [],
    version: row.version,
  };
}

function changeOf(event: typeof kitEvents.$inferSelect): Kit['history'][number] {
  const { status, at, by, reason, reason_code, reason_locale } = event;
  return { status, at: at.toISOString(), by, reason, reason_code, reason_locale };
}
