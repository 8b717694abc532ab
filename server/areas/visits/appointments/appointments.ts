import { and, asc, desc, eq, gt, gte, inArray, lt, lte, ne, notExists, sql, type SQL } from 'drizzle-orm';
import { dayAfter } from '#domain/dates.ts';
import { momentOf } from '#domain/local-time.ts';
import { cursorPageSize, isBehind, openCursor, type MomentPosition } from '#server/contract/cursor.ts';
import type { Data, Handler } from '#server/contract/operation.ts';
import type { Database } from '#server/db/database.ts';
import { isAmong } from '#server/db/is-among.ts';
import { carePlans, slots, visits, visitSummaries } from '#server/db/schema/index.ts';
import { dayRangeOf } from '../day-range.ts';
import { shownVisit, visitRows, type VisitRow } from '../visits.ts';
import { recordsOf } from './records.ts';

type Appointment = Data<'listUpcomingAppointments'>[number];

/** The visits of the caller in a range of days, with what is ready and what is missing for each. */
export const listUpcomingAppointments: Handler<'listUpcomingAppointments'> = async ({ query }, { db, caller, now }) => {
  const { from, to, zone } = dayRangeOf(query, now);
  const beginOf = (date: string) => momentOf(zone, { date, minutes: 0 });
  const rows = await visitRows(db)
    .where(
      and(isTheirs(caller.noviId), gte(slots.starts_at, beginOf(from)), lt(slots.starts_at, beginOf(dayAfter(to)))),
    )
    .orderBy(asc(slots.starts_at), asc(visits.id));
  return { status: 200, data: await appointmentsOf(db, rows, now) };
};

/** The visits of the caller that have ended, newest first; or those of them whose summary is still to be written. */
export const listPastAppointments: Handler<'listPastAppointments'> = async ({ query }, { db, caller, now }) => {
  const { after, pageOf } = await openCursor<MomentPosition>('listPastAppointments', { query, db, caller });
  const isPast = and(isTheirs(caller.noviId), lte(slots.ends_at, now));
  const isOwed = owed(db);
  const isNext = isBehind(after, { at: slots.starts_at, id: visits.id, order: 'descending' });
  const found = await visitRows(db)
    .where(and(isPast, isNext, query.owed === 'true' ? isOwed : undefined))
    .orderBy(desc(slots.starts_at), desc(visits.id))
    .limit(cursorPageSize + 1);
  const { rows, next } = pageOf(found, ({ slot, visit }) => ({ at: slot.starts_at, id: visit.id }));
  const [counted] = await db
    .select({ owed: sql<number>`count(*)::int` })
    .from(visits)
    .innerJoin(slots, eq(slots.id, visits.slot_id))
    .where(and(isPast, isOwed));
  const items = await appointmentsOf(db, rows, now);
  return { status: 200, data: { items, next, owed: counted?.owed ?? 0 } };
};

/** Changes with every booking, move, cancellation and conclusion of the caller’s visits that are ahead or ended within a day. */
export const getAppointmentsRevision: Handler<'getAppointmentsRevision'> = async (_input, { db, caller, now }) => {
  const yesterday = new Date(now.getTime() - 86_400_000);
  const each = sql`${visits.id} || ' ' || ${visits.version}`;
  const [found] = await db
    .select({ revision: sql<string>`md5(coalesce(string_agg(${each}, ',' order by ${visits.id}), ''))` })
    .from(visits)
    .innerJoin(slots, eq(slots.id, visits.slot_id))
    .where(and(isTheirs(caller.noviId), gt(slots.ends_at, yesterday)));
  return { status: 200, data: { revision: found?.revision ?? '' } };
};

/** Canceled ones are not theirs anymore, nor is the record behind them. */
function isTheirs(specialistId: string): SQL | undefined {
  return and(eq(slots.specialist_id, specialistId), ne(visits.status, 'CANCELED'));
}

/** That a visit took place, or nobody has said that it did not, and nothing is written. */
function owed(db: Database): SQL | undefined {
  const written = db
    .select({ version: visitSummaries.version })
    .from(visitSummaries)
    .where(eq(visitSummaries.visit_id, visits.id));
  return and(inArray(visits.status, ['SCHEDULED', 'COMPLETED']), notExists(written));
}

async function appointmentsOf(db: Database, rows: readonly VisitRow[], now: Date): Promise<Appointment[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ visit }) => visit.id);
  const [records, plans] = await Promise.all([
    recordsOf(db, [...new Set(rows.map(({ visit }) => visit.patient_id))], now),
    db.selectDistinct({ id: carePlans.visit_id }).from(carePlans).where(isAmong(carePlans.visit_id, ids)),
  ]);
  const planned = new Set(plans.map(({ id }) => id));
  return rows.flatMap((row) => {
    const record = records.get(row.visit.patient_id);
    const written = { summary: summaryOf(row, now), care_plan: planned.has(row.visit.id) };
    return record ? [{ visit: shownVisit(row), ...record, written }] : [];
  });
}

function summaryOf({ visit, slot, summarizedAt }: VisitRow, now: Date): Appointment['written']['summary'] {
  if (summarizedAt) return 'written';
  if (visit.status === 'COMPLETED') return 'owed';
  return visit.status === 'SCHEDULED' && slot.ends_at <= now ? 'owed' : 'not-due';
}
