import { authErrorWords } from '../texts/authErrors.ts';
import { useWords } from '../texts/locale.ts';
import { passwordResetTexts as texts } from '../texts/password.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { NarrowPage } from './NarrowPage.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { newPasswordProblem } from './newPasswordProblem.ts';

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
      <NewPasswordForm
        checks={{ next: newPasswordProblem }}
        onSubmit={({ next }) => onSubmit(next)}
        busy={busy}
        error={error}
        wordsOf={authErrorWords}
        failureTitle={t(texts.failed)}
      >
        {/* Password managers keep the new password with the account that it belongs to. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      </NewPasswordForm>
    </NarrowPage>
  );
}
