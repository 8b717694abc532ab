import { useLocation } from 'react-router-dom';
import { daysAfter, isCalendarDate } from '#domain/dates.ts';
import { searchWith } from '../../record/record-address.ts';
import type { Days } from '../use-appointments.ts';

/** So many days the list shows. */
export const listedDays = 7;

/** What the address of the page says (`?day=2026-11-25`): from which day on visits are listed; from today on without it. */
export function useUpcomingAddress(today: string) {
  const { search } = useLocation();
  const wanted = new URLSearchParams(search).get('day') ?? '';
  const from = isCalendarDate(wanted) ? wanted : today;
  const days: Days = { from, to: daysAfter(from, listedDays - 1) };
  /** A link to the list from another day on; what else stands in the address stays. */
  const linkTo = (day: string) => ({ search: searchWith(search, { day: day === today ? undefined : day }) });
  return { days, linkTo };
}
