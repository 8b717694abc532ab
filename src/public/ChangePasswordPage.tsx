import { paths } from '../app/routing/paths.ts';
import { accountChangeTexts as texts } from '../texts/accountChange.ts';
import { isWorthRetrying } from '../texts/authErrors.ts';
import { commonTexts } from '../texts/common.ts';
import { useWords } from '../texts/locale.ts';
import { passwordTexts } from '../texts/password.ts';
import { signInTexts } from '../texts/signIn.ts';
import { PasswordField } from '../ui/fields/PasswordField.tsx';
import { PasswordStrength } from '../ui/fields/PasswordStrength.tsx';
import { SmallForm } from '../ui/form/SmallForm.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { TextLink } from '../ui/Text.tsx';
import { CurrentPasswordField, currentPasswordProblem } from './CurrentPasswordField.tsx';
import { NarrowPage } from './NarrowPage.tsx';
import { newPasswordProblem } from './newPasswordProblem.ts';
import { reauthErrorWords } from './reauthErrorWords.ts';

type ChangePasswordPageProps = {
  /** Whose password it is. */
  email: string;
  onSubmit: (current: string, next: string) => void;
  busy?: boolean;
  /** What the last try failed with. */
  error?: unknown;
};

/** The current password and a new one (ASVS 5.0, 6.2.3). */
export function ChangePasswordPage({ email, onSubmit, busy = false, error }: ChangePasswordPageProps) {
  const t = useWords();
  return (
    <NarrowPage
      below={
        <>
          <TextLink to={paths.account}>{t(texts.back)}</TextLink>
          <TextLink to={paths.forgotPassword}>{t(signInTexts.forgot)}</TextLink>
        </>
      }
    >
      <PageHeading lead={t(texts.passwordLead, { email })}>{t(texts.passwordTitle)}</PageHeading>
      <SmallForm
        checks={{
          current: currentPasswordProblem,
          next: (typed, { current }) =>
            typed !== '' && typed === current ? texts.samePassword : newPasswordProblem(typed),
        }}
        onSubmit={({ current, next }) => onSubmit(current, next)}
        busy={busy}
        failure={error ? t(reauthErrorWords(error)) : undefined}
        failureTitle={t(texts.passwordFailed)}
        retry={isWorthRetrying(error)}
      >
        <CurrentPasswordField email={email} />
        <PasswordField
          name="next"
          label={t(texts.newPassword)}
          hint={t(passwordTexts.hint)}
          autoComplete="new-password"
          strength={PasswordStrength}
        />
        <SubmitButton wide loadingText={t(commonTexts.saving)}>
          {t(texts.savePassword)}
        </SubmitButton>
      </SmallForm>
    </NarrowPage>
  );
}
