import { Fragment } from 'react';
import { fullName } from '#domain/names.ts';
import { useWords } from '#src/lib/locale.ts';
import { appointmentTexts as texts } from '#src/texts/appointments.ts';
import { useMoments } from '#src/texts/moments.ts';
import { roomIn } from '#src/theme/windows.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { styled } from '#src/ui/styled.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { useRecordLink } from '../../record/record-address.ts';
import { Sign } from '../list/sign.tsx';
import { lacksOf } from '../upcoming/readiness.ts';
import type { Appointment } from '../use-appointments.ts';

type WeekVisitProps = {
  appointment: Appointment;
  isFirst: boolean;
  isOver: boolean;
  /** Its place in the grid. */
  place: { 'data-place': string; tabIndex: number; onFocus: () => void };
};

/** A visit in its hour: when and with whom, and a ring where something is missing before it. Opens the record. */
export function WeekVisit({ appointment, isFirst, isOver, place }: WeekVisitProps) {
  const t = useWords();
  const { time } = useMoments();
  const { visit, patient } = appointment;
  const { isOpen, id, ...link } = useRecordLink(patient.id);
  const name = fullName(patient.first_name, patient.last_name);
  const isMissing = !isOver && lacksOf(appointment).length > 0;
  return (
    <Visit {...link} {...(isFirst && { id })} {...place} title={name} open={isOpen} over={isOver}>
      <span>{time(visit.starts_at)}</span>
      <Name>
        {isMissing && (
          <>
            <Missing>
              <Sign state="missing" />
            </Missing>
            <VisuallyHidden>, {t(texts.somethingMissing)}, </VisuallyHidden>
          </>
        )}
        {/* Within a name with a hyphen, a line may end behind that. */}
        {name.split(/(?<=-)|(?<= )/).map((part, index) => (
          <Fragment key={index}>
            <Part>{part.trimEnd()}</Part>
            {part.endsWith(' ') && ' '}
          </Fragment>
        ))}
      </Name>
    </Visit>
  );
}

const Visit = styled(PageLink, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3xs',
    minHeight: 'touch',
    paddingInline: '3xs',
    [roomIn.row]: { paddingInline: '2xs' },
    marginBlockEnd: '3xs',
    borderRadius: 'sm',
    bg: 'action.muted',
    color: 'fg',
    overflowWrap: 'anywhere',
    _hover: { bg: 'action.line' },
    '&:last-child': { marginBlockEnd: '0' },
  },
  variants: {
    open: { true: { boxShadow: 'inset {borderWidths.mark} 0 0 {colors.action}' }, false: {} },
    over: { true: { bg: 'bg.sunken', color: 'fg.muted' }, false: {} },
  },
});
const Name = styled('span', { base: { flex: '1 0 100%', maxWidth: 'full', minWidth: '0', fontWeight: 'bold' } });
/** Before the name: beside the time it would often stand in a line of its own. */
const Missing = styled('span', { base: { display: 'inline-flex', verticalAlign: 'middle' } });
/** A long one is cut rather than broken where no syllable ends: beside a record a day is as wide as a short word. */
const Part = styled('span', {
  base: {
    ...{ display: 'inline-block', maxWidth: 'full', verticalAlign: 'bottom' },
    ...{ overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  },
});
