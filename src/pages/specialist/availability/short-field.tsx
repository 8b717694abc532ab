import { ErrorText } from '#src/ui/fields/field-frame.tsx';
import { useField } from '#src/ui/fields/source.ts';
import { Input } from '#src/ui/fields/text-field.tsx';
import { roomIn } from '#src/theme/windows.ts';
import { styled } from '#src/ui/styled.tsx';

export type ShortFieldProps = {
  name: string;
  type: 'time' | 'date';
  /** Its name for a screen reader: what it is, and of which entry. To who sees the page its place says that. */
  label: string;
  optional?: boolean;
};

/** A time or a date in a line with others. Its problem stands above the line: `ShortFieldError`. */
export function ShortField({ name, type, label, optional = false }: ShortFieldProps) {
  const field = useField({ name, optional });
  return (
    <Frame of={type} data-invalid={field.error ? true : undefined}>
      <Control {...field.aria} {...field.registered} id={field.id} type={type} aria-label={label} />
    </Frame>
  );
}

export function ShortFieldError({ name }: Pick<ShortFieldProps, 'name'>) {
  const { id, error } = useField({ name });
  return <ErrorText id={id}>{error}</ErrorText>;
}

const Frame = styled('div', {
  base: { minWidth: '0', scrollMarginBlock: '{spacing.3xl}' },
  variants: {
    of: {
      time: { flex: '1 1 {sizes.yearField}', maxWidth: '{sizes.chip}' },
      date: { flex: '1 1 {sizes.monthField}', maxWidth: '{sizes.chip}' },
    },
  },
});
const Control = styled(Input, {
  base: {
    paddingInline: '2xs',
    // Where the sign for the choice of a time would leave no room for the time, as on a phone, a tap opens it all the same.
    '&[type=time]::-webkit-calendar-picker-indicator': { display: 'none', [roomIn.formBeside]: { display: 'block' } },
  },
});
