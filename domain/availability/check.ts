import { areApart, timesOfExtra, type Availability } from '../availability.ts';
import { daysBetween, isCalendarDate } from '../dates.ts';
import { minutesOf } from '../local-time.ts';
import type { FieldProblem } from '../problem.ts';
import { isTimeZone, noSuchZone } from '../time-zones.ts';
import type { Texts, Words } from '../words.ts';

/** A range of days off is no longer than this. */
const longestDaysOff = 366;

/** What keeps hours from being stored, by the path of each field; none when they can be. */
export function checkAvailability(availability: Availability): FieldProblem[] {
  if (!isTimeZone(availability.time_zone)) return [{ path: '/time_zone', message: noSuchZone }];
  return [
    ...availability.weekly.flatMap((_, index) => problemsOfHours(availability, index)),
    ...availability.days_off.flatMap((range, index) => problemsOfDaysOff(range, index)),
    ...availability.extra_slots.flatMap((_, index) => problemsOfExtra(availability, index)),
  ];
}

function problemsOfHours({ weekly, visit_minutes }: Availability, index: number): FieldProblem[] {
  const hours = weekly[index];
  if (!hours) return [];
  const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)];
  if (to <= from) return [problem(`/weekly/${index}/to`, texts.endsBeforeStart)];
  if (to - from < visit_minutes) return [problem(`/weekly/${index}/to`, texts.tooShort)];
  const overlaps = weekly
    .slice(0, index)
    .some((other) => other.weekday === hours.weekday && from < minutesOf(other.to) && minutesOf(other.from) < to);
  return overlaps ? [problem(`/weekly/${index}/from`, texts.overlap)] : [];
}

function problemsOfDaysOff(range: Availability['days_off'][number], index: number): FieldProblem[] {
  for (const end of ['from', 'to'] as const) {
    if (!isCalendarDate(range[end])) return [problem(`/days_off/${index}/${end}`, texts.noSuchDay)];
  }
  if (range.to < range.from) return [problem(`/days_off/${index}/to`, texts.rangeTurned)];
  return daysBetween(range.from, range.to) >= longestDaysOff
    ? [problem(`/days_off/${index}/to`, texts.rangeTooLong)]
    : [];
}

function problemsOfExtra(availability: Availability, index: number): FieldProblem[] {
  const { extra_slots, buffer_minutes } = availability;
  const extra = extra_slots[index];
  if (!extra) return [];
  if (!isCalendarDate(extra.date)) return [problem(`/extra_slots/${index}/date`, texts.noSuchDay)];
  const [times] = timesOfExtra(availability, extra);
  if (!times) return [problem(`/extra_slots/${index}/at`, texts.skipped)];
  const others = extra_slots
    .slice(0, index)
    .filter(({ date }) => isCalendarDate(date))
    .flatMap((other) => timesOfExtra(availability, other));
  const isFree = others.every((other) => areApart(times, other, buffer_minutes));
  return isFree ? [] : [problem(`/extra_slots/${index}/at`, texts.overlap)];
}

function problem(path: string, message: Words): FieldProblem {
  return { path, message };
}

const texts = {
  noSuchDay: { en: 'There is no such day.', es: 'Ese día no existe.' },
  endsBeforeStart: {
    en: 'The end must be later than the start.',
    es: 'El final debe ser posterior al comienzo.',
  },
  tooShort: { en: 'No visit fits into these hours.', es: 'En este horario no cabe ninguna cita.' },
  overlap: { en: 'This overlaps with other times above.', es: 'Esto coincide con otro horario de arriba.' },
  rangeTurned: {
    en: 'The last day must not be before the first.',
    es: 'El último día no puede ser anterior al primero.',
  },
  rangeTooLong: { en: 'Choose a year or less.', es: 'Elija un año o menos.' },
  skipped: {
    en: 'Clocks are set forward on this day, and skip this time.',
    es: 'Ese día los relojes se adelantan y se saltan esta hora.',
  },
} satisfies Texts;
