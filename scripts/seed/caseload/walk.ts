import { and, eq, inArray, or } from 'drizzle-orm';
import type { KitStatus } from '#domain/kit-status.ts';
import { stepAfter, stepIndex, type JourneyStep, type Step } from '#domain/steps.ts';
import type { VisitTimes } from '#domain/visits.ts';
import { messagePreferences, messages, roiForms, slots, visits } from '#server/db/schema/index.ts';
import { callAs, type SeedContext } from '../call-as.ts';
import { doers, moveKit } from '../journey.ts';
import type { Booking } from './times.ts';

const day = 86_400_000;

/**
 * Walks a new member to their visit, in the weeks before it, and on to what became of it. The e-mails about it are left out: the
 * mailbox of the demo begins empty.
 */
export async function walkToVisit(hands: SeedContext, booking: Booking): Promise<void> {
  const { person, times } = booking;
  const { id } = person;
  const at = (days: number): SeedContext => {
    const moment = Math.min(times.startsAt.getTime() - days * day, hands.now.getTime());
    return { ...hands, specialistId: booking.specialistId, now: new Date(moment) };
  };
  // As the sign-up does.
  if (person.readsIn) await hands.db.insert(messagePreferences).values({ user_id: id, locale: person.readsIn });
  for (let step: Step = 'welcome'; step !== 'counseling'; step = stepAfter(step)) {
    const then = at(30 - 2 * stepIndex(step));
    await doers[step as JourneyStep](then, person);
    await callAs(id, 'member', then).updateUser({ step: stepAfter(step) });
  }
  await visit(at, booking);
  await moveKit(at(9), id, kitsTo[person.kit] ?? [], person.kit === 'CANCELED' ? 'asked-to-cancel' : undefined);
  // A form bears the moment at which it is stored, and is revoked later than that.
  if (person.hasRevoked) await revoke({ ...hands, now: new Date() }, id);
  const own = hands.db.select({ id: visits.id }).from(visits).where(eq(visits.patient_id, id));
  await hands.db.delete(messages).where(or(eq(messages.recipient_id, id), inArray(messages.visit_id, own)));
}

/** From the kit on its way to the last status, all on one day. */
const kitsTo: Partial<Record<KitStatus, readonly KitStatus[]>> = {
  ANALYZING: ['ANALYZING'],
  COMPLETED: ['ANALYZING', 'COMPLETED'],
  CANCELED: ['CANCELED'],
};

async function visit(
  at: (days: number) => SeedContext,
  { person, specialistId, times, before }: Booking,
): Promise<void> {
  const booked = at(14);
  const slotId = await slotAt(booked, specialistId, before ?? times);
  if (slotId === undefined) return;
  const { id, topic, byPhone } = person;
  const how = byPhone ? ({ medium: 'phone', phone: '+1 312 555 0142' } as const) : ({ medium: 'video' } as const);
  const member = callAs(id, 'member', booked);
  const made = (await member.scheduleVisit(slotId, { ...how, topic })).data;
  await member.updateUser({ step: 'complete' });
  const specialist = (days: number) => callAs(specialistId, 'specialist', at(days));
  const anHourIn = -1 / 24;
  if (before) {
    const slot_id = await slotAt(booked, specialistId, times);
    if (slot_id !== undefined) await specialist(3).updateVisit(made, { slot_id, reason: 'I can see you earlier.' });
  } else if (person.fate === 'canceled') {
    await callAs(id, 'member', at(6)).updateVisit(made, { status: 'CANCELED', reason: 'I have to travel that week.' });
  } else if (at(anHourIn).now > times.endsAt) {
    const status = person.fate === 'missed' ? 'MISSED' : 'COMPLETED';
    await specialist(anHourIn).updateVisit(made, { status });
  }
}

/** The slot at these times, made where the hours made none. Undefined where another one is in the way. */
async function slotAt({ db }: SeedContext, specialist_id: string, times: VisitTimes): Promise<string | undefined> {
  const { startsAt: starts_at, endsAt: ends_at } = times;
  await db.insert(slots).values({ specialist_id, starts_at, ends_at }).onConflictDoNothing();
  const [slot] = await db
    .select({ id: slots.id })
    .from(slots)
    .where(and(eq(slots.specialist_id, specialist_id), eq(slots.starts_at, starts_at), eq(slots.state, 'offered')));
  return slot?.id;
}

async function revoke(hands: SeedContext, id: string): Promise<void> {
  const forms = await hands.db.select().from(roiForms).where(eq(roiForms.patient_id, id));
  for (const form of forms) await callAs(id, 'member', hands).deleteRoiForm(form);
}
