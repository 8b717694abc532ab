import type { ReactNode } from 'react';
import { choiceRecipe } from '#src/theme/recipes/control.ts';
import { GroupFrame } from '#src/ui/fields/field-frame.tsx';
import { useField } from '#src/ui/fields/source.ts';
import { styled } from '#src/ui/styled.tsx';

export type Chip = { value: string; text: ReactNode; detail: string };

type ChipGroupProps = {
  name: string;
  label: string;
  chips: readonly Chip[];
  value: string;
  onChoose: (value: string) => void;
  /** Another list is on its way: nothing is chosen of this one. */
  disabled?: boolean;
  /** Of words that are short on a phone: two stand side by side on the smallest one, too. */
  look?: 'usual' | 'small';
};

/** One answer of many short ones, side by side: native radio buttons, so that arrow keys and screen readers just work. */
export function ChipGroup({ name, label, chips, value, onChoose, disabled, look = 'usual' }: ChipGroupProps) {
  const field = useField({ name });
  return (
    <GroupFrame id={field.id} label={label} error={field.error} role="radiogroup" aria={field.aria}>
      <Chips look={look}>
        {chips.map((chip, index) => (
          <Choice key={chip.value} invalid={Boolean(field.error)}>
            <input
              type="radio"
              name={field.id}
              id={index === 0 ? field.id : undefined}
              value={chip.value}
              disabled={disabled}
              checked={chip.value === value}
              onChange={() => onChoose(chip.value)}
            />
            <Label>
              {chip.text} <Detail>{chip.detail}</Detail>
            </Label>
          </Choice>
        ))}
      </Chips>
    </GroupFrame>
  );
}

const Chips = styled('div', {
  base: {
    display: 'grid',
    gap: '2xs',
    '& > label:has(input:disabled)': { color: 'fg.muted', borderColor: 'line.control', cursor: 'progress' },
  },
  variants: {
    look: {
      usual: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, {sizes.chip}), 1fr))' },
      small: {
        gridTemplateColumns: {
          base: 'repeat(auto-fill, minmax(min(100%, {sizes.chipSmall}), 1fr))',
          sm: 'repeat(auto-fill, minmax(min(100%, {sizes.chip}), 1fr))',
        },
        '& > label': { paddingInline: 'xs', columnGap: '2xs' },
      },
    },
  },
});
const Choice = styled('label', choiceRecipe);
const Label = styled('span', { base: { lineHeight: 'snug', overflowWrap: 'anywhere' } });
const Detail = styled('span', { base: { display: 'block', fontSize: 'small', color: 'fg.muted' } });
