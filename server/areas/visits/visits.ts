import { desc, eq, max, sql, type SQL } from 'drizzle-orm';
import { fullName } from '#domain/names.ts';
import { notFound } from '../../errors/errors.ts';
import type { Data, Handler } from '../../contract/operation.ts';
import type { Queries } from '../../db/database.ts';
import { slots, users, visits, visitSummaries } from '../../db/schema/index.ts';

type Visit = Data<'listVisits'>[number];

/** A patient's visits, the newest start first. */
export const listVisits: Handler<'listVisits'> = async ({ params }, { db }) => {
  const rows = await visitRows(db).where(eq(visits.patient_id, params.patientId)).orderBy(desc(slots.starts_at));
  return { status: 200, data: rows.map(shown) };
};

/** A visit as it is told. */
export async function readVisit(db: Queries, id: string): Promise<Visit> {
  const [row] = await visitRows(db).where(eq(visits.id, id));
  if (!row) throw notFound();
  return shown(row);
}

function visitRows(db: Queries) {
  return db
    .select({
      visit: visits,
      slot: slots,
      specialist: { first_name: users.first_name, last_name: users.last_name },
      summarizedAt: summarizedAt(db),
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

type VisitRow = Awaited<ReturnType<typeof visitRows>>[number];

function shown({ visit, slot, specialist, summarizedAt }: VisitRow): Visit {
  const { id, patient_id, medium, phone, video_url, topic, status, version } = visit;
  return {
    ...{ id, patient_id, medium, phone, video_url, topic, status, version },
    summarized_at: summarizedAt?.toISOString() ?? null,
    starts_at: slot.starts_at.toISOString(),
    ends_at: slot.ends_at.toISOString(),
    specialist_name: fullName(specialist.first_name, specialist.last_name),
  };
}
