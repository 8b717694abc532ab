import { useFieldArray } from 'react-hook-form';
import { useWords } from '#src/lib/locale.ts';
import { availabilityTexts as texts } from '#src/texts/availability.ts';
import { EntryList } from './entry-list.tsx';
import { EntryRow } from './entry-row.tsx';
import { mostOf, type HoursForm } from './hours-form.ts';

/** Single visits beside the weekly hours. */
export function ExtraSlots() {
  const t = useWords();
  const { fields, append, remove } = useFieldArray<HoursForm, 'extra_slots'>({ name: 'extra_slots' });
  return (
    <EntryList
      ids={fields.map(({ id }) => id)}
      most={mostOf.extra_slots}
      addLabel={t(texts.addExtra)}
      onAdd={() => append({ date: '', at: '' })}
      onRemove={remove}
    >
      {(index, onRemove) => {
        const number = index + 1;
        return (
          <EntryRow
            start={{ name: `extra_slots.${index}.date`, type: 'date', label: t(texts.extraDateOf, { number }) }}
            end={{ name: `extra_slots.${index}.at`, type: 'time', label: t(texts.extraTimeOf, { number }) }}
            removeLabel={t(texts.removeExtra, { number })}
            onRemove={onRemove}
          />
        );
      }}
    </EntryList>
  );
}
