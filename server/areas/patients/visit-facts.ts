import { sql, type SQL } from 'drizzle-orm';
import type { Input } from '../../contract/operation.ts';
import { assignments } from '../../db/schema/index.ts';

type Query = Input<'listPatients'>['query'];

const { planned_starts_at, planned_ends_at, met_at, missed_at, owed_from, results_at, changed_at } = assignments;

/** What a specialist's list tells of the visits with a patient, as of a moment: by then, what was planned may be over. */
export function visitFacts(at: Date) {
  const moment = sql`${at.toISOString()}::timestamptz`;
  const isAhead = sql`${planned_ends_at} > ${moment}`;
  const next = sql`case when ${isAhead} then ${planned_starts_at} end`;
  const last = sql`greatest(${met_at}, case when not (${isAhead}) then ${planned_starts_at} end)`;
  const isMissed = sql`${missed_at} > coalesce(${last}, '-infinity')`;
  return {
    next,
    last,
    isMissed,
    missed: sql`case when ${isMissed} then ${missed_at} end`,
    isOwed: sql`${owed_from} <= ${moment}`,
  };
}

/** The patients that the filters leave. */
export function filtersOf(query: Query, at: Date): SQL[] {
  const { isMissed, isOwed } = visitFacts(at);
  return [
    ...(query.summary_owed ? [isOwed] : []),
    ...(query.results_in ? [sql`${results_at} is not null`] : []),
    ...(query.visit_missed ? [isMissed] : []),
  ];
}

/** What is sorted by before the name: a number that is smaller for whoever comes first, and largest for who has no such visit. */
export function rankOf(sort: Query['sort'], at: Date): SQL<number> | undefined {
  const { next, last } = visitFacts(at);
  const seconds = (moment: SQL | typeof changed_at) => sql`extract(epoch from ${moment})::float8`;
  switch (sort) {
    case 'next-visit':
      return sql<number>`coalesce(${seconds(next)}, ${none})`;
    case 'last-visit':
      return sql<number>`coalesce(-${seconds(last)}, ${none})`;
    case 'latest-change':
      return sql<number>`-${seconds(changed_at)}`;
    default:
      return undefined;
  }
}

/** Later than any moment, in seconds. */
const none = sql`1e15::float8`;
