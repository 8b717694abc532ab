import type { ReactNode } from 'react';
import { appointmentTexts as texts } from '#src/texts/appointments.ts';
import { useMoments } from '#src/texts/moments.ts';
import { DayLists } from '../list/day-lists.tsx';
import type { Appointment } from '../use-appointments.ts';
import { MoreVisits } from './more-visits.tsx';
import { PastRow } from './past-row.tsx';
import type { usePast } from './use-past.ts';

type PastListProps = {
  appointments: readonly Appointment[];
  query: ReturnType<typeof usePast>;
  now: Date;
  actionsOf: (appointment: Appointment) => ReactNode;
  /** Visits of the same page whose patients’ links have the focus back when a record closes. */
  listedAbove?: readonly Appointment[];
};

/** Visits that have ended, by date, and the way to those before. */
export function PastList({ appointments, query, now, actionsOf, listedAbove = [] }: PastListProps) {
  const { dayKey } = useMoments();
  const above = new Set(listedAbove.map(({ patient }) => patient.id));
  return (
    <>
      <DayLists appointments={appointments} today={dayKey(now.toISOString())} kind="past" heads={heads} level="h3">
        {(appointment, isFirst) => (
          <PastRow
            key={appointment.visit.id}
            appointment={appointment}
            isFirst={isFirst && !above.has(appointment.patient.id)}
            actions={actionsOf(appointment)}
          />
        )}
      </DayLists>
      <MoreVisits query={query} shown={appointments.length} />
    </>
  );
}

const heads = [texts.outcome, texts.summary, texts.plan] as const;
