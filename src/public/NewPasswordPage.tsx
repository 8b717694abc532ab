import { authErrorWords, isWorthRetrying } from '../texts/authErrors.ts';
import { commonTexts } from '../texts/common.ts';
import { useWords } from '../texts/locale.ts';
import { passwordResetTexts as texts, passwordTexts } from '../texts/password.ts';
import { PasswordField } from '../ui/fields/PasswordField.tsx';
import { PasswordStrength } from '../ui/fields/PasswordStrength.tsx';
import { SmallForm } from '../ui/form/SmallForm.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { newPasswordProblem } from './newPasswordProblem.ts';
import { NarrowPage } from './NarrowPage.tsx';

type NewPasswordPageProps = {
  /** Whose password it is. */
  email: string;
  onSubmit: (password: string) => void;
  busy?: boolean;
  /** What the last try failed with. */
  error?: unknown;
};

/** The form behind the link: one new password. */
export function NewPasswordPage({ email, onSubmit, busy = false, error }: NewPasswordPageProps) {
  const t = useWords();
  return (
    <NarrowPage>
      <PageHeading lead={t(texts.chooseLead, { email })}>{t(texts.chooseTitle)}</PageHeading>
      <SmallForm
        checks={{ password: newPasswordProblem }}
        onSubmit={({ password }) => onSubmit(password)}
        busy={busy}
        failure={error ? t(authErrorWords(error)) : undefined}
        failureTitle={t(texts.failed)}
        retry={isWorthRetrying(error)}
      >
        {/* Password managers keep the new password with the account that it belongs to. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="password"
          label={t(texts.password)}
          hint={t(passwordTexts.hint)}
          autoComplete="new-password"
          strength={PasswordStrength}
        />
        <SubmitButton wide loadingText={t(commonTexts.saving)}>
          {t(texts.save)}
        </SubmitButton>
      </SmallForm>
    </NarrowPage>
  );
}
