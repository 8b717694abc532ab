import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { messages, slots } from '../../db/schema/index.ts';

type Message = Pick<typeof messages.$inferInsert, 'recipient_id' | 'kind' | 'visit_id' | 'slot_id' | 'on_day' | 'once'>;

/**
 * Puts e-mails into the outbox, in the transaction of what they tell of: no e-mail without that, and none forgotten. One that
 * waits already with the same to say stays the only one.
 */
export async function queueMessages(db: Queries, wanted: readonly Message[]): Promise<void> {
  if (wanted.length > 0)
    await db
      .insert(messages)
      .values([...wanted])
      .onConflictDoNothing();
}

/** Tells somebody that something waits for them; never what. */
export async function queueNews(db: Queries, recipientId: string): Promise<void> {
  await queueMessages(db, [{ recipient_id: recipientId, kind: 'something-waits' }]);
}

type VisitNews = {
  visitId: string;
  patientId: string;
  kind: 'visit-booked' | 'visit-moved' | 'visit-canceled';
  /** The time that it has, or had when it was canceled. */
  slotId: string;
  /** The time that it had before it was moved. */
  earlierSlotId?: string;
};

/**
 * Tells a patient and the specialist what became of their visit. Where another specialist takes it over, each hears their part
 * of it: the one that a visit was canceled, the other that one was booked.
 */
export async function queueVisitNews(db: Queries, news: VisitNews): Promise<void> {
  const { visitId: visit_id, slotId: slot_id, kind, earlierSlotId } = news;
  const specialist = await specialistOf(db, slot_id);
  const before = earlierSlotId === undefined ? specialist : await specialistOf(db, earlierSlotId);
  const toPatient = { recipient_id: news.patientId, kind, visit_id, slot_id };
  await queueMessages(
    db,
    before === specialist
      ? [toPatient, { ...toPatient, recipient_id: specialist }]
      : [
          toPatient,
          { ...toPatient, recipient_id: specialist, kind: 'visit-booked' },
          { ...toPatient, recipient_id: before, kind: 'visit-canceled', slot_id: earlierSlotId ?? slot_id },
        ],
  );
}

async function specialistOf(db: Queries, slotId: string): Promise<string> {
  const [slot] = await db.select({ id: slots.specialist_id }).from(slots).where(eq(slots.id, slotId));
  if (!slot) throw new Error('A visit stands without its slot.');
  return slot.id;
}
