import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { kitStatuses } from '#domain/kit-status.ts';
import { judgeKitStatus } from '#machines/kit/machine.ts';
import type { Queries } from '../../db/database.ts';
import { kitEvents, kits, roiForms, slots, visits } from '../../db/schema/index.ts';
import { queueVisitNews } from '../messages/outbox.ts';
import { recordVisitEvent } from '../visits/visit-events.ts';

/** Why an order or a visit was canceled, as its history says: for the care team and the lab. */
const closingReason = 'The member closed the account.';

/**
 * Ends what goes on for a patient: orders that can be canceled are, visits ahead are called off, and releases are revoked. A
 * sample that the lab has is finished: its result is a part of the record. The caller holds the patient's lock.
 */
export async function endCare(db: Queries, patientId: string, now: Date): Promise<void> {
  await cancelKits(db, patientId, now);
  const isUpcoming = inArray(visits.slot_id, db.select({ id: slots.id }).from(slots).where(gt(slots.starts_at, now)));
  const canceled = await db
    .update(visits)
    .set({
      status: 'CANCELED',
      version: sql`${visits.version} + 1`,
      sequence: sql`${visits.sequence} + 1`,
      updated_at: now,
    })
    .where(and(eq(visits.patient_id, patientId), eq(visits.status, 'SCHEDULED'), isUpcoming))
    .returning({ visitId: visits.id, slotId: visits.slot_id });
  // For the specialist: what is queued for the member goes with the account.
  for (const { visitId, slotId } of canceled) {
    await queueVisitNews(db, { visitId, patientId, kind: 'visit-canceled', slotId });
    const why = { reason: closingReason, actorId: patientId, now } as const;
    await recordVisitEvent(db, { visitId, kind: 'canceled', by: 'patient', ...why });
  }
  await db
    .update(roiForms)
    .set({ revoked_at: now, version: sql`${roiForms.version} + 1` })
    .where(and(eq(roiForms.patient_id, patientId), isNull(roiForms.revoked_at)));
}

async function cancelKits(db: Queries, patientId: string, now: Date): Promise<void> {
  const canceled = await db
    .update(kits)
    .set({ status: 'CANCELED', version: sql`${kits.version} + 1`, updated_at: now })
    .where(and(eq(kits.patient_id, patientId), inArray(kits.status, cancelable)))
    .returning({ id: kits.id });
  if (canceled.length === 0) return;
  const why = { reason: closingReason, reason_code: 'account-closed' } as const;
  const event = { status: 'CANCELED', at: now, by: 'member', actor_id: patientId, ...why } as const;
  await db.insert(kitEvents).values(canceled.map(({ id }) => ({ ...event, kit_id: id })));
}

const cancelable = kitStatuses.filter((status) => judgeKitStatus(status, 'CANCELED').ok);
