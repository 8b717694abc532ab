import type { ComponentProps } from 'react';
import { controlRecipe } from '../../theme/recipes/control.ts';
import { styled } from '../styled.tsx';
import { FieldFrame } from './field-frame.tsx';
import { useField, type FieldProps } from './source.ts';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'name' | 'id' | 'size' | 'color' | 'height' | 'width'>;

/** One line of text. Say `autoComplete` where the browser may know the answer, `inputMode` for digits. */
export function TextField({ name, label, hint, optional = false, error, ...input }: TextFieldProps) {
  const field = useField({ name, hint, optional, error });
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={field.error} optional={optional}>
      <Input type="text" {...field.aria} {...input} {...field.registered} id={field.id} />
    </FieldFrame>
  );
}

export const Input = styled('input', controlRecipe);
