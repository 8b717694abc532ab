import { useId } from 'react';
import { ChevronDownIcon } from '../icons.tsx';
import { FieldFrame } from './field-frame.tsx';
import { Select, SelectBox, type Option } from './select-field.tsx';

type SelectOfProps = {
  label: string;
  hint?: string | undefined;
  value: string;
  options: readonly Option[];
  onChoose: (value: string) => void;
};

/** A choice outside of a form, which counts at once. */
export function SelectOf({ label, hint, value, options, onChoose }: SelectOfProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint}>
      <SelectBox>
        <Select
          id={id}
          kind="select"
          value={value}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={({ target }) => onChoose(target.value)}
        >
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
