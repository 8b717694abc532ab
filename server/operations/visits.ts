import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { checkVisitChange, oneChange, phoneNeeded, slotTaken, visitExists } from '../../domain/visits.ts';
import { sanitizeText } from '../../domain/validation.ts';
import type { Queries } from '../db/database.ts';
import { brokeRule } from '../db/faults.ts';
import { patients, slots, users, visits } from '../db/schema/index.ts';
import { conflict, notFound, unprocessable } from '../errors.ts';
import type { Data, Handler } from '../operation.ts';
import { refuseStale } from '../preconditions.ts';
import { dropDraft } from './drafts.ts';
import { fullName } from './names.ts';
import { requireOpenStep } from './open-step.ts';
import { slotToTake } from './slots.ts';

type Visit = Data<'listVisits'>[number];

/** Books a free slot for the patient. Its specialist becomes the patient's. */
export const scheduleVisit: Handler<'scheduleVisit'> = async ({ params, body }, { db, now }) => {
  const { patientId } = params;
  await requireOpenStep(db, patientId, 'counseling');
  if (body.medium === 'phone' && !body.phone) throw unprocessable([{ path: '/phone', message: phoneNeeded }]);
  if (await hasVisitAhead(db, patientId)) throw conflict('visit_exists', visitExists);
  const slot = await slotToTake(db, body.slot_id, now);

  const id = randomUUID();
  await holdingSlot(() =>
    db.insert(visits).values({
      id,
      patient_id: patientId,
      slot_id: slot.id,
      medium: body.medium,
      phone: body.medium === 'phone' ? (body.phone ?? null) : null,
      video_url: body.medium === 'video' ? `https://video.novi.example/${id}` : null,
      topic: sanitizeText(body.topic ?? ''),
    }),
  );
  await assign(db, patientId, slot.specialist_id);
  await dropDraft(db, patientId, 'counseling');
  const data = await readVisit(db, id);
  return { status: 201, data, version: data.version, changed: { record: 'visit', id } };
};

/** A patient's visits, the newest start first. */
export const listVisits: Handler<'listVisits'> = async ({ params }, { db }) => {
  const rows = await visitRows(db).where(eq(visits.patient_id, params.patientId)).orderBy(desc(slots.starts_at));
  return { status: 200, data: rows.map(shown) };
};

/** Moves a visit to another free slot, or cancels it. A patient can do so until a day before; their specialist until it is over. */
export const updateVisit: Handler<'updateVisit'> = async ({ params, body, ifMatch }, { db, caller, now }) => {
  const isMove = body.slot_id !== undefined;
  if (isMove === (body.status !== undefined)) throw unprocessable([{ path: '/slot_id', message: oneChange }]);
  const [visit] = await db.select().from(visits).where(eq(visits.id, params.visitId)).for('update');
  if (!visit) throw notFound();
  refuseStale(visit.version, ifMatch);
  const [held] = await db.select({ startsAt: slots.starts_at }).from(slots).where(eq(slots.id, visit.slot_id));
  if (!held) throw notFound();
  const isOwn = caller.noviId === visit.patient_id;
  const check = checkVisitChange(
    { status: visit.status, startsAt: held.startsAt },
    now,
    isOwn ? 'patient' : 'care-team',
  );
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
    await assign(db, visit.patient_id, slot.specialist_id);
  }
  const data = await readVisit(db, visit.id);
  return { status: 200, data, version: data.version, changed: { record: 'visit', id: visit.id } };
};

async function hasVisitAhead(db: Queries, patientId: string): Promise<boolean> {
  const found = await db
    .select({ id: visits.id })
    .from(visits)
    .where(and(eq(visits.patient_id, patientId), eq(visits.status, 'SCHEDULED')));
  return found.length > 0;
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

/** The specialist of the newest booking is the one who may see the patient's record. */
async function assign(db: Queries, patientId: string, specialistId: string): Promise<void> {
  await db.update(patients).set({ specialist_id: specialistId }).where(eq(patients.id, patientId));
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
