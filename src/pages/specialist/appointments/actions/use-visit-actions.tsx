import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { fullName } from '#domain/names.ts';
import { useWords } from '#src/lib/locale.ts';
import { appointmentTexts as texts, visitChangeTexts } from '#src/texts/appointments.ts';
import { MoreIcon } from '#src/ui/icons/arrows.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { useOpenRecord } from '../../record/record-address.ts';
import type { Appointment } from '../use-appointments.ts';
import { permittedChanges, type VisitChange } from './visit-changes.ts';

type Asked = { change: VisitChange; appointment: Appointment; isOpen: boolean; count: number };

/**
 * What can be done with visits: the menu of each, and the question that stands before a change. Both are of the page, which
 * stays when a list becomes empty. The question keeps the visit as it was when it was asked: what somebody else has changed since is told, and not written over.
 */
export function useVisitActions(now: Date) {
  const [asked, setAsked] = useState<Asked>();
  const opener = useRef<Element>(null);
  // The focus goes with a row that leaves the list.
  useEffect(() => {
    if (opener.current === null || opener.current.isConnected) return;
    opener.current = null;
    if (document.activeElement === document.body) document.querySelector('h1')?.focus();
  });
  const ask = (change: VisitChange, appointment: Appointment) => {
    opener.current = document.activeElement;
    setAsked((last) => ({ change, appointment, isOpen: true, count: (last?.count ?? 0) + 1 }));
  };
  const actionsOf = (appointment: Appointment): ReactNode => (
    <VisitMenu
      appointment={appointment}
      changes={permittedChanges(appointment, now)}
      onAsk={(change) => ask(change, appointment)}
    />
  );
  const close = () => setAsked((last) => last && { ...last, isOpen: false });
  const Question = asked?.change === 'moved' || asked?.change === 'handedOver' ? MoveDialog : ChangeDialog;
  const question = asked && (
    <Suspense>
      <Question
        key={asked.count}
        open={asked.isOpen}
        change={asked.change}
        appointment={asked.appointment}
        onClose={close}
      />
    </Suspense>
  );
  return { actionsOf, question };
}

/** Come with the first press, as a dialog weighs more than the page, and stay to give the focus back. */
const ChangeDialog = lazy(() => import('./change-dialog.tsx'));
const MoveDialog = lazy(() => import('./move-dialog.tsx'));

type VisitMenuProps = {
  appointment: Appointment;
  changes: readonly VisitChange[];
  onAsk: (change: VisitChange) => void;
};

/** What the visit machine permits, and the way to the record: so the menu is there to get the focus back. */
function VisitMenu({ appointment: { patient }, changes, onAsk }: VisitMenuProps) {
  const t = useWords();
  const openRecord = useOpenRecord();
  return (
    <Menu
      label={t(texts.actionsOf, { name: fullName(patient.first_name, patient.last_name) })}
      button={<MoreIcon size="sm" />}
      items={[
        ...changes.map((change) => ({
          id: change,
          label: t(visitChangeTexts[change].item),
          onSelect: () => onAsk(change),
        })),
        { id: 'record', label: t(texts.openRecord), onSelect: () => openRecord(patient.id) },
      ]}
    />
  );
}
