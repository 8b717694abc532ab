import { CurrentPasswordField, currentPasswordProblem } from '../../features/credentials/current-password-field.tsx';
import { emailProblem } from '../../features/credentials/email-problem.ts';
import { reauthErrorWords, reauthField } from '../../features/credentials/reauth-error-words.ts';
import { NarrowPage } from '../../layouts/narrow-page.tsx';
import { useWords } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { accountChangeTexts as texts } from '../../texts/account-change.ts';
import { isWorthRetrying } from '../../texts/auth-errors.ts';
import { commonTexts } from '../../texts/common.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { SmallForm } from '../../ui/form/small-form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { TextLink } from '../../ui/text.tsx';

type ChangeEmailPageProps = {
  /** The e-mail that the person signs in with now. */
  email: string;
  onSubmit: (next: string, password: string) => void;
  busy?: boolean;
  /** What the last try failed with. */
  error?: unknown;
};

/** Asks for the link that changes the e-mail. The answer is the same whether somebody has an account with it or not. */
export function ChangeEmailPage({ email, onSubmit, busy = false, error }: ChangeEmailPageProps) {
  const t = useWords();
  return (
    <NarrowPage below={<TextLink to={paths.account}>{t(texts.back)}</TextLink>}>
      <PageHeading lead={t(texts.emailLead, { email })}>{t(texts.emailTitle)}</PageHeading>
      <SmallForm
        checks={{
          email: (typed) => (isSameEmail(typed, email) ? texts.sameEmail : emailProblem(typed)),
          current: currentPasswordProblem,
        }}
        onSubmit={(typed) => onSubmit(typed.email, typed.current)}
        busy={busy}
        failure={error ? t(reauthErrorWords(error)) : undefined}
        failedField={reauthField(error)}
        failureTitle={t(texts.emailFailed)}
        retry={isWorthRetrying(error)}
      >
        <TextField
          name="email"
          type="email"
          label={t(texts.newEmail)}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <CurrentPasswordField email={email} />
        <SubmitButton wide loadingText={t(commonTexts.sending)}>
          {t(texts.sendLink)}
        </SubmitButton>
      </SmallForm>
    </NarrowPage>
  );
}

function isSameEmail(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.toLowerCase();
}
