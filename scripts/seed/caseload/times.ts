import { and, eq, inArray, ne } from 'drizzle-orm';
import { slotTimes, type Availability } from '#domain/availability.ts';
import { dateIn, daysAfter } from '#domain/dates.ts';
import type { VisitTimes } from '#domain/visits.ts';
import type { Queries } from '#server/db/database.ts';
import { availabilities, slots, visits } from '#server/db/schema/index.ts';
import { caseload, type CaseloadPerson, type VisitFate } from './people.ts';

/** When somebody’s visit is, and when it was to be before it was moved. */
export type Booking = {
  person: CaseloadPerson;
  specialistId: string;
  times: VisitTimes;
  before: VisitTimes | undefined;
};

const hour = 3_600_000;

/**
 * Gives each of the caseload a time out of the hours of their specialist that nobody else has. The full day is today until noon,
 * and then the next day with hours. Whoever finds no time is left out.
 */
export async function planCaseload(db: Queries, specialistIds: readonly string[], now: Date): Promise<Booking[]> {
  const stored = await db
    .select()
    .from(availabilities)
    .where(inArray(availabilities.specialist_id, [...specialistIds]));
  const plans = specialistIds.map(async (specialistId, counselor) => {
    const own = stored.find(({ specialist_id }) => specialist_id === specialistId);
    if (!own) return [];
    const held = await heldBy(db, specialistId);
    const people = caseload.filter((person) => person.counselor === counselor);
    return bookingsOf(people, own.availability, held, now).map((booking) => ({ ...booking, specialistId }));
  });
  return (await Promise.all(plans)).flat();
}

function bookingsOf(
  people: readonly CaseloadPerson[],
  availability: Availability,
  held: ReadonlySet<number>,
  now: Date,
): Omit<Booking, 'specialistId'>[] {
  const zone = availability.time_zone;
  const today = dateIn(zone, now);
  const dateOf = ({ startsAt }: VisitTimes) => dateIn(zone, startsAt);
  const isFree = ({ startsAt }: VisitTimes) => !held.has(startsAt.getTime());
  const between = (from: number, to: number) =>
    slotTimes(availability, daysAfter(today, from), daysAfter(today, to)).filter(isFree);
  const ahead = between(0, 10);
  // Each day by its first time.
  const days = new Map(ahead.toReversed().map((times) => [dateOf(times), times.startsAt.getTime()]));
  const begun = now.getTime() - 4 * hour;
  const day = [...days].toReversed().find(([, startsAt]) => startsAt > begun)?.[0] ?? today;
  const fromDay = ahead.filter((times) => dateOf(times) >= day);
  const later = between(0, 20).filter((times) => dateOf(times) > daysAfter(day, 2));
  const past = between(-10, -1).toReversed();
  const pools: Readonly<Record<VisitFate, VisitTimes[]>> = {
    ...{ 'on-the-day': fromDay, 'moved-to-the-day': fromDay, ahead: later, canceled: later },
    ...{ talked: past, missed: past },
  };
  return people.flatMap((person) => {
    const times = pools[person.fate].shift();
    const before = person.fate === 'moved-to-the-day' ? later.shift() : undefined;
    return times ? [{ person, times, before }] : [];
  });
}

/** When the times begin that somebody has with a specialist. */
async function heldBy(db: Queries, specialistId: string): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ startsAt: slots.starts_at })
    .from(slots)
    .innerJoin(visits, eq(visits.slot_id, slots.id))
    .where(and(eq(slots.specialist_id, specialistId), ne(visits.status, 'CANCELED')));
  return new Set(rows.map(({ startsAt }) => startsAt.getTime()));
}
