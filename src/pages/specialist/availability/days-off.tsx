import { useFieldArray } from 'react-hook-form';
import { useWords } from '#src/lib/locale.ts';
import { availabilityTexts as texts } from '#src/texts/availability.ts';
import { EntryList } from './entry-list.tsx';
import { EntryRow } from './entry-row.tsx';
import { mostOf, type HoursForm } from './hours-form.ts';

/** Days without the weekly hours: single ones, and ranges. */
export function DaysOff() {
  const t = useWords();
  const { fields, append, remove } = useFieldArray<HoursForm, 'days_off'>({ name: 'days_off' });
  return (
    <EntryList
      ids={fields.map(({ id }) => id)}
      most={mostOf.days_off}
      addLabel={t(texts.addDayOff)}
      onAdd={() => append({ from: '', to: '' })}
      onRemove={remove}
    >
      {(index, onRemove) => {
        const number = index + 1;
        return (
          <EntryRow
            range
            start={{ name: `days_off.${index}.from`, type: 'date', label: t(texts.dayOffFromOf, { number }) }}
            end={{ name: `days_off.${index}.to`, type: 'date', label: t(texts.dayOffToOf, { number }), optional: true }}
            removeLabel={t(texts.removeDayOff, { number })}
            onRemove={onRemove}
          />
        );
      }}
    </EntryList>
  );
}
