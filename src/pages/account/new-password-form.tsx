import type { ReactNode } from 'react';
import type { Words } from '#domain/words.ts';
import { loadCommonPasswords } from '../../features/credentials/new-password-problem.ts';
import { useWords } from '../../lib/locale.ts';
import { isWorthRetrying } from '../../texts/auth-errors.ts';
import { commonTexts } from '../../texts/common.ts';
import { passwordTexts as texts } from '../../texts/password.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { PasswordStrength } from '../../ui/fields/password-strength.tsx';
import { SmallForm } from '../../ui/form/small-form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';

type Values<Name extends string> = Record<Name | 'next', string>;

type NewPasswordFormProps<Name extends string> = {
  /** By field; the new password's is named `next`. */
  checks: Record<Name | 'next', (typed: string, values: Values<Name>) => Words | undefined>;
  onSubmit: (values: Values<Name>) => void;
  busy: boolean;
  /** What the last try failed with, and how that is said. */
  error: unknown;
  wordsOf: (error: unknown) => Words;
  failureTitle: string;
  /** The field that the failure is about. */
  failedField?: NoInfer<Name> | undefined;
  /** What is asked for before the new password. */
  children: ReactNode;
};

/** Asks for a new password, after whatever else is needed. */
export function NewPasswordForm<Name extends string>(props: NewPasswordFormProps<Name>) {
  const { error, wordsOf, children, ...form } = props;
  const t = useWords();
  return (
    <SmallForm
      {...form}
      prepare={loadCommonPasswords}
      failure={error ? t(wordsOf(error)) : undefined}
      retry={isWorthRetrying(error)}
    >
      {children}
      <PasswordField
        name="next"
        label={t(texts.newPassword)}
        hint={t(texts.hint)}
        autoComplete="new-password"
        strength={PasswordStrength}
      />
      <SubmitButton wide loadingText={t(commonTexts.saving)}>
        {t(texts.save)}
      </SubmitButton>
    </SmallForm>
  );
}
