import { isUpcoming } from '#src/features/visits/newest-visit.ts';
import { Cell, VisitRow, type VisitRowProps } from '../list/visit-row.tsx';
import { Facts } from './facts.tsx';
import { HowToTalk } from './how-to-talk.tsx';

type AppointmentRowProps = Pick<VisitRowProps, 'appointment' | 'isFirst' | 'actions'> & { now: Date };

/** A visit of the days that are listed: what is ready and what is missing, and how to talk. */
export function AppointmentRow({ appointment, now, ...row }: AppointmentRowProps) {
  return (
    <VisitRow appointment={appointment} kind="upcoming" isOver={!isUpcoming(appointment.visit, now)} {...row}>
      <Facts appointment={appointment} />
      <Cell>
        <HowToTalk appointment={appointment} now={now} />
      </Cell>
    </VisitRow>
  );
}
