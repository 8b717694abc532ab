import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { paths } from '../app/routing/paths.ts';
import { authErrorWords, isWorthRetrying } from '../texts/authErrors.ts';
import { useWords } from '../texts/locale.ts';
import { signInTexts } from '../texts/signIn.ts';
import { PasswordField } from '../ui/fields/PasswordField.tsx';
import { SmallForm } from '../ui/form/SmallForm.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Text, TextLink } from '../ui/Text.tsx';
import { EmailField } from './EmailField.tsx';
import { emailProblem } from './emailProblem.ts';
import { NarrowPage } from './NarrowPage.tsx';

export type Credentials = { email: string; password: string };

type LoginPageProps = {
  onSubmit: (credentials: Credentials) => Promise<void> | void;
  busy?: boolean;
  /** What the last try failed with: a provider's error, by whose `code` the sentence is found. */
  error?: unknown;
  /** Why somebody was brought here, such as an account that can't be used. */
  notice?: ReactNode;
};

/** `/login`. The first page of many: it carries neither react-hook-form nor zod. */
export function LoginPage({ onSubmit, busy = false, error, notice }: LoginPageProps) {
  const t = useWords();
  return (
    <NarrowPage
      below={
        <>
          <Text as="span">{t(signInTexts.newHere)}</Text>
          <TextLink to="/signup">{t(signInTexts.signUp)}</TextLink>
        </>
      }
    >
      <PageHeading lead={t(signInTexts.lead)}>{t(signInTexts.title)}</PageHeading>
      {notice}
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
        <Forgot to={paths.forgotPassword}>{t(signInTexts.forgot)}</Forgot>
        <SubmitButton wide loadingText={t(signInTexts.submitting)}>
          {t(signInTexts.submit)}
        </SubmitButton>
      </SmallForm>
    </NarrowPage>
  );
}

/** What is wrong with what was typed, by field. */
export const signInChecks = {
  email: emailProblem,
  password: (typed: string) => (typed === '' ? signInTexts.passwordNeeded : undefined),
};

const Forgot = chakra(TextLink, { base: { alignSelf: 'flex-start', paddingBlock: '3xs' } });
