import { and, eq, exists, gt, lte, notExists, sql } from 'drizzle-orm';
import { clockIn } from '#domain/clock.ts';
import { dateIn, daysAfter } from '#domain/dates.ts';
import { zoneFor, type MessageKind } from '#domain/messages.ts';
import type { Database } from '../../db/database.ts';
import {
  answers,
  availabilities,
  messagePreferences,
  messages,
  patients,
  slots,
  visits,
} from '../../db/schema/index.ts';
import { queueMessages } from './outbox.ts';
import { hoursZone } from './recipient.ts';
import { isUnsent } from './unsent-answers.ts';

/** On the clock of whoever is told: never at night, and well before the day is planned. */
const reminderTime = '09:00';
/** From when on, and until when at the latest, the visits of the day are told. */
const [morning, tooLate] = ['07:00', '12:00'];
/** So many days before a visit the member is asked for what they have not sent. */
const answerDays = 3;

/**
 * Queues what the clock causes: the day before a visit, some days before one for which answers are missing, and on the morning of a
 * specialist's visits. Each is queued once, however often and by however many processes this is called; a time that nobody
 * looked at the clock is made up for.
 */
export async function queueDueMessages(db: Database, now: Date): Promise<void> {
  await queueReminders(db, now);
  await queueMissingAnswers(db, now);
  await queueDays(db, now);
}

async function queueReminders(db: Database, now: Date): Promise<void> {
  const ahead = await visitsAhead(db, now, { kind: 'visit-reminder', days: 1 });
  const due = ahead.filter(({ startsAt, changedAt, timeZone }) => {
    const at = `${daysAfter(dateIn(timeZone, startsAt), -1)} ${reminderTime}`;
    // Who booked or moved it after that has just been told.
    return clockIn(timeZone, now) >= at && clockIn(timeZone, changedAt) < at;
  });
  await queueMessages(
    db,
    due.map(({ visit_id, slot_id, patient_id }) => ({
      ...{ recipient_id: patient_id, kind: 'visit-reminder' as const, visit_id, slot_id },
      once: `reminder ${visit_id} ${slot_id}`,
    })),
  );
}

async function queueMissingAnswers(db: Database, now: Date): Promise<void> {
  const ahead = await visitsAhead(db, now, { kind: 'answer-missing', days: answerDays });
  const due = ahead.filter(
    ({ startsAt, timeZone, isMissing }) =>
      isMissing && clockIn(timeZone, now) >= `${daysAfter(dateIn(timeZone, startsAt), -answerDays)} ${reminderTime}`,
  );
  await queueMessages(
    db,
    due.map(({ visit_id, slot_id, patient_id }) => ({
      ...{ recipient_id: patient_id, kind: 'answer-missing' as const, visit_id, slot_id },
      once: `answer ${visit_id} ${slot_id}`,
    })),
  );
}

/** Booked visits of the next days of whose time no e-mail of this kind was queued yet, with the clock of their patient. */
async function visitsAhead(db: Database, now: Date, { kind, days }: { kind: MessageKind; days: number }) {
  const told = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.visit_id, visits.id), eq(messages.kind, kind), eq(messages.slot_id, visits.slot_id)));
  const unsent = db.select({ of: answers.patient_id }).from(answers).where(isUnsent(visits.patient_id));
  const rows = await db
    .select({
      ...{ visit_id: visits.id, slot_id: visits.slot_id, patient_id: visits.patient_id },
      ...{ startsAt: slots.starts_at, changedAt: visits.updated_at, state: patients.state },
      ...{ chosenZone: messagePreferences.time_zone, isMissing: sql<boolean>`${exists(unsent)}` },
    })
    .from(visits)
    .innerJoin(slots, eq(slots.id, visits.slot_id))
    .innerJoin(patients, eq(patients.id, visits.patient_id))
    .leftJoin(messagePreferences, eq(messagePreferences.user_id, visits.patient_id))
    .where(
      and(
        ...[eq(visits.status, 'SCHEDULED'), gt(slots.starts_at, now), notExists(told)],
        // A day of the calendar may have 25 hours, and one before it begins up to a day earlier.
        lte(slots.starts_at, new Date(now.getTime() + (days + 2) * 86_400_000)),
      ),
    );
  return rows.map(({ chosenZone, state, ...visit }) => ({
    ...visit,
    timeZone: zoneFor({ chosen: chosenZone, state }),
  }));
}

async function queueDays(db: Database, now: Date): Promise<void> {
  const rows = await db
    .selectDistinct({
      specialistId: slots.specialist_id,
      startsAt: slots.starts_at,
      chosen: messagePreferences.time_zone,
      hoursZone,
    })
    .from(visits)
    .innerJoin(slots, eq(slots.id, visits.slot_id))
    .leftJoin(messagePreferences, eq(messagePreferences.user_id, slots.specialist_id))
    .leftJoin(availabilities, eq(availabilities.specialist_id, slots.specialist_id))
    .where(
      and(
        ...[eq(visits.status, 'SCHEDULED'), gt(slots.starts_at, now)],
        lte(slots.starts_at, new Date(now.getTime() + 86_400_000)),
      ),
    );
  const days = rows.flatMap(({ specialistId, startsAt, ...places }) => {
    const timeZone = zoneFor(places);
    const [day = '', time = ''] = clockIn(timeZone, now).split(' ');
    const isTheirDay = dateIn(timeZone, startsAt) === day && time >= morning && time < tooLate;
    return isTheirDay ? [{ specialistId, day }] : [];
  });
  await queueMessages(
    db,
    days.map(({ specialistId, day }) => ({
      ...{ recipient_id: specialistId, kind: 'visits-today' as const, on_day: day },
      once: `day ${specialistId} ${day}`,
    })),
  );
}
