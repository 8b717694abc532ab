import { useState } from 'react';
import type { Appointment } from '../use-appointments.ts';

/** What happened to a visit that is listed, or was. */
export type News = { kind: 'booked' | 'moved' | 'gone'; appointment: Appointment };

/** What is other in a list of the same days that was read anew: what is concluded, its specialist knows. */
export function newsOf(before: readonly Appointment[], after: readonly Appointment[]): readonly News[] {
  const earlier = new Map(before.map((each) => [each.visit.id, each]));
  const later = new Set(after.map(({ visit }) => visit.id));
  const come = after.flatMap<News>((appointment) => {
    const known = earlier.get(appointment.visit.id);
    if (known) return known.visit.starts_at === appointment.visit.starts_at ? [] : [{ kind: 'moved', appointment }];
    return [{ kind: appointment.visit.last_change?.kind === 'moved' ? 'moved' : 'booked', appointment }];
  });
  const gone = before
    .filter(({ visit }) => !later.has(visit.id))
    .map<News>((appointment) => ({ kind: 'gone', appointment }));
  return [...come, ...gone];
}

/** What has changed in a list since somebody looks at it, the last changes only. Another list has no news yet. */
export function useNews(list: string, appointments: readonly Appointment[] | undefined): readonly News[] {
  const [seen, setSeen] = useState<{ list: string; appointments: typeof appointments; news: readonly News[] }>({
    ...{ list, appointments, news: [] },
  });
  if (seen.list === list && seen.appointments === appointments) return seen.news;
  const isSame = seen.list === list && seen.appointments !== undefined && appointments !== undefined;
  const found = isSame ? newsOf(seen.appointments ?? [], appointments) : [];
  const news = isSame && found.length === 0 ? seen.news : found;
  setSeen({ list, appointments, news });
  return news;
}
