import { eq } from 'drizzle-orm';
import { checkVisitChange, oneChange } from '../../domain/visits.ts';
import type { Queries } from '../db/database.ts';
import { slots, visits } from '../db/schema/index.ts';
import { conflict, notFound, unprocessable } from '../errors.ts';
import type { Handler } from '../operation.ts';
import { refuseStale } from '../preconditions.ts';
import { lockPatient } from './lock-patient.ts';
import { holdingSlot, slotToTake } from './slots.ts';
import { requireStanding } from './standing.ts';
import { readVisit } from './visits.ts';

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
    // To move one's visit is to book another. The care team may have reasons of its own to move what was booked before.
    if (isOwn) await requireStanding(db, visit.patient_id);
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

/** Locks the visit, after its patient as everybody does. */
async function visitToChange(db: Queries, id: string): Promise<typeof visits.$inferSelect> {
  const [owner] = await db.select({ id: visits.patient_id }).from(visits).where(eq(visits.id, id));
  if (!owner) throw notFound();
  await lockPatient(db, owner.id);
  const [visit] = await db.select().from(visits).where(eq(visits.id, id)).for('update');
  if (!visit) throw notFound();
  return visit;
}
