import { and, asc, eq, gt, gte, lte, ne, notExists } from 'drizzle-orm';
import { fullName } from '../../domain/names.ts';
import { slotIsPast, slotTaken, visitExists } from '../../domain/visits.ts';
import type { Queries } from '../db/database.ts';
import { brokeRule } from '../db/faults.ts';
import { slots, users, visits } from '../db/schema/index.ts';
import { conflict, notFound, unprocessable } from '../errors.ts';
import type { Handler } from '../operation.ts';
import { clinicTexts } from './clinic-texts.ts';
import { isLicensedFor, requireLicense } from './licensed.ts';

const most = 200;

/** The span of time that the database can compare with; a leap second or the year 0 is a moment that it can't. */
const earliest = Date.UTC(1900, 0);
const latest = Date.UTC(9998, 0);

/**
 * Slots that nobody holds and that begin later than now, earliest first. Members see those of the specialists who are
 * licensed where they live.
 */
export const listSlots: Handler<'listSlots'> = async ({ query }, { db, caller, now }) => {
  const [from, to] = [moment('from', query.from), moment('to', query.to)];
  const holder = db
    .select({ id: visits.id })
    .from(visits)
    .where(and(eq(visits.slot_id, slots.id), ne(visits.status, 'CANCELED')));
  const rows = await db
    .select({ slot: slots, specialist: { first_name: users.first_name, last_name: users.last_name } })
    .from(slots)
    .innerJoin(users, eq(users.id, slots.specialist_id))
    .where(
      and(
        gt(slots.starts_at, now),
        from && gte(slots.starts_at, from),
        to && lte(slots.starts_at, to),
        notExists(holder),
        caller.authorities.includes('member') ? isLicensedFor(db, caller.noviId) : undefined,
      ),
    )
    .orderBy(asc(slots.starts_at), asc(slots.id))
    .limit(most);
  const data = rows.map(({ slot, specialist }) => ({
    id: slot.id,
    starts_at: slot.starts_at.toISOString(),
    ends_at: slot.ends_at.toISOString(),
    specialist_name: fullName(specialist.first_name, specialist.last_name),
  }));
  return { status: 200, data };
};

function moment(path: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const time = Date.parse(text);
  if (!(time >= earliest && time <= latest)) throw unprocessable([{ path, message: clinicTexts.noSuchMoment }]);
  return new Date(time);
}

/**
 * The slot that somebody wants to take for a patient. Whether it is free is decided by the database, when it is taken.
 * @throws ApiError 404 `slot_not_found`, 409 `slot_past`, `slot_not_licensed`
 */
export async function slotToTake(
  db: Queries,
  id: string,
  patientId: string,
  now: Date,
): Promise<typeof slots.$inferSelect> {
  const [slot] = await db.select().from(slots).where(eq(slots.id, id));
  if (!slot) throw notFound('slot_not_found', clinicTexts.noSuchSlot);
  if (slot.starts_at <= now) throw conflict('slot_past', slotIsPast);
  await requireLicense(db, slot.id, patientId);
  return slot;
}

/**
 * Runs a write that takes a slot, and turns the database's refusals into ours.
 * @throws ApiError 409 `slot_taken`, `visit_exists`
 */
export async function holdingSlot(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (brokeRule(error, 'visits_slot_held_once')) throw conflict('slot_taken', slotTaken);
    if (brokeRule(error, 'visits_one_ahead')) throw conflict('visit_exists', visitExists);
    throw error;
  }
}
