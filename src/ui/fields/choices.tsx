import type { ReactNode } from 'react';
import { choiceRecipe } from '../../theme/recipes/control.ts';
import { styled } from '../styled.tsx';
import { ErrorText, Frame, GroupFrame, Hint } from './field-frame.tsx';
import type { Option } from './select-field.tsx';
import { useField, type FieldProps } from './source.ts';

type ChoiceProps = FieldProps & {
  options: readonly Option[];
  /** Short answers stand beside each other from a tablet on. */
  inline?: boolean | 'short';
  /** Where the page and not a Form keeps the answers: the chosen values, and what to do with a new choice. */
  chosen?: readonly string[];
  onChoose?: (chosen: readonly string[]) => void;
};

/** One answer of several; the whole box of an answer can be pressed. */
export function RadioGroupField(props: ChoiceProps) {
  return <ChoiceGroup {...props} type="radio" />;
}

/** Any number of answers; the form's value is the list of the chosen ones. */
export function CheckboxGroupField(props: ChoiceProps) {
  return <ChoiceGroup {...props} type="checkbox" />;
}

/** One thing to agree to or to tick; the form's value is true or false. */
export function CheckboxField({ name, label, hint, optional = false, error, defaultChecked, children }: CheckboxProps) {
  const field = useField({ name, hint, optional, error });
  return (
    <Frame data-invalid={field.error ? true : undefined}>
      <ErrorText id={field.id}>{field.error}</ErrorText>
      <Choice invalid={Boolean(field.error)}>
        <input type="checkbox" {...field.aria} {...field.registered} defaultChecked={defaultChecked} id={field.id} />
        <span>
          {label}
          <Hint id={field.id}>{hint}</Hint>
        </span>
      </Choice>
      {children}
    </Frame>
  );
}

type CheckboxProps = FieldProps & {
  /** For a SmallForm, which has no values of its own. */
  defaultChecked?: boolean | undefined;
  children?: ReactNode;
};

function ChoiceGroup({
  name,
  label,
  hint,
  optional = false,
  error,
  options,
  inline,
  chosen,
  onChoose,
  type,
}: ChoiceProps & { type: string }) {
  const field = useField({ name, hint, optional, error });
  const isRadio = type === 'radio';
  const aria = isRadio ? field.aria : field.described;
  const controlled = (value: string) =>
    chosen && {
      checked: chosen.includes(value),
      onChange: () =>
        onChoose?.(
          isRadio ? [value] : chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value],
        ),
    };
  return (
    <GroupFrame
      id={field.id}
      label={label}
      hint={hint}
      error={field.error}
      optional={optional}
      role={isRadio ? 'radiogroup' : 'group'}
      aria={aria}
    >
      <Choices inline={inline ?? false}>
        {options.map((option, index) => {
          const id = index === 0 ? field.id : `${field.id}-${index}`;
          return (
            <Choice key={option.value} htmlFor={id} look={inline === 'short' ? 'plain' : 'boxed'}>
              <input
                type={type}
                {...field.registered}
                {...controlled(option.value)}
                id={id}
                value={option.value}
                aria-describedby={option.hint ? `${id}-hint` : undefined}
              />
              <span>
                {option.label}
                <Hint id={id}>{option.hint}</Hint>
              </span>
            </Choice>
          );
        })}
      </Choices>
    </GroupFrame>
  );
}

const Choice = styled('label', choiceRecipe);

const Choices = styled('div', {
  base: { display: 'grid', gap: '2xs' },
  variants: {
    inline: {
      true: { gridTemplateColumns: { base: '1fr', sm: 'repeat(auto-fit, minmax({sizes.choice}, 1fr))' } },
      // Answers of a word or two stand in one line also on a phone, without boxes.
      short: { display: 'flex', flexWrap: 'wrap', columnGap: 'md', rowGap: '0' },
      false: {},
    },
  },
});
