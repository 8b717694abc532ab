import type { ReactNode } from 'react';
import { appointmentTexts as texts } from '#src/texts/appointments.ts';
import { DayLists } from '../list/day-lists.tsx';
import type { Appointment } from '../use-appointments.ts';
import { AppointmentRow } from './appointment-row.tsx';

type UpcomingListProps = {
  appointments: readonly Appointment[];
  today: string;
  now: Date;
  actionsOf: (appointment: Appointment) => ReactNode;
};

/** The visits by day, each with what can be done with it. */
export function UpcomingList({ appointments, today, now, actionsOf }: UpcomingListProps) {
  return (
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
  );
}

const heads = [texts.family, texts.fhs7, texts.health, texts.test, texts.releases, texts.how] as const;
