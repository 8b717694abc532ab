import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { normalizePhone, phoneFormat } from '../../domain/phone.ts';
import { checkVisitChange, oneChange, phoneNeeded, slotTaken, visitExists } from '../../domain/visits.ts';
import { sanitizeText } from '../../domain/validation.ts';
import type { Queries } from '../db/database.ts';
import { brokeRule } from '../db/faults.ts';
import { slots, users, visits } from '../db/schema/index.ts';
import { conflict, notFound, unprocessable } from '../errors.ts';
import type { Data, Handler, Input } from '../operation.ts';
import { refuseStale } from '../preconditions.ts';
import { dropDraft } from './drafts.ts';
import { lockPatient } from './lock-patient.ts';
import { fullName } from './names.ts';
import { requireOpenStep } from './open-step.ts';
import { slotToTake } from './slots.ts';
import { requireStanding } from './standing.ts';

type Visit = Data<'listVisits'>[number];

/**
 * Books a free slot for the patient. A visit whose time has passed makes way and stays as it is: whether it took place is
 * its specialist's to say.
 */
export const scheduleVisit: Handler<'scheduleVisit'> = async ({ params, body }, { db, now }) => {
  const { patientId } = params;
  await requireOpenStep(db, patientId, 'counseling');
  const phone = numberToCall(body);
  await lockPatient(db, patientId);
  await requireStanding(db, patientId);
  if (await hasVisitAhead(db, patientId, now)) throw conflict('visit_exists', visitExists);
  await makeWay(db, patientId, now);
  const slot = await slotToTake(db, body.slot_id, now);

  const id = randomUUID();
  await holdingSlot(() =>
    db.insert(visits).values({
      id,
      patient_id: patientId,
      slot_id: slot.id,
      medium: body.medium,
      phone,
      video_url: body.medium === 'video' ? `https://video.novi.example/${id}` : null,
      topic: sanitizeText(body.topic ?? ''),
    }),
  );
  await dropDraft(db, patientId, 'counseling');
  const data = await readVisit(db, id);
  return { status: 201, data, version: data.version, changed: { record: 'visit', id } };
};

/** A patient's visits, the newest start first. */
export const listVisits: Handler<'listVisits'> = async ({ params }, { db }) => {
  const rows = await visitRows(db).where(eq(visits.patient_id, params.patientId)).orderBy(desc(slots.starts_at));
  return { status: 200, data: rows.map(shown) };
};

/** Moves a visit to another free slot, or cancels it. A patient can do so until a day before; their specialist until its time has passed. */
export const updateVisit: Handler<'updateVisit'> = async ({ params, body, ifMatch }, { db, caller, now }) => {
  const isMove = body.slot_id !== undefined;
  if (isMove === (body.status !== undefined)) throw unprocessable([{ path: '/slot_id', message: oneChange }]);
  const visit = await visitToChange(db, params.visitId);
  refuseStale(visit.version, ifMatch);
  const [held] = await db
    .select({ startsAt: slots.starts_at, endsAt: slots.ends_at })
    .from(slots)
    .where(eq(slots.id, visit.slot_id));
  if (!held) throw notFound();
  const isOwn = caller.noviId === visit.patient_id;
  const check = checkVisitChange({ status: visit.status, ...held }, now, isOwn ? 'patient' : 'care-team');
  if (!check.ok) throw conflict('visit_not_changeable', check.reason);

  const next = { version: visit.version + 1, updated_at: now };
  if (body.slot_id === undefined) {
    await db
      .update(visits)
      .set({ ...next, status: 'CANCELED' })
      .where(eq(visits.id, visit.id));
  } else {
    const slot = await slotToTake(db, body.slot_id, now);
    await holdingSlot(() =>
      db
        .update(visits)
        .set({ ...next, slot_id: slot.id })
        .where(eq(visits.id, visit.id)),
    );
  }
  const data = await readVisit(db, visit.id);
  return { status: 200, data, version: data.version, changed: { record: 'visit', id: visit.id } };
};

/** The number as it is stored, where we are to call. */
function numberToCall({ medium, phone }: Input<'scheduleVisit'>['body']): string | null {
  if (medium !== 'phone') return null;
  if (!phone) throw unprocessable([{ path: '/phone', message: phoneNeeded }]);
  const number = normalizePhone(phone);
  if (number === undefined) throw unprocessable([{ path: '/phone', message: phoneFormat }]);
  return number;
}

/** Locks the visit, after its patient as everybody does. */
async function visitToChange(db: Queries, id: string): Promise<typeof visits.$inferSelect> {
  const [owner] = await db.select({ id: visits.patient_id }).from(visits).where(eq(visits.id, id));
  if (!owner) throw notFound();
  await lockPatient(db, owner.id);
  const [visit] = await db.select().from(visits).where(eq(visits.id, id)).for('update');
  if (!visit) throw notFound();
  return visit;
}

/** Whether the patient has a visit ahead (see isVisitAhead). */
async function hasVisitAhead(db: Queries, patientId: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ id: visits.id })
    .from(visits)
    .innerJoin(slots, eq(slots.id, visits.slot_id))
    .where(and(eq(visits.patient_id, patientId), eq(visits.status, 'SCHEDULED'), gt(slots.ends_at, now)));
  return found.length > 0;
}

/** Lets the database's rule of one visit ahead pass over those whose time has passed: an index can't know the time. */
async function makeWay(db: Queries, patientId: string, now: Date): Promise<void> {
  const past = db.select({ id: slots.id }).from(slots).where(lte(slots.ends_at, now));
  await db
    .update(visits)
    .set({ made_way_at: now })
    .where(
      and(
        eq(visits.patient_id, patientId),
        eq(visits.status, 'SCHEDULED'),
        isNull(visits.made_way_at),
        inArray(visits.slot_id, past),
      ),
    );
}

/** Runs a write that takes a slot, and turns the database's refusals into ours. */
async function holdingSlot(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (brokeRule(error, 'visits_slot_held_once')) throw conflict('slot_taken', slotTaken);
    if (brokeRule(error, 'visits_one_ahead')) throw conflict('visit_exists', visitExists);
    throw error;
  }
}

async function readVisit(db: Queries, id: string): Promise<Visit> {
  const [row] = await visitRows(db).where(eq(visits.id, id));
  if (!row) throw notFound();
  return shown(row);
}

function visitRows(db: Queries) {
  return db
    .select({ visit: visits, slot: slots, specialist: { first_name: users.first_name, last_name: users.last_name } })
    .from(visits)
    .innerJoin(slots, eq(slots.id, visits.slot_id))
    .innerJoin(users, eq(users.id, slots.specialist_id))
    .$dynamic();
}

type VisitRow = Awaited<ReturnType<typeof visitRows>>[number];

function shown({ visit, slot, specialist }: VisitRow): Visit {
  const { id, patient_id, medium, phone, video_url, topic, status, summary, version } = visit;
  return {
    ...{ id, patient_id, medium, phone, video_url, topic, status, summary, version },
    starts_at: slot.starts_at.toISOString(),
    ends_at: slot.ends_at.toISOString(),
    specialist_name: fullName(specialist),
  };
}
