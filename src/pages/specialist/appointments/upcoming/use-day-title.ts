import { dayAfter } from '#domain/dates.ts';
import { capitalized } from '#domain/words.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { appointmentTexts as texts } from '#src/texts/appointments.ts';
import { useMoments } from '#src/texts/moments.ts';

/** What a day is called as a title: “Today, Tuesday, November 24”. */
export function useDayTitle(today: string): (day: string) => string {
  const t = useWords();
  const locale = useLocale();
  const { calendarDay } = useMoments();
  return (date) => {
    const day = calendarDay(date);
    if (date === today) return t(texts.todayIs, { day });
    return date === dayAfter(today) ? t(texts.tomorrowIs, { day }) : capitalized(day, locale);
  };
}
