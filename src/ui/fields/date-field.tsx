import { useState, type ChangeEvent } from 'react';
import { useWords } from '../../lib/locale.ts';
import { formTexts } from '../../texts/forms.ts';
import { monthTexts } from '../../texts/months.ts';
import { ChevronDownIcon } from '../icons.tsx';
import { styled } from '../styled.tsx';
import { isoOf, partsOf, type DateParts } from './date-parts.ts';
import { GroupFrame } from './field-frame.tsx';
import { Select, SelectBox } from './select-field.tsx';
import { useField, useFieldValue, type FieldProps } from './source.ts';
import { Input } from './text-field.tsx';

type DateFieldProps = FieldProps & {
  /** For a birth date, so that the browser can fill it in. */
  birthday?: boolean;
  /** A year, or a month and a year, will do: the form's value is `2020` or `2020-05` then. */
  partial?: boolean;
};

/**
 * A date that a person knows by heart, in three parts and in US order: easier to hear, to type and to mend than a
 * calendar. The form's value is `YYYY-MM-DD`, or '' while nothing is typed.
 */
export function DateField({
  name,
  label,
  hint,
  optional = false,
  error,
  birthday = false,
  partial = false,
}: DateFieldProps) {
  const t = useWords();
  const field = useField({ name, hint, optional, error });
  const [value, setValue] = useFieldValue(name);
  const [typed, setTyped] = useState<DateParts>(() => partsOf(value));
  // What was typed stays as it was typed ("4", not "04"), unless the form got another date from elsewhere.
  const parts = isoOf(typed, partial) === (value ?? '') ? typed : partsOf(value);

  const part = (key: keyof DateParts) => ({
    value: parts[key],
    autoComplete: birthday ? `bday-${key}` : 'off',
    'aria-invalid': field.aria['aria-invalid'],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      const next = { ...parts, [key]: event.target.value };
      setTyped(next);
      setValue(isoOf(next, partial));
    },
  });

  return (
    <GroupFrame
      id={field.id}
      label={label}
      hint={hint}
      error={field.error}
      optional={optional}
      role="group"
      aria={field.described}
    >
      <Parts>
        <Part grow>
          {t(formTexts.month)}
          <SelectBox>
            <Select kind="select" id={field.id} {...part('month')}>
              <option value="" />
              {monthTexts.map((month, index) => (
                <option key={month.en} value={index + 1}>
                  {t(month)}
                </option>
              ))}
            </Select>
            <ChevronDownIcon size="sm" />
          </SelectBox>
        </Part>
        <Part>
          {t(formTexts.day)}
          <Input inputMode="numeric" maxLength={2} width="day" {...part('day')} />
        </Part>
        <Part>
          {t(formTexts.year)}
          <Input inputMode="numeric" maxLength={4} width="year" {...part('year')} />
        </Part>
      </Parts>
    </GroupFrame>
  );
}

const Parts = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 'xs' } });

const Part = styled('label', {
  base: { display: 'flex', flexDirection: 'column', gap: '3xs', fontSize: 'small' },
  variants: { grow: { true: { flex: '1 1 {sizes.monthField}', maxWidth: 'monthFieldWidest' }, false: {} } },
});
