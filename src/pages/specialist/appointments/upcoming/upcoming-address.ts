import { useLocation } from 'react-router-dom';
import { daysAfter, isCalendarDate, weekStart } from '#domain/dates.ts';
import { searchWith } from '../../record/record-address.ts';
import type { Days } from '../use-appointments.ts';

/** How the visits to come are shown, as the address spells it: 7 days as a list, one day, or a week of the calendar. */
export const views = ['list', 'day', 'week'] as const;
export type View = (typeof views)[number];

/** So many days the list shows. */
export const listedDays = 7;

/**
 * What the address of the page says (`?view=week&day=2026-11-25`): how visits are shown, and of which day, or from which day on;
 * without it, a list from today on.
 */
export function useUpcomingAddress(today: string) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const view = views.find((each) => each === query.get('view')) ?? 'list';
  const wanted = query.get('day') ?? '';
  const day = isCalendarDate(wanted) ? wanted : today;
  /** A link to other days or another view; what else stands in the address stays. */
  const linkTo = ({ view: nextView = view, day: nextDay = day }: { view?: View; day?: string }) => ({
    search: searchWith(search, {
      view: nextView === 'list' ? undefined : nextView,
      day: nextDay === today ? undefined : nextDay,
    }),
  });
  return { view, days: daysOfView[view](day), linkTo };
}

const daysOfView: Readonly<Record<View, (day: string) => Days>> = {
  list: (from) => ({ from, to: daysAfter(from, listedDays - 1) }),
  day: (day) => ({ from: day, to: day }),
  week: (day) => ({ from: weekStart(day), to: daysAfter(weekStart(day), 6) }),
};
