import { paths } from '../app/routing/paths.ts';
import { useWords } from '../texts/locale.ts';
import { passwordTexts } from '../texts/password.ts';
import { signInTexts } from '../texts/signIn.ts';
import { signUpTexts } from '../texts/signUp.ts';
import { authErrorTexts, isWorthRetrying, knownAuthError } from '../texts/authErrors.ts';
import { AlertBanner } from '../ui/AlertBanner.tsx';
import { PasswordField } from '../ui/fields/PasswordField.tsx';
import { PasswordStrength } from '../ui/fields/PasswordStrength.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Form } from '../ui/form/Form.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Row } from '../ui/Stack.tsx';
import { Text, TextLink } from '../ui/Text.tsx';
import { ConsentFields, NameFields } from './MemberDetailsFields.tsx';
import { NarrowPage } from './NarrowPage.tsx';
import { signUpSchema, type SignUpForm } from './signUpSchema.ts';

type SignUpPageProps = {
  onSubmit: (values: SignUpForm) => Promise<void> | void;
  busy?: boolean;
  /** What the last try failed with. */
  error?: unknown;
  /** The code of the partner whose page the visitor came from. */
  partnerCode?: string | undefined;
};

/** `/signup`. */
export function SignUpPage({ onSubmit, busy = false, error, partnerCode }: SignUpPageProps) {
  const t = useWords();
  return (
    <NarrowPage
      below={
        <>
          <Text as="span">{t(signUpTexts.haveOne)}</Text>
          <TextLink to="/login">{t(signUpTexts.signIn)}</TextLink>
        </>
      }
    >
      <PageHeading lead={t(signUpTexts.lead)}>{t(signUpTexts.title)}</PageHeading>
      {partnerCode && <AlertBanner>{t(signUpTexts.partnerCode, { code: partnerCode })}</AlertBanner>}
      <Form
        schema={signUpSchema}
        defaultValues={EMPTY}
        onSubmit={onSubmit}
        busy={busy}
        failure={error}
        failureTitle={t(signUpTexts.failed)}
        retry={isWorthRetrying(error)}
        describe={knownAuthError}
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
      </Form>
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

const EMPTY: SignUpForm = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  agreesToTerms: false,
  agreesToPrivacy: false,
};
