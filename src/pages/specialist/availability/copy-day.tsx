import { weekdays, type Weekday } from '#domain/availability.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { availabilityTexts as texts } from '#src/texts/availability.ts';
import { weekdayName } from '#src/texts/weekdays.ts';
import { Menu } from '#src/ui/menu.tsx';
import { styled } from '#src/ui/styled.tsx';
import { daysInOrder } from './hours-form.ts';

type CopyDayProps = { day: Weekday; onCopy: (to: readonly Weekday[]) => void };

/** Copies the hours of a day to another one, to the working week, or to all days, in place of what these had. */
export function CopyDay({ day, onCopy }: CopyDayProps) {
  const t = useWords();
  const locale = useLocale();
  const others = daysInOrder.filter((each) => each !== day);
  const working = weekdays.slice(1, 6);
  return (
    <Menu
      label={t(texts.copyDay, { day: weekdayName(locale, day) })}
      align="start"
      button={<Face>{t(texts.copy)}</Face>}
      items={[
        { id: 'weekdays', label: t(texts.toWeekdays), onSelect: () => onCopy(working.filter((each) => each !== day)) },
        { id: 'all', label: t(texts.toAllDays), onSelect: () => onCopy(others) },
        ...others.map((each) => ({ id: each, label: weekdayName(locale, each), onSelect: () => onCopy([each]) })),
      ]}
    />
  );
}

const Face = styled('span', {
  base: {
    paddingInline: 'xs',
    color: 'action',
    fontSize: 'small',
    fontWeight: 'bold',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    _hover: { color: 'action.hover' },
  },
});
