import { useNavigate } from 'react-router-dom';
import { fullName } from '#domain/names.ts';
import type { Command } from '#src/features/commands/command.ts';
import { useCommands } from '#src/features/commands/use-commands.ts';
import { useWords } from '#src/lib/locale.ts';
import { commandTexts as texts } from '#src/texts/commands.ts';
import { useMoments } from '#src/texts/moments.ts';
import { useOpenRecord } from '../../record/record-address.ts';
import type { Appointment } from '../use-appointments.ts';
import { useUpcomingAddress } from './upcoming-address.ts';

type Wanted = { today: string; next: Appointment | null | undefined; appointments: readonly Appointment[] | undefined };

/** What can be done on the page of visits to come without the mouse. */
export function useUpcomingCommands({ today, next, appointments = [] }: Wanted): void {
  const t = useWords();
  const navigate = useNavigate();
  const openRecord = useOpenRecord();
  const { calendarDayShort, dayKey, time } = useMoments();
  const { linkTo } = useUpcomingAddress(today);
  const whenOf = ({ visit: { starts_at } }: Appointment) =>
    `${calendarDayShort(dayKey(starts_at))}, ${time(starts_at)}`;
  const go = (to: ReturnType<typeof linkTo>) => void navigate(to);
  const commands: Command[] = [
    ...(next ? [{ id: 'next', title: t(texts.openNext), key: 'n', run: () => openRecord(next.patient.id) }] : []),
    { id: 'today', title: t(texts.today), key: 't', run: () => go(linkTo({ day: today })) },
    { id: 'list', title: t(texts.listView), key: 'l', run: () => go(linkTo({ view: 'list' })) },
    { id: 'day', title: t(texts.dayView), key: 'd', run: () => go(linkTo({ view: 'day' })) },
    { id: 'week', title: t(texts.weekView), key: 'w', run: () => go(linkTo({ view: 'week' })) },
    ...appointments.map((appointment) => ({
      id: appointment.visit.id,
      title: t(texts.openPatient, {
        name: fullName(appointment.patient.first_name, appointment.patient.last_name),
        when: whenOf(appointment),
      }),
      run: () => openRecord(appointment.patient.id),
    })),
  ];
  useCommands(commands);
}
