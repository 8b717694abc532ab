import { useState, type ChangeEvent, type ComponentType } from 'react';
import { useWords } from '../../lib/locale.ts';
import { commonTexts } from '../../texts/common.ts';
import { formTexts } from '../../texts/forms.ts';
import { styled } from '../styled.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { FieldFrame } from './field-frame.tsx';
import { useField, type FieldProps } from './source.ts';
import { Input } from './text-field.tsx';

type PasswordFieldProps = FieldProps & {
  autoComplete: 'current-password' | 'new-password';
  /** Says how hard to guess the password is, while it is typed: PasswordStrength. Only who shows it, loads it. */
  strength?: ComponentType<{ password: string }>;
};

/** A password that can be shown and pasted. */
export function PasswordField({ name, label, hint, error, autoComplete, strength: Strength }: PasswordFieldProps) {
  const t = useWords();
  const field = useField({ name, hint, error });
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  const { onChange } = field.registered;
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={field.error}>
      <Box>
        <Input
          {...field.aria}
          {...field.registered}
          onChange={(event: ChangeEvent<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>) => {
            if (Strength) setTyped(event.target.value);
            return onChange?.(event);
          }}
          id={field.id}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <Toggle
          type="button"
          aria-controls={field.id}
          aria-label={t(shown ? formTexts.hidePassword : formTexts.showPassword)}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? commonTexts.hide : commonTexts.show)}
        </Toggle>
      </Box>
      <VisuallyHidden role="status">{shown ? t(formTexts.passwordShown) : ''}</VisuallyHidden>
      {Strength && <Strength password={typed} />}
    </FieldFrame>
  );
}

const Box = styled('div', { base: { position: 'relative', '& > input': { paddingInlineEnd: '3xl' } } });

const Toggle = styled('button', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '0',
    minWidth: 'touch',
    paddingInline: 'sm',
    borderRadius: 'md',
    color: 'action',
    fontSize: 'small',
    fontWeight: 'bold',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    _hover: { color: 'action.hover' },
    _focusVisible: { outlineOffset: 'calc({borderWidths.mark} * -1)' },
  },
});
