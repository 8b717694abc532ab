import { fullName } from '#domain/names.ts';
import { isUpcoming } from '#src/features/visits/newest-visit.ts';
import { useWords } from '#src/lib/locale.ts';
import { appointmentTexts as texts } from '#src/texts/appointments.ts';
import { useMoments } from '#src/texts/moments.ts';
import { roomIn } from '#src/theme/windows.ts';
import { styled } from '#src/ui/styled.tsx';
import { TextLink } from '#src/ui/text.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { useRecordLink } from '../../record/record-address.ts';
import type { Appointment } from '../use-appointments.ts';
import { columns, inColumns } from './columns.ts';
import { Facts } from './facts.tsx';
import { HowToTalk } from './how-to-talk.tsx';

type AppointmentRowProps = {
  appointment: Appointment;
  now: Date;
  /** The first visit of its patient that is listed: closing the record gives it the focus. */
  isFirst: boolean;
};

/** A visit in a line: when, with whom, why, what is ready and what is missing, and how to talk. */
export function AppointmentRow({ appointment, now, isFirst }: AppointmentRowProps) {
  const t = useWords();
  const { timeRange } = useMoments();
  const { visit, patient } = appointment;
  const { isOpen, id, ...link } = useRecordLink(patient.id);
  return (
    <Row open={isOpen} over={!isUpcoming(visit, now)}>
      <Time dateTime={visit.starts_at}>{timeRange(visit.starts_at, visit.ends_at)}</Time>
      <Who>
        <Name {...link} {...(isFirst && { id })}>
          {fullName(patient.first_name, patient.last_name)}
        </Name>
        <Age>
          {patient.age}
          {patient.age !== null && <VisuallyHidden> {t(texts.years)}</VisuallyHidden>}
        </Age>
      </Who>
      <Topic title={visit.topic}>
        {visit.topic && <VisuallyHidden>{t(texts.topic)} </VisuallyHidden>}
        {visit.topic}
      </Topic>
      <Facts appointment={appointment} />
      <How>
        <HowToTalk appointment={appointment} now={now} />
      </How>
    </Row>
  );
}

const Row = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: 'sm',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: { base: 'sm', sm: 'md' },
    overflowWrap: 'anywhere',
    lineHeight: 'snug',
    '& > dl, & > p': { gridColumn: '1 / -1' },
    [inColumns]: { ...columns, '& > p': { gridColumn: 'auto' } },
  },
  variants: {
    open: { true: { bg: 'action.subtle', boxShadow: 'inset {borderWidths.mark} 0 0 {colors.action}' }, false: {} },
    over: { true: { bg: 'bg' }, false: {} },
  },
});
const Who = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '2xs',
    minWidth: '0',
    [inColumns]: { display: 'contents' },
  },
});
const Time = styled('time', { base: { whiteSpace: 'nowrap', fontSize: 'small', fontVariantNumeric: 'tabular-nums' } });
const Name = styled(TextLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifySelf: 'start',
    minHeight: 'touch',
    fontWeight: 'bold',
    paddingBlock: '0',
  },
});
const Age = styled('span', { base: { color: 'fg.muted', fontSize: 'small', whiteSpace: 'nowrap' } });
const Topic = styled('p', {
  base: {
    color: 'fg.muted',
    fontSize: 'small',
    _empty: { display: 'none' },
    [inColumns]: {
      ...{ overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
      _empty: { display: 'block' },
    },
  },
});
const How = styled('div', {
  base: {
    gridColumn: '1 / -1',
    fontSize: 'small',
    // At the end of the first line.
    [roomIn.facts]: { gridArea: '1 / 3', textAlign: 'end' },
    [inColumns]: { gridArea: 'auto', textAlign: 'start' },
  },
});
