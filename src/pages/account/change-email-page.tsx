import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { changeEmailMachine } from '#machines/account/change-email.ts';
import { CurrentPasswordField, currentPasswordProblem } from '../../features/credentials/current-password-field.tsx';
import { emailProblem } from '../../features/credentials/email-problem.ts';
import { reauthErrorWords, reauthField } from '../../features/credentials/reauth-error-words.ts';
import { useAuth } from '../../features/session/auth-provider.tsx';
import { OwnAccountOnly } from '../../features/session/own-account-only.tsx';
import { useOwnAccount } from '../../features/session/use-own-account.ts';
import { MessagePage } from '../../layouts/message-page.tsx';
import { NarrowPage } from '../../layouts/narrow-page.tsx';
import { useWords } from '../../lib/locale.ts';
import { paths } from '#domain/paths.ts';
import { accountChangeTexts as texts } from '../../texts/account-change.ts';
import { isWorthRetrying } from '../../texts/auth-errors.ts';
import { commonTexts } from '../../texts/common.ts';
import { LinkButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { SmallForm } from '../../ui/form/small-form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Text, TextLink } from '../../ui/text.tsx';

/** `/account?mode=changeEmail`: another e-mail to sign in with, by a link to its mailbox. */
export function ChangeEmailPage() {
  return (
    <OwnAccountOnly>
      <Change />
    </OwnAccountOnly>
  );
}

function Change() {
  const actor = useOwnAccount('changeEmail');
  return actor && <ChangeIn actor={actor} />;
}

function ChangeIn({ actor }: { actor: ActorRefFrom<typeof changeEmailMachine> }) {
  const t = useWords();
  const email = useAuth((snapshot) => snapshot.context.identity?.email ?? '');
  const snapshot = useSelector(actor, (current) => current);
  const { failure, email: next } = snapshot.context;
  if (snapshot.hasTag('sent'))
    return (
      <MessagePage
        arrived
        title={t(texts.sentTitle)}
        lead={t(texts.sentLead, { email: next.trim(), previousEmail: email })}
        more={<Text>{t(texts.sentAfter)}</Text>}
      >
        <LinkButton to={paths.account}>{t(texts.back)}</LinkButton>
      </MessagePage>
    );
  return (
    <ChangeEmailView
      email={email}
      busy={snapshot.hasTag('busy')}
      error={failure}
      onSubmit={(typed, password) => actor.send({ type: 'change.submitted', email: typed, password })}
    />
  );
}

type ChangeEmailViewProps = {
  /** The e-mail that the person signs in with now. */
  email: string;
  onSubmit: (next: string, password: string) => void;
  busy?: boolean;
  /** What the last try failed with. */
  error?: unknown;
};

/** Asks for the link that changes the e-mail. The answer is the same whether somebody has an account with it or not. */
export function ChangeEmailView({ email, onSubmit, busy = false, error }: ChangeEmailViewProps) {
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
