import { paths } from '#domain/paths.ts';
import type { Credentials, MemberDetails } from '#machines/auth/types.ts';
import { loadCommonPasswords } from '../../features/credentials/new-password-problem.ts';
import { AfterSignIn, useIsSessionStarting } from '../../features/session/after-sign-in.tsx';
import { useAuth, useSession } from '../../features/session/auth-provider.tsx';
import { knownPartner } from '../../features/session/partner-code.ts';
import { NarrowPage } from '../../layouts/narrow-page.tsx';
import { useWords } from '../../lib/locale.ts';
import { authErrorTexts, isWorthRetrying, knownAuthError } from '../../texts/auth-errors.ts';
import { passwordTexts } from '../../texts/password.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { signUpTexts } from '../../texts/sign-up.ts';
import { AlertBanner } from '../../ui/alert-banner.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { PasswordStrength } from '../../ui/fields/password-strength.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { describeFailure, isFailure } from '../../ui/form/failure.ts';
import { SmallForm } from '../../ui/form/small-form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Row } from '../../ui/stack.tsx';
import { Text, TextLink } from '../../ui/text.tsx';
import { ConsentFields, NameFields } from './member-details-fields.tsx';
import { memberDetailsOf, newCredentialsOf, signUpChecks } from './sign-up-checks.ts';

/** `/signup`. */
export default function SignUpPage() {
  const session = useSession();
  const busy = useIsSessionStarting();
  const failure = useAuth((snapshot) => snapshot.context.failure);
  return (
    <AfterSignIn isNew>
      <SignUpView
        busy={busy}
        error={failure}
        partnerCode={knownPartner()}
        onSubmit={(credentials, details) => session.send({ type: 'signUp.submitted', credentials, details })}
      />
    </AfterSignIn>
  );
}

type SignUpViewProps = {
  onSubmit: (credentials: Credentials, details: MemberDetails) => void;
  busy?: boolean;
  /** What the last try failed with. */
  error?: unknown;
  /** The code of the partner whose page the visitor came from. */
  partnerCode?: string | undefined;
};

/** The sign-up page, drawn from its props alone. */
export function SignUpView({ onSubmit, busy = false, error, partnerCode }: SignUpViewProps) {
  const t = useWords();
  return (
    <NarrowPage
      below={
        <>
          <Text as="span">{t(signUpTexts.haveOne)}</Text>
          <TextLink to={paths.login}>{t(signUpTexts.signIn)}</TextLink>
        </>
      }
    >
      <PageHeading lead={t(signUpTexts.lead)}>{t(signUpTexts.title)}</PageHeading>
      {partnerCode && <AlertBanner>{t(signUpTexts.partnerCode, { code: partnerCode })}</AlertBanner>}
      <SmallForm
        checks={signUpChecks}
        prepare={loadCommonPasswords}
        rechecks
        onSubmit={(typed) => onSubmit(newCredentialsOf(typed), memberDetailsOf(typed))}
        busy={busy}
        failure={isFailure(error) ? describeFailure(error, t) : undefined}
        failureTitle={t(signUpTexts.failed)}
        retry={isWorthRetrying(error)}
        instead={knownAuthError(error) === authErrorTexts.emailInUse && <WaysIn />}
      >
        <NameFields />
        <TextField
          name="email"
          type="email"
          label={t(signUpTexts.email)}
          hint={t(signUpTexts.emailHint)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          name="password"
          label={t(signUpTexts.password)}
          hint={t(passwordTexts.hint)}
          autoComplete="new-password"
          strength={PasswordStrength}
        />
        <ConsentFields />
        <SubmitButton wide loadingText={t(signUpTexts.submitting)}>
          {t(signUpTexts.submit)}
        </SubmitButton>
      </SmallForm>
    </NarrowPage>
  );
}

/** For somebody whose e-mail has an account already. */
function WaysIn() {
  const t = useWords();
  return (
    <Row gap="md">
      <TextLink to={paths.login}>{t(signInTexts.submit)}</TextLink>
      <TextLink to={paths.forgotPassword}>{t(signInTexts.forgot)}</TextLink>
    </Row>
  );
}
