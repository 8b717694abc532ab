import { dayAfter } from '#domain/dates.ts';
import { capitalized } from '#domain/words.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { appointmentTexts as texts } from '#src/texts/appointments.ts';
import { useMoments } from '#src/texts/moments.ts';

/** What a day is called as a title: “Today, Tuesday, November 24”, with its year where that is another one. */
export function useDayTitle(today: string): (day: string) => string {
  const t = useWords();
  const locale = useLocale();
  const { calendarDay, calendarDate } = useMoments();
  return (date) => {
    const day = calendarDay(date);
    if (date === today) return t(texts.todayIs, { day });
    if (date.slice(0, 4) !== today.slice(0, 4)) return calendarDate(date);
    return date === dayAfter(today) ? t(texts.tomorrowIs, { day }) : capitalized(day, locale);
  };
}
