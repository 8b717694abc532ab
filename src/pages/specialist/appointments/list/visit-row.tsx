import type { ReactNode } from 'react';
import { fullName } from '#domain/names.ts';
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

export type VisitRowProps = {
  appointment: Appointment;
  /** Which columns the list has. */
  kind: keyof typeof columns;
  /** Over, among those to come. */
  isOver?: boolean;
  /** The first visit of its patient that is listed: closing the record gives it the focus. */
  isFirst: boolean;
  /** What can be done with it. */
  actions: ReactNode;
  /** What else there is to tell, a cell each. */
  children: ReactNode;
};

/** A visit in a line: when, with whom and why, and what the list is about. */
export function VisitRow({ appointment, kind, isOver = false, isFirst, actions, children }: VisitRowProps) {
  const t = useWords();
  const { timeRange } = useMoments();
  const { visit, patient } = appointment;
  const { isOpen, id, ...link } = useRecordLink(patient.id);
  return (
    <Row open={isOpen} over={isOver} kind={kind} data-visit={visit.id}>
      <Time dateTime={visit.starts_at}>{timeRange(visit.starts_at, visit.ends_at)}</Time>
      <Who alone={visit.topic === ''}>
        <Name {...link} {...(isFirst && { id })}>
          {fullName(patient.first_name, patient.last_name)}
        </Name>
        <Age>
          {patient.age}
          {patient.age !== null && <VisuallyHidden> {t(texts.years)}</VisuallyHidden>}
        </Age>
      </Who>
      {visit.topic && (
        <Topic title={visit.topic}>
          <VisuallyHidden>{t(texts.topic)} </VisuallyHidden>
          {visit.topic}
        </Topic>
      )}
      <Cells>{children}</Cells>
      <Actions>{actions}</Actions>
    </Row>
  );
}

const Row = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 'sm',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: { base: 'sm', sm: 'md' },
    overflowWrap: 'anywhere',
    lineHeight: 'snug',
    '& > p, & > div': { gridColumn: '1 / -1' },
    [roomIn.facts]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    [inColumns]: { '& > p, & > div': { gridColumn: 'auto' } },
  },
  variants: {
    kind: {
      upcoming: { [inColumns]: columns.upcoming },
      past: { [inColumns]: columns.past },
    },
    open: { true: { bg: 'action.subtle', boxShadow: 'inset {borderWidths.mark} 0 0 {colors.action}' }, false: {} },
    over: { true: { bg: 'bg' }, false: {} },
  },
});
const Who = styled('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '2xs',
    minWidth: '0',
  },
  // Where there is no topic, a long name has its room.
  variants: { alone: { true: { [inColumns]: { gridColumn: 'span 2' } }, false: {} } },
});
const Time = styled('time', { base: { whiteSpace: 'nowrap', fontSize: 'small', fontVariantNumeric: 'tabular-nums' } });
const Name = styled(TextLink, {
  base: {
    ...{ display: 'block', justifySelf: 'start', minWidth: '0' },
    ...{ paddingBlock: '2xs', fontWeight: 'bold', overflowWrap: 'anywhere' },
  },
});
const Age = styled('span', { base: { color: 'fg.muted', fontSize: 'small', whiteSpace: 'nowrap' } });
const Topic = styled('p', {
  base: {
    color: 'fg.muted',
    fontSize: 'small',
    [inColumns]: { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  },
});
/** At the end of the first line, wherever that is. */
const Actions = styled('span', {
  base: {
    ...{ gridArea: '1 / 2', justifySelf: 'end' },
    [roomIn.facts]: { gridArea: '1 / 3' },
    [inColumns]: { gridArea: 'auto' },
  },
});

/** The cells of a row, one after the other where there is no room for columns. */
const Cells = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 'sm',
    paddingBlockEnd: '2xs',
    [inColumns]: { display: 'contents' },
  },
});

/** A cell of a row. */
export const Cell = styled('div', { base: { display: 'flex', alignItems: 'center', gap: '3xs', fontSize: 'small' } });
