import { and, asc, desc, eq, gt, inArray, ne, notExists, sql, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { dayAfter, easternmostDate } from '#domain/dates.ts';
import { fullName } from '#domain/names.ts';
import { mediumNotOffered, slotIsPast, slotTaken, visitExists, type VisitMedium } from '#domain/visits.ts';
import { conflict, notFound } from '../../errors/errors.ts';
import type { Handler } from '../../contract/operation.ts';
import type { Queries } from '../../db/database.ts';
import { violatesConstraint, isUnknownValue } from '../../db/postgres-errors.ts';
import { slots, users, visits } from '../../db/schema/index.ts';
import { isAnyoneLicensed } from './counselor.ts';
import { dayRangeOf, refusedZone } from './day-range.ts';
import { isLicensedFor, requireLicense } from './licenses.ts';
import { slotTexts } from './texts.ts';

/** So many slots are in an answer, or those of one day. */
const most = 1_000;

/**
 * Slots of a range of days that nobody holds and that begin later than now, earliest first; and the days with slots before and
 * after them, so that each slot can be reached. Members see those of the specialists who are licensed where they live, and whether
 * there is one today. A specialist can ask for those to which a visit of theirs can be handed over.
 * @throws ApiError 404 for a visit that is not the caller’s
 * @throws ApiError 422 for days or a time zone that don't exist, and for a range that is turned around or too long
 */
export const listSlots: Handler<'listSlots'> = async ({ query }, { db, caller, now }) => {
  const { from, to, zone } = dayRangeOf(query, now);
  await requireKnown(db, zone);
  const isMember = caller.authorities.includes('member');
  const holder = db
    .select({ id: visits.id })
    .from(visits)
    .where(and(eq(visits.slot_id, slots.id), ne(visits.status, 'CANCELED')));
  const isFree = and(
    eq(slots.state, 'offered'),
    gt(slots.starts_at, now),
    query.specialist_id === undefined ? undefined : eq(slots.specialist_id, query.specialist_id),
    notExists(holder),
    isMember ? await isLicensedFor(db, caller.noviId) : undefined,
    query.hand_over_of === undefined ? undefined : await canTakeOver(db, query.hand_over_of, caller.noviId),
  );
  const day = sql<string>`to_char(${slots.starts_at} at time zone ${zone}, 'YYYY-MM-DD')`;
  const beginOf = (date: string) => sql`(${date}::date)::timestamp at time zone ${zone}`;
  const isBefore = (date: string) => sql`${slots.starts_at} < ${beginOf(date)}`;
  const isFrom = (date: string) => sql`${slots.starts_at} >= ${beginOf(date)}`;
  const dayWhere = async (where: SQL, order: SQL) => {
    const [found] = await db.select({ day }).from(slots).where(and(isFree, where)).orderBy(order).limit(1);
    return found?.day ?? null;
  };
  const read = (end: string, limit?: number) => {
    const rows = db
      .select({ slot: slots, day })
      .from(slots)
      .where(and(isFree, isFrom(from), isBefore(end)))
      .orderBy(asc(slots.starts_at), asc(slots.id));
    return limit === undefined ? rows : rows.limit(limit);
  };

  const found = await read(dayAfter(to), most + 1);
  const cut = found[most]?.day;
  const whole = cut === undefined ? found : found.filter((row) => row.day < cut);
  // A day that alone holds more is whole, too.
  const isLongDay = cut !== undefined && whole.length === 0;
  const end = isLongDay ? dayAfter(cut) : (cut ?? dayAfter(to));
  const rows = isLongDay ? await read(end) : whole;
  const names = await namesOf(db, new Set(rows.map(({ slot }) => slot.specialist_id)));
  const items = rows.map(({ slot }) => ({
    id: slot.id,
    starts_at: slot.starts_at.toISOString(),
    ends_at: slot.ends_at.toISOString(),
    specialist_id: slot.specialist_id,
    specialist_name: names.get(slot.specialist_id) ?? '',
    mediums: slot.mediums,
  }));
  const next_day = await dayWhere(isFrom(end), asc(slots.starts_at));
  const previous_day = await dayWhere(isBefore(from), desc(slots.starts_at));
  const is_licensed = isMember ? await isAnyoneLicensed(db, caller.noviId, easternmostDate(now)) : null;
  return { status: 200, data: { items, next_day, previous_day, is_licensed } };
};

/** Whether a slot is one of a colleague who may see the patient of this visit. */
async function canTakeOver(db: Queries, visitId: string, specialistId: string | undefined): Promise<SQL | undefined> {
  const [visit] = await db
    .select({ patientId: visits.patient_id, specialistId: slots.specialist_id })
    .from(visits)
    .innerJoin(slots, eq(slots.id, visits.slot_id))
    .where(eq(visits.id, visitId));
  if (!visit || visit.specialistId !== specialistId) throw notFound();
  return and(ne(slots.specialist_id, visit.specialistId), await isLicensedFor(db, visit.patientId));
}

/** Apart from the slots: with each of these joined, the database takes them for so few that it sorts all that are free. */
async function namesOf(db: Queries, specialistIds: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const { id, first_name, last_name } = users;
  const found = await db
    .select({ id, first_name, last_name })
    .from(users)
    .where(inArray(id, [...specialistIds]));
  return new Map(found.map((one) => [one.id, fullName(one.first_name, one.last_name)]));
}

/** The zones that the database was found to know, which stay the same. */
const knownZones = new LRUCache<string, true>({ max: 1_000 });

/**
 * Node knows some zones that the database doesn’t, which finds it out only where it has a day to count with. It is asked once
 * for each.
 */
async function requireKnown(db: Queries, zone: string): Promise<void> {
  if (knownZones.has(zone)) return;
  await db.execute(sql`select now() at time zone ${zone}`).catch((error: unknown) => {
    throw isUnknownValue(error) ? refusedZone() : error;
  });
  knownZones.set(zone, true);
}

type Wanted = { slotId: string; medium: VisitMedium; patientId: string; now: Date };

/**
 * The slot that somebody wants to take for a patient. Whether it is free is decided by the database, when it is taken. Until
 * the transaction ends it is offered: whoever changes the hours of its specialist waits, and finds it held.
 * @throws ApiError 404 `slot_not_found`, 409 `slot_past`, `slot_not_licensed`, `medium_not_offered`
 */
export async function bookableSlot(
  db: Queries,
  { slotId, medium, patientId, now }: Wanted,
): Promise<typeof slots.$inferSelect> {
  const isOffered = and(eq(slots.id, slotId), eq(slots.state, 'offered'));
  const [slot] = await db.select().from(slots).where(isOffered).for('share');
  if (!slot) throw notFound('slot_not_found', slotTexts.noSuchSlot);
  if (slot.starts_at <= now) throw conflict('slot_past', slotIsPast);
  await requireLicense(db, slot.id, patientId);
  if (!slot.mediums.includes(medium)) throw conflict('medium_not_offered', mediumNotOffered[medium]);
  return slot;
}

/**
 * Runs a write that takes a slot, and turns the database's refusals into ours.
 * @throws ApiError 409 `slot_taken`, `visit_exists`
 */
export async function withSlotConflicts(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (violatesConstraint(error, 'visits_slot_held_once')) throw conflict('slot_taken', slotTaken);
    if (violatesConstraint(error, 'visits_one_ahead')) throw conflict('visit_exists', visitExists);
    throw error;
  }
}
