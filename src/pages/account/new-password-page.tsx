import { newPasswordProblem } from '../../features/credentials/new-password-problem.ts';
import { NarrowPage } from '../../layouts/narrow-page.tsx';
import { useWords } from '../../lib/locale.ts';
import { authErrorWords } from '../../texts/auth-errors.ts';
import { passwordResetTexts as texts } from '../../texts/password.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

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
