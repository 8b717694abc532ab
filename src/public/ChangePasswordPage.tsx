import { paths } from '../app/routing/paths.ts';
import { accountChangeTexts as texts } from '../texts/accountChange.ts';
import { useWords } from '../texts/locale.ts';
import { signInTexts } from '../texts/signIn.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { TextLink } from '../ui/Text.tsx';
import { CurrentPasswordField, currentPasswordProblem } from './CurrentPasswordField.tsx';
import { NarrowPage } from './NarrowPage.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { newPasswordProblem } from './newPasswordProblem.ts';
import { reauthErrorWords, reauthField } from './reauthErrorWords.ts';

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
