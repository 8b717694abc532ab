import { desc, eq, max, sql, type SQL } from 'drizzle-orm';
import { fullName } from '#domain/names.ts';
import { notFound } from '../../errors/errors.ts';
import type { Data, Handler } from '../../contract/operation.ts';
import type { Queries } from '../../db/database.ts';
import { slots, users, visitEvents, visits, visitSummaries } from '../../db/schema/index.ts';

type Visit = Data<'listVisits'>[number];
type VisitChange = NonNullable<Visit['last_change']>;

/** A patient's visits, the newest start first. */
export const listVisits: Handler<'listVisits'> = async ({ params }, { db }) => {
  const rows = await visitRows(db).where(eq(visits.patient_id, params.patientId)).orderBy(desc(slots.starts_at));
  return { status: 200, data: rows.map(shownVisit) };
};

/** A visit as it is told. */
export async function readVisit(db: Queries, id: string): Promise<Visit> {
  const [row] = await visitRows(db).where(eq(visits.id, id));
  if (!row) throw notFound();
  return shownVisit(row);
}

/** Visits with all that is told of them. */
export function visitRows(db: Queries) {
  return db
    .select({
      visit: visits,
      slot: slots,
      specialist: { first_name: users.first_name, last_name: users.last_name },
      summarizedAt: summarizedAt(db),
      lastChange: lastChange(db),
    })
    .from(visits)
    .innerJoin(slots, eq(slots.id, visits.slot_id))
    .innerJoin(users, eq(users.id, slots.specialist_id))
    .$dynamic();
}

/** When the summary of the visit was written or last changed. */
function summarizedAt(db: Queries): SQL<Date | null> {
  const newest = db
    .select({ at: max(visitSummaries.written_at) })
    .from(visitSummaries)
    .where(eq(visitSummaries.visit_id, visits.id));
  return sql`(${newest})`.mapWith(visitSummaries.written_at);
}

/** What was done with the visit last, as JSON. */
function lastChange(db: Queries): SQL<VisitChange | null> {
  const { kind, by, at, reason, reason_locale } = visitEvents;
  const change = sql`json_build_object('kind', ${kind}, 'by', ${by}, 'at', ${at}, 'reason', ${reason}, 'reason_locale', ${reason_locale})`;
  const newest = db
    .select({ change })
    .from(visitEvents)
    .where(eq(visitEvents.visit_id, visits.id))
    .orderBy(desc(visitEvents.at))
    .limit(1);
  return sql`(${newest})`;
}

export type VisitRow = Awaited<ReturnType<typeof visitRows>>[number];

/** A visit as the contract tells it. */
export function shownVisit({ visit, slot, specialist, summarizedAt, lastChange: change }: VisitRow): Visit {
  const { id, patient_id, medium, phone, video_url, topic, status, version } = visit;
  return {
    ...{ id, patient_id, medium, phone, video_url, topic, status, version },
    summarized_at: summarizedAt?.toISOString() ?? null,
    last_change: change && { ...change, at: new Date(change.at).toISOString() },
    starts_at: slot.starts_at.toISOString(),
    ends_at: slot.ends_at.toISOString(),
    specialist_id: slot.specialist_id,
    specialist_name: fullName(specialist.first_name, specialist.last_name),
  };
}
