import { isAHoliday } from '@18f/us-federal-holidays';
import type { Queries } from '#server/db/database.ts';
import { slots } from '#server/db/schema/index.ts';
import { visitMinutes } from '#domain/visits.ts';

const weekdaysAhead = 30;

/** When visits begin, in UTC: morning to afternoon all over the mainland. */
const hours = [15, 16, 17, 19, 20, 21];

/** Keeps the specialists bookable for the next weekdays. Slots that are there already are left as they are. */
export async function seedSlots(db: Queries, specialistIds: readonly string[], now: Date): Promise<void> {
  const starts = weekdaysAfter(now, weekdaysAhead).flatMap((day) => hours.map((hour) => day + hour * 3_600_000));
  const rows = specialistIds.flatMap((specialist_id) => starts.map((start) => slotAt(specialist_id, start)));
  // The database refuses slots of one specialist that overlap: those of the last start among them.
  await db.insert(slots).values(rows).onConflictDoNothing();
}

/** A slot that begins at a moment, in milliseconds. */
export function slotAt(specialist_id: string, start: number) {
  return { specialist_id, starts_at: new Date(start), ends_at: new Date(start + visitMinutes * 60_000) };
}

/** The beginnings (UTC, in milliseconds) of the next weekdays after today on which people work: none is a federal holiday. */
export function weekdaysAfter(now: Date, count: number): number[] {
  const days: number[] = [];
  for (let day = startOfDay(now); days.length < count;) {
    day += 86_400_000;
    const date = new Date(day);
    if (![0, 6].includes(date.getUTCDay()) && !isAHoliday(date, { utc: true })) days.push(day);
  }
  return days;
}

/** Midnight (UTC) of a day, in milliseconds. */
export function startOfDay(moment: Date): number {
  return Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate());
}
