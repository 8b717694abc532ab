import { eq } from 'drizzle-orm';
import { isReadable } from '#domain/readable.ts';
import { oneChange, reasonNeeded, slotOfColleague, visitOfColleague } from '#domain/visits.ts';
import { judgeVisit } from '#machines/visit/judge.ts';
import type { VisitEvent } from '#machines/visit/machine.ts';
import { conflict, forbidden, notFound, unprocessable } from '../../errors/errors.ts';
import type { Handler } from '../../contract/operation.ts';
import { refuseStale } from '../../contract/preconditions.ts';
import type { Queries } from '../../db/database.ts';
import { lockPatient } from '../../db/lock-patient.ts';
import { slots, visits } from '../../db/schema/index.ts';
import { requireEligible } from '../eligibility/newest-check.ts';
import { queueVisitNews } from '../messages/outbox.ts';
import { withSlotConflicts, bookableSlot } from './slots.ts';
import { actorOf, recordVisitEvent } from './visit-events.ts';
import { readVisit } from './visits.ts';

/** What the machine calls each wish for another status. */
const wishes = {
  CANCELED: 'canceled',
  COMPLETED: 'completed',
  MISSED: 'missed',
} as const;

/**
 * Moves a visit to another free slot, cancels it, or says what became of it, when the visit machine allows it: a patient can move and
 * cancel until a day before, the visit's own specialist until its time has passed, and from its beginning on the specialist
 * concludes it. Others who may see the record leave it as it is.
 */
export const updateVisit: Handler<'updateVisit'> = async ({ params, body, ifMatch }, { db, caller, now }) => {
  if ((body.slot_id === undefined) === (body.status === undefined)) {
    throw unprocessable([{ path: '/slot_id', message: oneChange }]);
  }
  const { visit, slot } = await visitToChange(db, params.visitId);
  // An impersonating admin bears the patient's id, and does here what the patient may.
  const isOwn = caller.noviId === visit.patient_id;
  if (!isOwn && slot.specialist_id !== caller.noviId) throw forbidden('forbidden', visitOfColleague);
  refuseStale(visit.version, ifMatch);
  const kind = body.status === undefined ? 'moved' : wishes[body.status];
  const held = { startsAt: slot.starts_at, endsAt: slot.ends_at };
  const stored = { status: visit.status, wasMoved: visit.sequence > 0, ...held };
  const judgement = judgeVisit(stored, eventOf(kind, { by: isOwn ? 'patient' : 'care-team', now }, held));
  if (!judgement.ok) throw conflict('visit_not_changeable', judgement.reason);
  if (!isOwn && kind === 'canceled' && !isReadable(body.reason ?? '')) {
    throw unprocessable([{ path: '/reason', message: reasonNeeded }]);
  }
  const isInCalendars = kind === 'moved' || kind === 'canceled';
  const next = {
    ...{ status: judgement.status, version: visit.version + 1, updated_at: now },
    ...(isInCalendars && { sequence: visit.sequence + 1 }),
  };
  const update = (slot_id = visit.slot_id) =>
    db
      .update(visits)
      .set({ ...next, slot_id })
      .where(eq(visits.id, visit.id));
  const told = { visitId: visit.id, patientId: visit.patient_id };
  if (body.slot_id === undefined) {
    await update();
    if (kind === 'canceled') await queueVisitNews(db, { ...told, kind: 'visit-canceled', slotId: slot.id });
  } else {
    // To move one's visit is to book another. The care team may have reasons of its own to move what was booked before.
    if (isOwn) await requireEligible(db, visit.patient_id);
    const { patient_id: patientId, medium } = visit;
    const wanted = await bookableSlot(db, { slotId: body.slot_id, medium, patientId, now });
    const isColleagues = !isOwn && wanted.specialist_id !== slot.specialist_id;
    if (isColleagues && body.hand_over !== true) throw conflict('slot_of_colleague', slotOfColleague);
    await withSlotConflicts(() => update(wanted.id));
    await queueVisitNews(db, { ...told, kind: 'visit-moved', slotId: wanted.id, earlierSlotId: slot.id });
  }
  const { reason, reason_locale: reasonLocale } = body;
  const by = isOwn ? 'patient' : 'care-team';
  await recordVisitEvent(db, { visitId: visit.id, kind, by, actorId: actorOf(caller), now, reason, reasonLocale });
  const data = await readVisit(db, visit.id);
  return { status: 200, data, version: data.version, changed: { record: 'visit', id: visit.id, detail: kind } };
};

type Wish = Pick<VisitEvent, 'by' | 'now'>;
type Kind = 'moved' | (typeof wishes)[keyof typeof wishes];

/** Whether a visit may be moved does not hang on where to: the limits are those of the time that it has. */
function eventOf(kind: Kind, wish: Wish, held: { startsAt: Date; endsAt: Date }): VisitEvent {
  return kind === 'moved' ? { type: 'visit.moved', to: held, ...wish } : { type: `visit.${kind}`, ...wish };
}

/** Locks the visit, after its patient as everybody does. */
async function visitToChange(db: Queries, id: string) {
  const [owner] = await db.select({ id: visits.patient_id }).from(visits).where(eq(visits.id, id));
  if (!owner) throw notFound();
  await lockPatient(db, owner.id);
  const [found] = await db
    .select({ visit: visits, slot: slots })
    .from(visits)
    .innerJoin(slots, eq(slots.id, visits.slot_id))
    .where(eq(visits.id, id))
    .for('update', { of: visits });
  if (!found) throw notFound();
  return found;
}
