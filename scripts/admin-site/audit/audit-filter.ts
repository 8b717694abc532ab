import { useSearchParams } from 'react-router-dom';
import { isCalendarDate } from '#domain/dates.ts';

/** What the address says of the trail. People are named by their keys alone. */
export const auditFilters = ['actor_id', 'patient_id', 'operation', 'outcome', 'from', 'to'] as const;
export type AuditFilter = Partial<Record<(typeof auditFilters)[number], string>>;

/** The filters of the address, and how to change some of them; an empty one goes. */
export function useAuditFilter() {
  const [query, setQuery] = useSearchParams();
  const filter: AuditFilter = Object.fromEntries(
    auditFilters.flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const change = (changes: AuditFilter) =>
    setQuery(Object.fromEntries(Object.entries({ ...filter, ...changes }).filter(([, value]) => value !== '')), {
      replace: true,
    });
  return { filter, change, clear: () => setQuery({}, { replace: true }) };
}

/** The filters as the API takes them: its days are moments, those of this device. What can't be meant is left out. */
export function toAuditQuery({ actor_id, patient_id, operation, outcome, from, to }: AuditFilter) {
  const begins = dayBegins(from);
  const ends = dayBegins(to, 1);
  return {
    ...(actor_id && { actor_id }),
    ...(patient_id && { patient_id }),
    ...(operation && { operation }),
    ...(isOutcome(outcome) && { outcome }),
    ...(begins && { from: begins }),
    ...(ends && { to: ends }),
  } as const;
}

function isOutcome(text: string | undefined): text is 'done' | 'refused' {
  return text === 'done' || text === 'refused';
}

function dayBegins(date: string | undefined, daysLater = 0): string | undefined {
  if (date === undefined || !isCalendarDate(date)) return undefined;
  const begin = new Date(`${date}T00:00`);
  begin.setDate(begin.getDate() + daysLater);
  return begin.toISOString();
}
