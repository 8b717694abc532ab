import { CurrentPasswordField, currentPasswordProblem } from '../../features/credentials/current-password-field.tsx';
import { NewPasswordForm } from '../../features/credentials/new-password-form.tsx';
import { newPasswordProblem } from '../../features/credentials/new-password-problem.ts';
import { reauthErrorWords, reauthField } from '../../features/credentials/reauth-error-words.ts';
import { NarrowPage } from '../../layouts/narrow-page.tsx';
import { useWords } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { accountChangeTexts as texts } from '../../texts/account-change.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { TextLink } from '../../ui/text.tsx';

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
      <NewPasswordForm
        checks={{
          current: currentPasswordProblem,
          next: (typed, { current }) =>
            typed !== '' && typed === current ? texts.samePassword : newPasswordProblem(typed),
        }}
        onSubmit={({ current, next }) => onSubmit(current, next)}
        busy={busy}
        error={error}
        wordsOf={reauthErrorWords}
        failedField={reauthField(error)}
        failureTitle={t(texts.passwordFailed)}
      >
        <CurrentPasswordField email={email} />
      </NewPasswordForm>
    </NarrowPage>
  );
}
