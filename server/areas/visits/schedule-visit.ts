import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { normalizePhone, phoneFormat } from '#domain/phone.ts';
import { sanitizeText } from '#domain/validation.ts';
import { phoneNeeded, visitExists } from '#domain/visits.ts';
import { conflict, unprocessable } from '../../errors/errors.ts';
import type { Handler, Input } from '../../contract/operation.ts';
import type { Queries } from '../../db/database.ts';
import { lockPatient } from '../../db/lock-patient.ts';
import { slots, visits } from '../../db/schema/index.ts';
import { dropDraft } from '../drafts/drafts.ts';
import { requireEligible } from '../eligibility/newest-check.ts';
import { requireOpenStep } from '../journey/require-open-step.ts';
import { queueVisitNews } from '../messages/outbox.ts';
import { withSlotConflicts, bookableSlot } from './slots.ts';
import { actorOf, recordVisitEvent } from './visit-events.ts';
import { readVisit } from './visits.ts';

/**
 * Books a free slot for the patient. A visit whose time has passed is superseded and stays as it is: whether it took place is
 * its specialist's to say.
 */
export const scheduleVisit: Handler<'scheduleVisit'> = async ({ params, body }, { db, caller, now }) => {
  const { patientId } = params;
  await requireOpenStep(db, patientId, 'counseling');
  const phone = numberToCall(body);
  await lockPatient(db, patientId);
  await requireEligible(db, patientId);
  if (await hasVisitAhead(db, patientId, now)) throw conflict('visit_exists', visitExists);
  await supersedePastVisits(db, patientId, now);
  const slot = await bookableSlot(db, { slotId: body.slot_id, medium: body.medium, patientId, now });

  const id = randomUUID();
  await withSlotConflicts(() =>
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
  await recordVisitEvent(db, { visitId: id, kind: 'booked', by: 'patient', actorId: actorOf(caller), now });
  await dropDraft(db, patientId, 'counseling');
  await queueVisitNews(db, { visitId: id, patientId, kind: 'visit-booked', slotId: slot.id });
  const data = await readVisit(db, id);
  return { status: 201, data, version: data.version, changed: { record: 'visit', id } };
};

/** The number as it is stored, where we are to call. */
function numberToCall({ medium, phone }: Input<'scheduleVisit'>['body']): string | null {
  if (medium !== 'phone') return null;
  if (!phone) throw unprocessable([{ path: '/phone', message: phoneNeeded }]);
  const number = normalizePhone(phone);
  if (number === undefined) throw unprocessable([{ path: '/phone', message: phoneFormat }]);
  return number;
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
async function supersedePastVisits(db: Queries, patientId: string, now: Date): Promise<void> {
  const past = db.select({ id: slots.id }).from(slots).where(lte(slots.ends_at, now));
  await db
    .update(visits)
    .set({ superseded_at: now })
    .where(
      and(
        eq(visits.patient_id, patientId),
        eq(visits.status, 'SCHEDULED'),
        isNull(visits.superseded_at),
        inArray(visits.slot_id, past),
      ),
    );
}
