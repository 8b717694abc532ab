import * as z from 'zod/mini';
import { weekdays, type Availability, type Weekday } from '#domain/availability.ts';
import { checkAvailability } from '#domain/availability/check.ts';
import { localTimeAt, minutesOf } from '#domain/local-time.ts';
import { visitMediums } from '#domain/visits.ts';
import { fill, type Words } from '#domain/words.ts';
import { fieldError, getLocale } from '#src/lib/locale.ts';
import { availabilityTexts as texts } from '#src/texts/availability.ts';
import { weekdayName } from '#src/texts/weekdays.ts';

/** How many of each the backend takes. */
export const mostOf = { weekly: 42, days_off: 100, extra_slots: 100 } as const;

/** The days as a working week has them. */
export const daysInOrder: readonly Weekday[] = [...weekdays.slice(1), weekdays[0]];

/** The hours as they are typed. Lists and their order are those of the backend, so that its problems find their fields. */
export type HoursForm = z.infer<typeof typedHours>;

/** What the form begins with. What has passed is left out: it changes nothing any more. */
export function toForm({ time_zone, visit_minutes, buffer_minutes, ...lists }: Availability, now: Date): HoursForm {
  const here = localTimeAt(time_zone, now);
  return {
    ...{ time_zone, visit_minutes: String(visit_minutes), buffer_minutes: String(buffer_minutes) },
    mediums: [...lists.mediums],
    weekly: lists.weekly
      .toSorted((one, other) => orderOf(one) - orderOf(other))
      .map(({ weekday, from, to }) => ({ weekday, from, to: to === midnight ? '00:00' : to })),
    days_off: lists.days_off
      .filter(({ to }) => to >= here.date)
      .toSorted((one, other) => one.from.localeCompare(other.from))
      .map(({ from, to }) => ({ from, to: to === from ? '' : to })),
    extra_slots: lists.extra_slots
      .filter((extra) => !isPast(extra, here))
      .toSorted((one, other) => `${one.date} ${one.at}`.localeCompare(`${other.date} ${other.at}`)),
  };
}

const midnight = '24:00';
const needed = z.string().check(z.minLength(1));
const time = z.string().check(z.minLength(1, fieldError(texts.timeNeeded)));
const day = z.string().check(z.minLength(1, fieldError(texts.dayNeeded)));

const typedHours = z.object({
  ...{ time_zone: needed, visit_minutes: needed, buffer_minutes: needed },
  mediums: z.array(z.enum(visitMediums)).check(z.minLength(1, fieldError(texts.mediumNeeded))),
  weekly: z.array(z.object({ weekday: z.enum(weekdays), from: time, to: time })),
  days_off: z.array(z.object({ from: day, to: z.string() })),
  extra_slots: z.array(z.object({ date: day, at: time })),
});

/** The form's rules, which are those of the backend, and that nothing new lies in the past. Its result is what is sent. */
export const hoursSchema = z.pipe(typedHours, z.transform(availabilityOf)).check(({ value, issues }) => {
  for (const { path, message } of [...checkAvailability(value), ...pastOf(value, new Date())]) {
    const [list = '', index = '', field = ''] = path.split('/').slice(1);
    const weekday = list === 'weekly' ? value.weekly[Number(index)]?.weekday : undefined;
    issues.push({
      ...{ code: 'custom', input: value },
      path: index === '' ? [list] : [list, Number(index), field],
      message: sentenceOf(message, weekday),
    });
  }
});

function availabilityOf(form: HoursForm): Availability {
  return {
    ...form,
    ...{ visit_minutes: Number(form.visit_minutes), buffer_minutes: Number(form.buffer_minutes) },
    weekly: form.weekly.map((hours) => ({ ...hours, to: hours.to === '00:00' ? midnight : hours.to })),
    days_off: form.days_off.map(({ from, to }) => ({ from, to: to === '' ? from : to })),
  };
}

/** Of the hours of a week it says the day: in the list of all problems, too, it is seen where each is. */
function sentenceOf(message: Words, weekday: Weekday | undefined): string {
  const locale = getLocale();
  const problem = fill(message, locale);
  return weekday ? fill(texts.dayProblem, locale, { day: weekdayName(locale, weekday), problem }) : problem;
}

function pastOf({ time_zone, days_off, extra_slots }: Availability, now: Date) {
  const here = localTimeAt(time_zone, now);
  return [
    ...days_off.flatMap(({ from, to }, index) =>
      to < here.date ? [{ path: `/days_off/${index}/${from === to ? 'from' : 'to'}`, message: texts.dayPassed }] : [],
    ),
    ...extra_slots.flatMap((extra, index) =>
      isPast(extra, here) ? [{ path: `/extra_slots/${index}/date`, message: texts.dayPassed }] : [],
    ),
  ];
}

function isPast({ date, at }: Availability['extra_slots'][number], here: { date: string; minutes: number }): boolean {
  return date < here.date || (date === here.date && minutesOf(at) <= here.minutes);
}

function orderOf({ weekday, from }: Availability['weekly'][number]): number {
  return daysInOrder.indexOf(weekday) * 1_440 + minutesOf(from);
}
