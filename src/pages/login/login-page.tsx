import type { ReactNode } from 'react';
import { paths } from '#domain/paths.ts';
import type { Credentials } from '#machines/auth/types.ts';
import { SignInForm } from '../../features/credentials/sign-in-form.tsx';
import { AfterSignIn, useIsSessionStarting } from '../../features/session/after-sign-in.tsx';
import { useAuth, useSession } from '../../features/session/auth-provider.tsx';
import SessionNotice from '../../features/session/session-notice.tsx';
import { NarrowPage } from '../../layouts/narrow-page.tsx';
import { useWords } from '../../lib/locale.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { styled } from '../../ui/styled.tsx';
import { Text, TextLink } from '../../ui/text.tsx';

/** `/login`. The first page of many: it carries neither react-hook-form nor zod. */
export default function LoginPage() {
  const session = useSession();
  const busy = useIsSessionStarting();
  const failure = useAuth((snapshot) => snapshot.context.failure);
  const notice = useAuth((snapshot) => snapshot.context.notice);
  const drafts = useAuth((snapshot) => snapshot.context.drafts);
  // Who signed out themself and comes to sign in again knows that.
  const isWorthSaying = notice !== undefined && notice !== 'signedOut';
  return (
    <AfterSignIn>
      <LoginView
        busy={busy}
        error={failure}
        // Its code comes with the page: what is said above the form may not push it away from under a finger.
        notice={(isWorthSaying || drafts === 'unsaved') && <SessionNotice notice={notice} drafts={drafts} />}
        onSubmit={(credentials) => session.send({ type: 'signIn.submitted', credentials })}
      />
    </AfterSignIn>
  );
}

type LoginViewProps = {
  onSubmit: (credentials: Credentials) => void;
  busy?: boolean;
  /** What the last try failed with: a provider's error, by whose `code` the sentence is found. */
  error?: unknown;
  /** Why somebody was brought here, such as an account that can't be used. */
  notice?: ReactNode;
};

/** The sign-in page, drawn from its props alone. */
export function LoginView({ onSubmit, busy = false, error, notice }: LoginViewProps) {
  const t = useWords();
  return (
    <NarrowPage
      below={
        <>
          <Text as="span">{t(signInTexts.newHere)}</Text>
          <TextLink to={paths.signup}>{t(signInTexts.signUp)}</TextLink>
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

const Forgot = styled(TextLink, { base: { alignSelf: 'flex-start', paddingBlock: '3xs' } });
