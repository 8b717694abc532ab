import { useId, type ReactNode } from 'react';
import type { To } from 'react-router-dom';
import type { Words } from '#domain/words.ts';
import { useWords } from '#src/lib/locale.ts';
import { appointmentTexts as texts } from '#src/texts/appointments.ts';
import { useMoments } from '#src/texts/moments.ts';
import { styled } from '#src/ui/styled.tsx';
import { Heading, TextLink } from '#src/ui/text.tsx';
import type { Appointment } from '../use-appointments.ts';
import { columns, inColumns, leadColumns } from './columns.ts';
import { useDayTitle } from './use-day-title.ts';

type DayListsProps = {
  appointments: readonly Appointment[];
  today: string;
  kind: keyof typeof columns;
  /** What the columns behind the topic are called. */
  heads: readonly Words[];
  /** Below the page’s heading, or below one of its parts. */
  level?: 'h2' | 'h3';
  /** Where the name of a day leads. */
  linkToDay?: ((day: string) => To) | undefined;
  /** The row of a visit; whether it is the first one of its patient. */
  children: (appointment: Appointment, isFirst: boolean) => ReactNode;
};

/** Visits by the day, each day under its name with how many there are. */
export function DayLists({ appointments, today, kind, heads, level = 'h2', linkToDay, children }: DayListsProps) {
  const { dayKey } = useMoments();
  const days = Map.groupBy(appointments, ({ visit }) => dayKey(visit.starts_at));
  // The last one set is the first one of the list.
  const firstOf = new Map(appointments.toReversed().map(({ visit, patient }) => [patient.id, visit.id]));
  return (
    <Days>
      {[...days].map(([day, ofDay]) => (
        <Day key={day} {...{ day, today, kind, heads, level, linkToDay }} count={ofDay.length}>
          {ofDay.map((each) => children(each, firstOf.get(each.patient.id) === each.visit.id))}
        </Day>
      ))}
    </Days>
  );
}

type DayProps = Pick<Required<DayListsProps>, 'today' | 'kind' | 'heads' | 'level' | 'linkToDay'> & {
  day: string;
  count: number;
  children: ReactNode;
};

function Day({ day, today, kind, heads, level, linkToDay, count, children }: DayProps) {
  const t = useWords();
  const id = useId();
  const titleOf = useDayTitle(today);
  return (
    <section aria-labelledby={id}>
      <Head kind={kind}>
        <DayTitle id={id} as={level} size="h3">
          {linkToDay ? <TextLink to={linkToDay(day)}>{titleOf(day)}</TextLink> : titleOf(day)}{' '}
          <Count>{t(count === 1 ? texts.oneVisit : texts.visits, { count })}</Count>
        </DayTitle>
        {/* Each value says its name itself to a screen reader. */}
        {heads.map((head) => (
          <ColumnHead key={head.en} aria-hidden>
            {t(head)}
          </ColumnHead>
        ))}
      </Head>
      <List>{children}</List>
    </section>
  );
}

const Days = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 'md',
    // Its rows go by its own width: a record may stand beside it.
    containerType: 'inline-size',
  },
});
const Head = styled('div', {
  base: {
    display: 'grid',
    alignItems: 'baseline',
    paddingInline: { base: 'sm', sm: 'md' },
    paddingBlockEnd: '3xs',
    [inColumns]: { '& > h2, & > h3': { gridColumn: `span ${String(leadColumns)}` } },
  },
  variants: { kind: { upcoming: { [inColumns]: columns.upcoming }, past: { [inColumns]: columns.past } } },
});
const DayTitle = styled(Heading, { base: { fontFamily: 'body' } });
const Count = styled('span', { base: { color: 'fg.muted', fontWeight: 'normal', fontSize: 'small' } });
const ColumnHead = styled('span', {
  base: { display: 'none', color: 'fg.muted', fontSize: 'small', [inColumns]: { display: 'block' } },
});
const List = styled('ul', {
  base: {
    listStyle: 'none',
    bg: 'bg.surface',
    border: '{borderWidths.hair} solid {colors.line}',
    borderRadius: 'md',
    // A menu of a row may reach beyond it; its color must not.
    '& > li:first-child': { borderTopRadius: 'md' },
    '& > li:last-child': { borderBottomRadius: 'md' },
    '& > li + li': { borderBlockStart: '{borderWidths.hair} solid {colors.line}' },
  },
});
