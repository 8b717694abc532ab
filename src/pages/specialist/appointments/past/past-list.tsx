import { useNow } from '#src/lib/use-now.ts';
import { appointmentTexts as texts } from '#src/texts/appointments.ts';
import { useMoments } from '#src/texts/moments.ts';
import { useVisitActions } from '../actions/use-visit-actions.tsx';
import { DayLists } from '../list/day-lists.tsx';
import type { Appointment } from '../use-appointments.ts';
import { MoreVisits } from './more-visits.tsx';
import { PastRow } from './past-row.tsx';
import type { usePast } from './use-past.ts';

type PastListProps = {
  appointments: readonly Appointment[];
  query: ReturnType<typeof usePast>;
  /** Visits of the same page whose patients’ links have the focus back when a record closes. */
  listedAbove?: readonly Appointment[];
};

/** Visits that have ended, by date, and the way to those before. */
export function PastList({ appointments, query, listedAbove = [] }: PastListProps) {
  const now = useNow();
  const { dayKey } = useMoments();
  const { actionsOf, question } = useVisitActions({ now, listed: appointments });
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
      {question}
    </>
  );
}

const heads = [texts.outcome, texts.summary, texts.plan] as const;
