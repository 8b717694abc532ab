import { isUpcoming } from '#src/features/visits/newest-visit.ts';
import { useWords } from '#src/lib/locale.ts';
import { appointmentTexts as texts } from '#src/texts/appointments.ts';
import { useMoments } from '#src/texts/moments.ts';
import { roomIn } from '#src/theme/windows.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { styled } from '#src/ui/styled.tsx';
import { useUpcomingAddress } from '../upcoming/upcoming-address.ts';
import type { Appointment, Days } from '../use-appointments.ts';
import type { GridPlace } from './grid-place.ts';
import { useRovingFocus } from './use-roving-focus.ts';
import { WeekVisit } from './week-visit.tsx';
import { daysOf, weekRows } from './week-rows.ts';

type WeekGridProps = { appointments: readonly Appointment[]; days: Days; today: string; now: Date };

/** A week with a column for each day and a row for each hour: gone through by the arrow keys, Enter opens a record. */
export function WeekGrid({ appointments, days, today, now }: WeekGridProps) {
  const t = useWords();
  const { timeZone, calendarDayShort, hour } = useMoments();
  const { linkTo } = useUpcomingAddress(today);
  const dates = daysOf(days);
  const rows = weekRows(appointments, dates, timeZone);
  // The names of the days are the first row: each leads to its day.
  const counts = [dates.map(() => 1), ...rows.map(({ cells }) => cells.map((cell) => cell.length))];
  const { grid, placed, onKeyDown } = useRovingFocus(counts, firstPlace(rows, now));
  const seen = new Set<string>();
  return (
    <Box>
      <Grid ref={grid} role="grid" aria-label={t(texts.weekGrid)} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <HourHead />
            {dates.map((date, column) => (
              <DayHead
                key={date}
                scope="col"
                empty={rows.every(({ cells }) => cells[column]?.length === 0)}
                aria-current={date === today ? 'date' : undefined}
              >
                <PageLink to={linkTo({ view: 'day', day: date })} {...placed({ row: 0, column, item: 0 })}>
                  {calendarDayShort(date)}
                </PageLink>
              </DayHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.hour}>
              <HourHead as="th" scope="row">
                {hour(row.hour)}
              </HourHead>
              {row.cells.map((cell, column) => (
                <Cell
                  key={dates[column]}
                  today={dates[column] === today}
                  role="gridcell"
                  {...(cell.length === 0 && placed({ row: index + 1, column, item: 0 }))}
                >
                  {cell.map((appointment, item) => {
                    const isFirst = !seen.has(appointment.patient.id);
                    seen.add(appointment.patient.id);
                    return (
                      <WeekVisit
                        key={appointment.visit.id}
                        appointment={appointment}
                        isFirst={isFirst}
                        isOver={!isUpcoming(appointment.visit, now)}
                        place={placed({ row: index + 1, column, item })}
                      />
                    );
                  })}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Box>
  );
}

/** The next visit; without one, the first day. */
function firstPlace(rows: ReturnType<typeof weekRows>, now: Date): GridPlace {
  const ahead = rows.flatMap(({ cells }, row) =>
    cells.flatMap((cell, column) =>
      cell.flatMap(({ visit }, item) =>
        isUpcoming(visit, now) ? [{ at: visit.starts_at, place: { row: row + 1, column, item } }] : [],
      ),
    ),
  );
  return ahead.toSorted((one, other) => one.at.localeCompare(other.at))[0]?.place ?? { row: 0, column: 0, item: 0 };
}

/** On a phone the week is moved sideways. Beside a record it fits: days without visits leave their room to the others. */
const Box = styled('div', { base: { overflowX: 'auto', containerType: 'inline-size' } });
const Grid = styled('table', {
  base: {
    width: 'full',
    minWidth: { base: 'pitch', xl: '0' },
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    bg: 'bg.surface',
    border: '{borderWidths.hair} solid {colors.line}',
    fontSize: 'small',
    lineHeight: 'snug',
    '& th, & td': { border: '{borderWidths.hair} solid {colors.line}', verticalAlign: 'top' },
  },
});
const HourHead = styled('td', {
  base: {
    width: 'dayField',
    paddingBlock: '3xs',
    paddingInline: '0 {spacing.3xs}',
    color: 'fg.muted',
    fontWeight: 'normal',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    [roomIn.row]: { paddingBlock: '2xs', paddingInline: '2xs' },
  },
});
const DayHead = styled('th', {
  base: {
    textAlign: 'start',
    '& > a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'touch',
      paddingInline: '3xs',
      [roomIn.row]: { paddingInline: '2xs' },
      fontWeight: 'medium',
      color: 'action',
      textDecoration: 'underline',
    },
    '&[aria-current]': { bg: 'action.subtle', '& > a': { fontWeight: 'bold' } },
  },
  variants: { empty: { true: { width: '2xl', [roomIn.row]: { width: 'auto' } }, false: {} } },
});
const Cell = styled('td', {
  base: { height: 'touch', padding: '3xs', _focusVisible: { outlineOffset: 'calc({borderWidths.strong} * -1)' } },
  variants: { today: { true: { bg: 'action.subtle' }, false: {} } },
});
