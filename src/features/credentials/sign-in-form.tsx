import type { ReactNode } from 'react';
import type { Credentials } from '#machines/auth/types.ts';
import { useWords } from '../../lib/locale.ts';
import { authErrorWords, isWorthRetrying } from '../../texts/auth-errors.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { SmallForm } from '../../ui/form/small-form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { EmailField } from './email-field.tsx';
import { emailProblem } from './email-problem.ts';

type SignInFormProps = {
  onSubmit: (credentials: Credentials) => void;
  busy: boolean;
  /** What the last try failed with: a provider's error, by whose `code` the sentence is found. */
  error: unknown;
  /** What stands between the password and the button. */
  children?: ReactNode;
};

/** Asks for the e-mail and the password of an account. */
export function SignInForm({ onSubmit, busy, error, children }: SignInFormProps) {
  const t = useWords();
  return (
    <SmallForm
      checks={checks}
      onSubmit={onSubmit}
      busy={busy}
      failure={error ? t(authErrorWords(error)) : undefined}
      failureTitle={t(signInTexts.failed)}
      retry={isWorthRetrying(error)}
    >
      <EmailField />
      <PasswordField name="password" label={t(signInTexts.password)} autoComplete="current-password" />
      {children}
      <SubmitButton wide loadingText={t(signInTexts.submitting)}>
        {t(signInTexts.submit)}
      </SubmitButton>
    </SmallForm>
  );
}

const checks = {
  email: emailProblem,
  password: (typed: string) => (typed === '' ? signInTexts.passwordNeeded : undefined),
};
