import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { Weekday } from '#domain/availability.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { availabilityTexts as texts } from '#src/texts/availability.ts';
import { weekdayName } from '#src/texts/weekdays.ts';
import { roomIn } from '#src/theme/windows.ts';
import { PlusIcon } from '#src/ui/icons.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Text } from '#src/ui/text.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { CopyDay } from './copy-day.tsx';
import { daysInOrder, mostOf, type HoursForm } from './hours-form.ts';
import { EntryRow } from './entry-row.tsx';
import { IconButton } from './icon-button.tsx';

/** The hours of each day of the week, any number a day, and the way to copy a day to others. */
export function WeeklyHours() {
  const t = useWords();
  const locale = useLocale();
  const { fields, append, remove, replace } = useFieldArray<HoursForm, 'weekly'>({ name: 'weekly' });
  const { getValues } = useFormContext<HoursForm>();
  const [copied, setCopied] = useState('');

  const isFull = fields.length >= mostOf.weekly;

  const copy = (from: Weekday, to: readonly Weekday[]) => {
    // What is typed stands in the form alone, not in the fields.
    const typed = getValues('weekly');
    const hours = typed.filter(({ weekday }) => weekday === from);
    const kept = typed.filter(({ weekday }) => !to.includes(weekday));
    replace([...kept, ...to.flatMap((weekday) => hours.map((each) => ({ ...each, weekday })))]);
    setCopied(t(texts.copied, { day: weekdayName(locale, from) }));
  };
  return (
    <div>
      <VisuallyHidden role="status">{copied}</VisuallyHidden>
      {daysInOrder.map((weekday) => {
        const day = weekdayName(locale, weekday);
        const headingId = `hours-${weekday}`;
        const addId = `add-${weekday}`;
        const ofDay = fields.flatMap((field, index) => (field.weekday === weekday ? [{ id: field.id, index }] : []));
        const removeAt = (index: number) => {
          remove(index);
          document.getElementById(addId)?.focus();
        };
        return (
          <Day key={weekday} role="group" aria-labelledby={headingId}>
            <DayName id={headingId}>{day}</DayName>
            <Stack gap="2xs">
              {ofDay.length === 0 && <None look="muted">{t(texts.noHours)}</None>}
              {ofDay.map(({ id, index }, place) => {
                const params = { day, number: place + 1 };
                return (
                  <EntryRow
                    key={id}
                    range
                    start={{ name: `weekly.${index}.from`, type: 'time', label: t(texts.hoursFrom, params) }}
                    end={{ name: `weekly.${index}.to`, type: 'time', label: t(texts.hoursTo, params) }}
                    removeLabel={t(texts.removeHours, params)}
                    onRemove={() => removeAt(index)}
                  />
                );
              })}
            </Stack>
            <Row gap="2xs" align="start">
              <IconButton
                id={addId}
                label={t(texts.addHoursTo, { day })}
                icon={<PlusIcon size="sm" />}
                disabled={isFull}
                onClick={() => append({ weekday, ...(ofDay.length === 0 ? usualHours : { from: '', to: '' }) })}
              />
              {ofDay.length > 0 && <CopyDay day={weekday} onCopy={(to) => copy(weekday, to)} />}
            </Row>
          </Day>
        );
      })}
      {isFull && <Text look="small">{t(texts.noMore)}</Text>}
    </div>
  );
}

/** What a day begins with. Whoever adds more to it knows which. */
const usualHours = { from: '09:00', to: '17:00' };

const Day = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [roomIn.formBeside]: { gridTemplateColumns: '{sizes.chipSmall} minmax(0, 1fr) auto' },
    columnGap: 'sm',
    rowGap: '3xs',
    alignItems: 'start',
    paddingBlock: 'xs',
    '& + &': { borderBlockStart: '{borderWidths.hair} solid {colors.line}' },
  },
});
const DayName = styled('p', { base: { fontWeight: 'bold', lineHeight: '{sizes.touch}' } });
const None = styled(Text, { base: { lineHeight: '{sizes.touch}' } });
