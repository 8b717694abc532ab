import type { ReactNode } from 'react';
import type { Credentials } from '#machines/auth/types.ts';
import { authErrorWords, isWorthRetrying } from '../texts/authErrors.ts';
import { useWords } from '../texts/locale.ts';
import { signInTexts } from '../texts/signIn.ts';
import { PasswordField } from '../ui/fields/PasswordField.tsx';
import { SmallForm } from '../ui/form/SmallForm.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { EmailField } from './EmailField.tsx';
import { emailProblem } from './emailProblem.ts';

type SignInFormProps = {
  onSubmit: (credentials: Credentials) => Promise<void> | void;
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
