import { and, eq, exists, gt, inArray, lt, ne, notExists, sql } from 'drizzle-orm';
import { bookableDays, lastBookableDay, type Availability } from '#domain/availability.ts';
import { daysAfter, formatIsoDate } from '#domain/dates.ts';
import type { VisitTimes } from '#domain/visits.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { availabilities, messages, slots, users, visits } from '#server/db/schema/index.ts';
import { transaction } from '#server/db/transaction.ts';
import { isPracticing } from '../licenses.ts';
import { changesOfSlots, type StoredSlot } from './offered-times.ts';

/**
 * Lets one at a time decide about the slots of a specialist, until the transaction ends.
 * @returns whether there is such a specialist, who practices; with `skipLocked` also false while somebody else decides
 */
export async function lockSpecialist(db: Queries, id: string, options?: { skipLocked: true }): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isPracticing()))
    .for('no key update', options);
  return found.length > 0;
}

/** Makes the free slots ahead those of the hours. The caller holds the lock of the specialist. */
export async function refreshSlots(
  db: Queries,
  specialistId: string,
  availability: Availability,
  now: Date,
): Promise<void> {
  const stored = await lockedSlots(db, specialistId, now);
  const { remove, withdraw, keep, offer, add } = changesOfSlots(availability, stored, now);
  if (remove.length > 0) await db.delete(slots).where(inArray(slots.id, remove));
  const setState = async (ids: string[], state: 'withdrawn' | 'kept' | 'offered') => {
    if (ids.length > 0) await db.update(slots).set({ state }).where(inArray(slots.id, ids));
  };
  await setState(withdraw, 'withdrawn');
  await setState(keep, 'kept');
  await setState(offer, 'offered');
  const { mediums } = availability;
  const isAhead = and(eq(slots.specialist_id, specialistId), gt(slots.starts_at, now), eq(slots.state, 'offered'));
  await db
    .update(slots)
    .set({ mediums })
    .where(and(isAhead, ne(slots.mediums, mediums)));
  await addSlots(db, specialistId, mediums, add);
}

/** All slots ahead that are not withdrawn. Nobody books one of them until the transaction ends: who was faster is seen here. */
async function lockedSlots(db: Queries, specialistId: string, now: Date): Promise<StoredSlot[]> {
  const isAhead = and(eq(slots.specialist_id, specialistId), gt(slots.starts_at, now), ne(slots.state, 'withdrawn'));
  await db.select({ id: slots.id }).from(slots).where(isAhead).orderBy(slots.id).for('update');
  // A query of its own: the one that has waited still sees who held what before the wait.
  return db
    .select({
      id: slots.id,
      startsAt: slots.starts_at,
      endsAt: slots.ends_at,
      isKept: sql<boolean>`${slots.state} = 'kept'`,
      isHeld: sql<boolean>`coalesce(bool_or(${visits.status} <> 'CANCELED'), false)`,
      isNamed: sql<boolean>`count(${visits.id}) > 0 or ${exists(messagesNaming(db))}`,
    })
    .from(slots)
    .leftJoin(visits, eq(visits.slot_id, slots.id))
    .where(isAhead)
    .groupBy(slots.id);
}

/** E-mails about a visit at this time, which go with it: some may not have gone out. */
function messagesNaming(db: Queries) {
  return db.select({ id: messages.id }).from(messages).where(eq(messages.slot_id, slots.id));
}

async function addSlots(
  db: Queries,
  specialistId: string,
  mediums: Availability['mediums'],
  times: readonly VisitTimes[],
): Promise<void> {
  const [starts, ends] = [times.map(({ startsAt }) => startsAt), times.map(({ endsAt }) => endsAt)];
  await db.execute(sql`
    insert into ${slots} (specialist_id, starts_at, ends_at, mediums)
    select ${specialistId}::uuid, starts_at, ends_at, ${sql.param(mediums)}::text[]
    from unnest(${sql.param(starts)}::timestamptz[], ${sql.param(ends)}::timestamptz[]) as times (starts_at, ends_at)
    on conflict do nothing`);
}

/** So many specialists are done in one sweep at the most; the next one goes on. */
const most = 200;

/**
 * Keeps specialists bookable as days go by, and clears away past slots that nobody took. Safe with many processes at once:
 * each specialist is done by one of them.
 */
export async function extendSlots(db: Database, now: Date, isStopping: () => boolean = () => false): Promise<void> {
  // Each clock shows this day already, or the one before.
  const day = daysAfter(formatIsoDate(now), bookableDays - 1);
  const isDue = lt(availabilities.slots_until, day);
  const due = await db
    .select({ id: availabilities.specialist_id })
    .from(availabilities)
    .innerJoin(users, eq(users.id, availabilities.specialist_id))
    .where(and(isDue, isPracticing()))
    .limit(most);
  for (const { id } of due) {
    if (isStopping()) return;
    await transaction(db, async (tx) => {
      if (!(await lockSpecialist(tx, id, { skipLocked: true }))) return;
      const isTheirs = and(eq(availabilities.specialist_id, id), isDue);
      const [row] = await tx.select().from(availabilities).where(isTheirs);
      if (!row) return;
      await clearPast(tx, id, now);
      await refreshSlots(tx, id, row.availability, now);
      await tx
        .update(availabilities)
        .set({ slots_until: lastBookableDay(row.availability, now) })
        .where(isTheirs);
    });
  }
}

async function clearPast(db: Queries, specialistId: string, now: Date): Promise<void> {
  const naming = db.select({ id: visits.id }).from(visits).where(eq(visits.slot_id, slots.id));
  await db
    .delete(slots)
    .where(
      and(
        eq(slots.specialist_id, specialistId),
        lt(slots.ends_at, now),
        notExists(naming),
        notExists(messagesNaming(db)),
      ),
    );
}
