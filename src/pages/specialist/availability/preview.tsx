import { useDeferredValue, useId, useState } from 'react';
import type { Availability } from '#domain/availability.ts';
import { previewOf, type PreviewDay } from '#domain/availability/preview.ts';
import { isSame } from '#domain/is-same.ts';
import { zoneName } from '#domain/time-zones.ts';
import { capitalized } from '#domain/words.ts';
import { useLocale, useWords, type Translate } from '#src/lib/locale.ts';
import { useNow } from '#src/lib/use-now.ts';
import { availabilityTexts as texts } from '#src/texts/availability.ts';
import { momentsIn } from '#src/texts/moments.ts';
import { roomIn } from '#src/theme/windows.ts';
import { Card } from '#src/ui/card.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { hoursSchema, type HoursForm } from './hours-form.ts';

/** What the hours that are typed come to in the next two weeks; those that were complete last, while they are not. */
export function Preview({ typed }: { typed: HoursForm }) {
  const t = useWords();
  const id = useId();
  const parsed = hoursSchema.safeParse(useDeferredValue(typed));
  const [complete, setComplete] = useState<Availability>();
  if (parsed.success && !isSame(parsed.data, complete)) setComplete(parsed.data);
  return (
    <InSight aria-labelledby={id} pad="sm">
      <Stack gap="xs">
        <Heading id={id}>{t(texts.preview)}</Heading>
        {!parsed.success && <Text look="strong">{t(complete ? texts.previewOld : texts.previewInvalid)}</Text>}
        {complete && <Days availability={complete} />}
      </Stack>
    </InSight>
  );
}

function Days({ availability }: { availability: Availability }) {
  const t = useWords();
  const locale = useLocale();
  const now = useNow();
  const days = previewOf(availability, now);
  const { calendarDayShort, time } = momentsIn(locale, availability.time_zone);
  return (
    <>
      <Text look="muted">{t(texts.previewLead, { zone: zoneName(locale, availability.time_zone) })}</Text>
      <List>
        {days.map((day) => (
          <li key={day.date}>
            <DayName>{capitalized(calendarDayShort(day.date), locale)}</DayName>
            <div>
              {timesOf(day, t, time)}
              {day.clockChange !== 0 && (
                <Change>{t(day.clockChange > 0 ? texts.clocksForward : texts.clocksBack)}</Change>
              )}
            </div>
          </li>
        ))}
      </List>
      <Text look="strong">
        {t(texts.previewTotal, { count: days.reduce((sum, { times }) => sum + times.length, 0) })}
      </Text>
    </>
  );
}

/** So many times of a day are told one by one. */
const most = 8;

function timesOf({ times, isDayOff }: PreviewDay, t: Translate, time: (moment: string) => string) {
  const starts = times.map(({ startsAt }) => unbroken(time(startsAt.toISOString())));
  if (starts.length === 0) return <None>{t(isDayOff ? texts.previewOff : texts.previewNone)}</None>;
  const count = starts.length;
  return count > most
    ? t(texts.previewWide, { count, first: starts.at(0) ?? '', last: starts.at(-1) ?? '' })
    : starts.join('\u00A0· ');
}

/** A time that no line ends within. */
function unbroken(text: string): string {
  return text.replaceAll(/\s/g, '\u00A0');
}

const InSight = styled(Card, { base: { [roomIn.row]: { position: 'sticky', insetBlockStart: 'sm' } } });
const List = styled('ol', {
  base: {
    fontSize: 'small',
    lineHeight: 'snug',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '{sizes.monthField} minmax(0, 1fr)' },
      columnGap: 'sm',
      paddingBlock: '2xs',
      borderBlockEnd: '{borderWidths.hair} solid {colors.line}',
    },
  },
});
const DayName = styled('p', { base: { fontWeight: 'bold', whiteSpace: 'nowrap' } });
const None = styled('span', { base: { color: 'fg.muted' } });
const Change = styled('p', { base: { color: 'warning', fontWeight: 'medium' } });
