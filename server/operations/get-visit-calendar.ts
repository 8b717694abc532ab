import { eq } from 'drizzle-orm';
import { visits } from '../db/schema/index.ts';
import { notFound } from '../errors.ts';
import type { Handler } from '../operation.ts';
import { visitCalendar } from './visit-calendar.ts';
import { readVisit } from './visits.ts';

/** A visit as a file for a calendar. */
export const getVisitCalendar: Handler<'getVisitCalendar'> = async ({ params }, { db, locale, now }) => {
  const [row] = await db
    .select({ sequence: visits.sequence, changedAt: visits.updated_at })
    .from(visits)
    .where(eq(visits.id, params.visitId));
  if (!row) throw notFound();
  const text = visitCalendar(await readVisit(db, params.visitId), row, locale, now);
  return { status: 200, file: { type: 'text/calendar', name: 'appointment.ics', bytes: Buffer.from(text) } };
};
