import type { ComponentProps } from 'react';
import { controlRecipe } from '../../theme/recipes/control.ts';
import { styled } from '../styled.tsx';
import { FieldFrame } from './field-frame.tsx';
import { useField, type FieldProps } from './source.ts';

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'name' | 'id' | 'color'>;

/** Several lines of text. */
export function TextAreaField({ name, label, hint, optional = false, error, rows = 4, ...area }: TextAreaFieldProps) {
  const field = useField({ name, hint, optional, error });
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={field.error} optional={optional}>
      <TextArea kind="area" rows={rows} {...field.aria} {...area} {...field.registered} id={field.id} />
    </FieldFrame>
  );
}

const TextArea = styled('textarea', controlRecipe);
