import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Credentials } from '#machines/auth/types.ts';
import { SignInForm } from '../../features/credentials/sign-in-form.tsx';
import { NarrowPage } from '../../layouts/narrow-page.tsx';
import { useWords } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Text, TextLink } from '../../ui/text.tsx';

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
      <SignInForm onSubmit={onSubmit} busy={busy} error={error}>
        <Forgot to={paths.forgotPassword}>{t(signInTexts.forgot)}</Forgot>
      </SignInForm>
    </NarrowPage>
  );
}

const Forgot = chakra(TextLink, { base: { alignSelf: 'flex-start', paddingBlock: '3xs' } });
