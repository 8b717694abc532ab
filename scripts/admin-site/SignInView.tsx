import type { Credentials } from '../../machines/auth-types.ts';
import { EmailField } from '../../src/public/EmailField.tsx';
import { signInChecks } from '../../src/public/LoginPage.tsx';
import { NarrowPage } from '../../src/public/NarrowPage.tsx';
import { authErrorWords, isWorthRetrying } from '../../src/texts/authErrors.ts';
import { useWords } from '../../src/texts/locale.ts';
import { signInTexts } from '../../src/texts/signIn.ts';
import { AlertBanner } from '../../src/ui/AlertBanner.tsx';
import { PasswordField } from '../../src/ui/fields/PasswordField.tsx';
import { SmallForm } from '../../src/ui/form/SmallForm.tsx';
import { SubmitButton } from '../../src/ui/form/SubmitButton.tsx';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { adminTexts } from './texts.ts';

type SignInViewProps = {
  busy: boolean;
  error: unknown;
  /** The last account was no admin's. */
  refused: boolean;
  onSubmit: (credentials: Credentials) => void;
};

/** Where an admin signs in. */
export function SignInView({ busy, error, refused, onSubmit }: SignInViewProps) {
  const t = useWords();
  return (
    <NarrowPage>
      <PageHeading lead={t(adminTexts.signInLead)}>{t(adminTexts.signInTitle)}</PageHeading>
      {refused && <AlertBanner tone="warning">{t(adminTexts.notAdmin)}</AlertBanner>}
      <SmallForm
        checks={signInChecks}
        onSubmit={onSubmit}
        busy={busy}
        failure={error ? t(authErrorWords(error)) : undefined}
        failureTitle={t(signInTexts.failed)}
        retry={isWorthRetrying(error)}
      >
        <EmailField />
        <PasswordField name="password" label={t(signInTexts.password)} autoComplete="current-password" />
        <SubmitButton wide loadingText={t(signInTexts.submitting)}>
          {t(signInTexts.submit)}
        </SubmitButton>
      </SmallForm>
    </NarrowPage>
  );
}
