import { useId } from 'react';
import { FieldFrame } from '#src/ui/fields/field-frame.tsx';
import { Select, SelectBox } from '#src/ui/fields/select-field.tsx';
import { ChevronDownIcon } from '#src/ui/icons.tsx';

type SelectOfProps = {
  label: string;
  hint?: string | undefined;
  value: string;
  options: readonly { value: string; label: string }[];
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
