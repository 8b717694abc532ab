import type { ReactNode } from 'react';
import type { VisitStatus } from '#domain/visits.ts';
import type { Words } from '#domain/words.ts';
import { useWords } from '#src/lib/locale.ts';
import { appointmentTexts as texts } from '#src/texts/appointments.ts';
import { styled } from '#src/ui/styled.tsx';
import { TextLink } from '#src/ui/text.tsx';
import { useRecordLink } from '../../record/record-address.ts';
import { inColumns } from '../list/columns.ts';
import { Sign, type Readiness } from '../list/sign.tsx';
import { Cell, VisitRow, type VisitRowProps } from '../list/visit-row.tsx';
import type { Appointment } from '../use-appointments.ts';

/** A visit that has ended: what became of it, what was written and what is owed. */
export function PastRow({ appointment, ...row }: Pick<VisitRowProps, 'appointment' | 'isFirst' | 'actions'>) {
  const t = useWords();
  const { visit, written } = appointment;
  const isConcluded = visit.status !== 'SCHEDULED';
  return (
    <VisitRow appointment={appointment} kind="past" {...row}>
      <State name={texts.outcome} state={isConcluded ? 'open' : 'missing'}>
        {t(outcomes[visit.status])}
      </State>
      <State name={texts.summary} state={summaryStates[written.summary]}>
        {written.summary === 'not-due' ? (
          t(summaries['not-due'])
        ) : (
          <ToVisits appointment={appointment}>{t(summaries[written.summary])}</ToVisits>
        )}
      </State>
      <State name={texts.plan} state={written.care_plan ? 'ready' : 'open'}>
        {written.care_plan || written.summary === 'not-due' ? (
          t(written.care_plan ? texts.written : texts.notWritten)
        ) : (
          <ToVisits appointment={appointment}>{t(texts.notWritten)}</ToVisits>
        )}
      </State>
    </VisitRow>
  );
}

/** Leads to the patient’s visits, where what was written stands, and from where it is written. */
function ToVisits({ appointment: { patient }, children }: { appointment: Appointment; children: ReactNode }) {
  const { id: _nameHasIt, isOpen: _isOpen, 'aria-current': _current, ...link } = useRecordLink(patient.id, 'visits');
  return <TextLink {...link}>{children}</TextLink>;
}

function State({ name, state, children }: { name: Words; state: Readiness; children: ReactNode }) {
  const t = useWords();
  return (
    <Tone state={state}>
      <Name>{t(name)}</Name> <Sign state={state} /> <span>{children}</span>
    </Tone>
  );
}

const outcomes: Readonly<Record<VisitStatus, Words>> = {
  SCHEDULED: texts.unconcluded,
  COMPLETED: texts.concluded,
  MISSED: texts.missed,
  // Not among them: their time is free again.
  CANCELED: texts.canceled,
};
const summaries: Readonly<Record<Written, Words>> = {
  owed: texts.toWrite,
  written: texts.written,
  'not-due': texts.notDue,
};
const summaryStates: Readonly<Record<Written, Readiness>> = { owed: 'missing', written: 'ready', 'not-due': 'open' };
type Written = Appointment['written']['summary'];

const Tone = styled(Cell, {
  variants: { state: { ready: {}, notable: {}, open: { color: 'fg.muted' }, missing: { color: 'warning' } } },
});
/** The columns have heads where there is room for columns. */
const Name = styled('span', { base: { color: 'fg.muted', [inColumns]: { srOnly: true } } });
