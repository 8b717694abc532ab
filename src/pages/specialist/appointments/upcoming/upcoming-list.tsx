import { appointmentTexts as texts } from '#src/texts/appointments.ts';
import { useVisitActions } from '../actions/use-visit-actions.tsx';
import { DayLists } from '../list/day-lists.tsx';
import type { Appointment } from '../use-appointments.ts';
import { AppointmentRow } from './appointment-row.tsx';

type UpcomingListProps = { appointments: readonly Appointment[]; today: string; now: Date };

/** The visits by day, each with what can be done with it. */
export function UpcomingList({ appointments, today, now }: UpcomingListProps) {
  const { actionsOf, question } = useVisitActions({ now, listed: appointments });
  return (
    <>
      <DayLists appointments={appointments} today={today} kind="upcoming" heads={heads}>
        {(appointment, isFirst) => (
          <AppointmentRow
            key={appointment.visit.id}
            appointment={appointment}
            now={now}
            isFirst={isFirst}
            actions={actionsOf(appointment)}
          />
        )}
      </DayLists>
      {question}
    </>
  );
}

const heads = [texts.family, texts.fhs7, texts.health, texts.test, texts.releases, texts.how] as const;
