import { eq } from 'drizzle-orm';
import ical, {
  foldLines,
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventClass,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { formatPhone } from '#domain/phone.ts';
import { fill, type Locale } from '#domain/words.ts';
import { notFound } from '../../errors/errors.ts';
import type { Data, Handler } from '../../contract/operation.ts';
import { visits } from '../../db/schema/index.ts';
import { calendarTexts as texts } from './texts.ts';
import { readVisit } from './visits.ts';

type Visit = Data<'listVisits'>[number];

/** What only calendars need of a visit: how often it was changed, and when last. */
export type Revision = { sequence: number; changedAt: Date };

/** Reminders, in seconds before the visit: a day, and a quarter of an hour. */
const reminders = [86_400, 900];

/** Who calls a visit off. Nobody reads answers, so the mailbox is one that can't exist (RFC 2606): no answer goes astray. */
const organizer = { name: 'Novi', email: 'no-reply@novi.invalid' };

/**
 * A visit as an iCalendar file (RFC 5545). It is published (METHOD:PUBLISH): who downloads it wants it in their own calendar,
 * while a REQUEST would ask them to accept an invitation and answer an organizer, and there is no mailbox of ours that reads
 * answers. So no ORGANIZER stands in it either: it is not group-scheduled (RFC 5545, 3.8.4.3), and with one Outlook asks for
 * an answer. A canceled visit is a METHOD:CANCEL with the same UID, which must have an ORGANIZER (RFC 5546, 3.2.5). Times are
 * UTC, so no calendar needs our idea of a time zone. Nothing in it speaks of health: lock screens and shared calendars show it. That
 * of the specialist does not say whom they meet either, nor at which number.
 */
export function visitCalendar(
  visit: Visit,
  { sequence, changedAt }: Revision,
  locale: Locale,
  now: Date,
  reader: 'patient' | 'specialist' = 'patient',
): string {
  const isCanceled = visit.status === 'CANCELED';
  const isForPatient = reader === 'patient';
  const { summary: title, description } = (isForPatient ? texts : texts.forSpecialist)[visit.medium];
  const call = fill(title, locale, { name: visit.specialist_name });
  const summary = isCanceled ? fill(texts.canceled, locale, { call }) : call;
  const number = isForPatient ? fill(texts.phone.place, locale, { phone: formatPhone(visit.phone ?? '') }) : '';
  const place = visit.medium === 'phone' ? number : (visit.video_url ?? '');
  const calendar = ical({
    prodId: { company: 'Novi', product: 'Novi', language: locale.toUpperCase() },
    method: isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    scale: 'gregorian',
  });
  calendar.createEvent({
    id: visit.id,
    sequence,
    stamp: now,
    lastModified: changedAt,
    start: new Date(visit.starts_at),
    end: new Date(visit.ends_at),
    summary,
    // Some calendars keep what was called off: then nothing in it may lead anybody to a call.
    ...(!isCanceled && {
      location: place,
      description: fill(description, locale, { place }),
    }),
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: isCanceled ? organizer : null,
    class: ICalEventClass.PRIVATE,
    transparency: isCanceled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    alarms: isCanceled
      ? []
      : reminders.map((trigger) => ({ type: ICalAlarmType.display, trigger, description: summary })),
  });
  const text = calendar.toString();
  return isCanceled || !visit.video_url ? text : withLink(text, visit.video_url);
}

/** URL is a URI (RFC 5545, 3.8.4.6), in which nothing is escaped; the library escapes it as a TEXT, and its link would not open. */
function withLink(text: string, url: string): string {
  const line = foldLines(`URL;VALUE=URI:${new URL(url).href}`);
  return text.replace('\r\nCLASS:', () => `\r\n${line}\r\nCLASS:`);
}

/** A visit as a file for a calendar: that of the patient for them, and for the care team the one that names nobody. */
export const getVisitCalendar: Handler<'getVisitCalendar'> = async ({ params }, { db, caller, locale, now }) => {
  const [row] = await db
    .select({ sequence: visits.sequence, changedAt: visits.updated_at })
    .from(visits)
    .where(eq(visits.id, params.visitId));
  if (!row) throw notFound();
  const visit = await readVisit(db, params.visitId);
  const reader = caller.noviId === visit.patient_id ? 'patient' : 'specialist';
  const text = visitCalendar(visit, row, locale, now, reader);
  return { status: 200, file: { type: 'text/calendar', name: 'appointment.ics', bytes: Buffer.from(text) } };
};
