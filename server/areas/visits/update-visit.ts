import { eq } from 'drizzle-orm';
import { oneChange, visitOfColleague } from '#domain/visits.ts';
import { judgeVisit } from '#machines/visit/judge.ts';
import { conflict, forbidden, notFound, unprocessable } from '../../errors/errors.ts';
import type { Handler } from '../../contract/operation.ts';
import { refuseStale } from '../../contract/preconditions.ts';
import type { Queries } from '../../db/database.ts';
import { lockPatient } from '../../db/lock-patient.ts';
import { slots, visits } from '../../db/schema/index.ts';
import { requireEligible } from '../eligibility/newest-check.ts';
import { withSlotConflicts, bookableSlot } from './slots.ts';
import { readVisit } from './visits.ts';

/**
 * Moves a visit to another free slot, or cancels it, when the visit machine allows it: a patient can do so until a day
 * before, the visit's own specialist until its time has passed. Others who may see the record leave it as it is.
 */
export const updateVisit: Handler<'updateVisit'> = async ({ params, body, ifMatch }, { db, caller, now }) => {
  const isMove = body.slot_id !== undefined;
  if (isMove === (body.status !== undefined)) throw unprocessable([{ path: '/slot_id', message: oneChange }]);
  const visit = await visitToChange(db, params.visitId);
  const [slot] = await db.select().from(slots).where(eq(slots.id, visit.slot_id));
  if (!slot) throw notFound();
  // An impersonating admin bears the patient's id, and does here what the patient may.
  const isOwn = caller.noviId === visit.patient_id;
  if (!isOwn && slot.specialist_id !== caller.noviId) throw forbidden('forbidden', visitOfColleague);
  refuseStale(visit.version, ifMatch);
  const held = { startsAt: slot.starts_at, endsAt: slot.ends_at };
  const wish = { by: isOwn ? ('patient' as const) : ('care-team' as const), now };
  const stored = { status: visit.status, wasMoved: visit.sequence > 0, ...held };
  const next = { version: visit.version + 1, sequence: visit.sequence + 1, updated_at: now };
  if (body.slot_id === undefined) {
    const judgement = judgeVisit(stored, { type: 'visit.canceled', ...wish });
    if (!judgement.ok) throw conflict('visit_not_changeable', judgement.reason);
    await db
      .update(visits)
      .set({ ...next, status: judgement.status })
      .where(eq(visits.id, visit.id));
  } else {
    // Whether the visit may be moved does not hang on where to: the limits are those of the time that it has.
    const judgement = judgeVisit(stored, { type: 'visit.moved', to: held, ...wish });
    if (!judgement.ok) throw conflict('visit_not_changeable', judgement.reason);
    // To move one's visit is to book another. The care team may have reasons of its own to move what was booked before.
    if (isOwn) await requireEligible(db, visit.patient_id);
    const wanted = await bookableSlot(db, body.slot_id, visit.patient_id, now);
    await withSlotConflicts(() =>
      db
        .update(visits)
        .set({ ...next, status: judgement.status, slot_id: wanted.id })
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
