import type { ComponentProps } from 'react';
import { useWords } from '../../lib/locale.ts';
import { commonTexts } from '../../texts/common.ts';
import { controlRecipe } from '../../theme/recipes/control.ts';
import { ChevronDownIcon } from '../icons.tsx';
import { styled } from '../styled.tsx';
import { FieldFrame } from './field-frame.tsx';
import { useField, type FieldProps } from './source.ts';

export type Option = { value: string; label: string; hint?: string };

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'name' | 'id' | 'size' | 'color'> & {
    options: readonly Option[];
    /** The first, empty line. */
    placeholder?: string;
  };

/** The browser's own list: best on a phone, and by keyboard. For up to six answers RadioGroupField is easier. */
export function SelectField({
  name,
  label,
  hint,
  optional = false,
  error,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  const t = useWords();
  const field = useField({ name, hint, optional, error });
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={field.error} optional={optional}>
      <SelectBox>
        <Select kind="select" {...field.aria} {...select} {...field.registered} id={field.id}>
          <option value="">{placeholder ?? t(commonTexts.choose)}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        <ChevronDownIcon size="sm" />
      </SelectBox>
    </FieldFrame>
  );
}

export const Select = styled('select', controlRecipe);

export const SelectBox = styled('div', {
  base: {
    position: 'relative',
    '& > svg': {
      position: 'absolute',
      insetInlineEnd: 'sm',
      top: 'calc(50% - {sizes.iconSmall} / 2)',
      pointerEvents: 'none',
      color: 'fg.muted',
    },
  },
});
