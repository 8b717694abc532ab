import type { ReactNode } from 'react';
import { appointmentTexts as texts } from '#src/texts/appointments.ts';
import { DayLists } from '../list/day-lists.tsx';
import { useRowCommands } from '../list/use-row-commands.ts';
import type { Appointment } from '../use-appointments.ts';
import { AppointmentRow } from './appointment-row.tsx';
import { useUpcomingAddress } from './upcoming-address.ts';

type UpcomingListProps = {
  appointments: readonly Appointment[];
  today: string;
  now: Date;
  actionsOf: (appointment: Appointment) => ReactNode;
};

/** The visits by day, each with what can be done with it. */
export function UpcomingList({ appointments, today, now, actionsOf }: UpcomingListProps) {
  const { view, linkTo } = useUpcomingAddress(today);
  useRowCommands();
  return (
    <DayLists
      appointments={appointments}
      today={today}
      kind="upcoming"
      heads={heads}
      linkToDay={view === 'day' ? undefined : (day) => linkTo({ view: 'day', day })}
    >
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
