import { useState } from 'react';
import { ageForCertain } from '#domain/dates.ts';
import { fullName } from '#domain/names.ts';
import { useWords } from '#src/lib/locale.ts';
import { useMoments } from '#src/texts/moments.ts';
import { patientListTexts as texts } from '#src/texts/patients.ts';
import { visuallyHiddenStyle } from '#src/theme/recipes/visually-hidden.ts';
import { roomIn } from '#src/theme/windows.ts';
import { styled } from '#src/ui/styled.tsx';
import { Text, TextLink } from '#src/ui/text.tsx';
import { useRecordLink } from '../../record/record-address.ts';
import type { PatientSummary } from '../list-query.ts';
import { inColumns, patientColumns } from './columns.ts';

/** A patient of the list: the name, which opens the record, and what tells them apart from others. */
export function PatientRow({ patient }: { patient: PatientSummary }) {
  const t = useWords();
  const [today] = useState(() => new Date());
  const { calendarDateShort, dateShort, dateTime } = useMoments();
  const { id, first_name, middle_name, last_name, care } = patient;
  const { isOpen, ...link } = useRecordLink(id);
  const born = care?.date_of_birth;
  const facts = [
    {
      name: texts.born,
      value: born
        ? t(texts.bornValue, { date: calendarDateShort(born), age: ageForCertain(born, today) })
        : t(texts.bornUnknown),
    },
    { name: texts.nextVisit, value: care?.next_visit_at ? dateTime(care.next_visit_at) : t(texts.noVisit) },
    { name: texts.lastVisit, value: care?.last_visit_at ? dateTime(care.last_visit_at) : t(texts.noVisit) },
  ];
  const marks = [
    ...(care?.summary_owed ? [t(texts.summaryOwed)] : []),
    ...(care?.missed_at ? [t(texts.missedOn, { date: dateShort(care.missed_at) })] : []),
    ...(care?.results_at ? [t(texts.resultsOn, { date: dateShort(care.results_at) })] : []),
  ];
  return (
    <Row open={isOpen}>
      <Who>
        <Name {...link}>{fullName(first_name, middle_name, last_name)}</Name>
        {marks.length > 0 && <Marks look="small">{marks.join(' · ')}</Marks>}
      </Who>
      <Facts>
        {facts.map(({ name, value }) => (
          <div key={name.en}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Row>
  );
}

const Row = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: 'md',
    alignItems: 'center',
    paddingInline: { base: 'sm', sm: 'md' },
    overflowWrap: 'anywhere',
    [roomIn.row]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)' },
    [inColumns]: { ...patientColumns, minHeight: 'touch', lineHeight: 'snug' },
  },
  variants: {
    open: { true: { bg: 'action.subtle', boxShadow: 'inset {borderWidths.mark} 0 0 {colors.action}' }, false: {} },
  },
});
const Who = styled('div', { base: { [inColumns]: { display: 'contents' } } });
const Name = styled(TextLink, {
  base: { display: 'inline-flex', alignItems: 'center', justifySelf: 'start', minHeight: 'touch', fontWeight: 'bold' },
});
const Marks = styled(Text, {
  base: { color: 'fg.muted', paddingBlockEnd: '2xs', [inColumns]: { order: '1', paddingBlockEnd: '0' } },
});
const Facts = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlockEnd: '2xs',
    [roomIn.facts]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [roomIn.row]: { paddingBlockEnd: '0' },
    columnGap: 'sm',
    rowGap: '3xs',
    fontSize: 'small',
    '& > div': { display: { base: 'flex', sm: 'block' }, gap: '2xs' },
    '& dt': { color: 'fg.muted' },
    // The head of the column says it to who sees it.
    [inColumns]: { display: 'contents', '& dt': visuallyHiddenStyle, '& dd': { paddingBlock: '3xs' } },
  },
});
