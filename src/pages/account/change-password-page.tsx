import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { paths } from '#domain/paths.ts';
import type { changePasswordMachine } from '#machines/account/change-password.ts';
import { CurrentPasswordField, currentPasswordProblem } from '../../features/credentials/current-password-field.tsx';
import { newPasswordProblem } from '../../features/credentials/new-password-problem.ts';
import { reauthErrorWords, reauthField } from '../../features/credentials/reauth-error-words.ts';
import { useAuth } from '../../features/session/auth-provider.tsx';
import { OwnAccountOnly } from '../../features/session/own-account-only.tsx';
import { useOwnAccount } from '../../features/session/use-own-account.ts';
import { MessagePage } from '../../layouts/message-page.tsx';
import { NarrowPage } from '../../layouts/narrow-page.tsx';
import { useWords } from '../../lib/locale.ts';
import { accountChangeTexts as texts } from '../../texts/account-change.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { LinkButton } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { TextLink } from '../../ui/text.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** `/account?mode=changePassword`: another password, while signed in. */
export function ChangePasswordPage() {
  return (
    <OwnAccountOnly>
      <Change />
    </OwnAccountOnly>
  );
}

function Change() {
  const actor = useOwnAccount('changePassword');
  return actor && <ChangeIn actor={actor} />;
}

function ChangeIn({ actor }: { actor: ActorRefFrom<typeof changePasswordMachine> }) {
  const t = useWords();
  const email = useAuth((snapshot) => snapshot.context.identity?.email ?? '');
  const snapshot = useSelector(actor, (current) => current);
  if (snapshot.hasTag('changed'))
    return (
      <MessagePage arrived title={t(texts.passwordDoneTitle)} lead={t(texts.passwordDoneLead)}>
        <LinkButton to={paths.account}>{t(texts.back)}</LinkButton>
      </MessagePage>
    );
  return (
    <ChangePasswordView
      email={email}
      busy={snapshot.hasTag('busy')}
      error={snapshot.context.failure}
      onSubmit={(current, next) => actor.send({ type: 'change.submitted', current, next })}
    />
  );
}

type ChangePasswordViewProps = {
  /** Whose password it is. */
  email: string;
  onSubmit: (current: string, next: string) => void;
  busy?: boolean;
  /** What the last try failed with. */
  error?: unknown;
};

/** The current password and a new one (ASVS 5.0, 6.2.3). */
export function ChangePasswordView({ email, onSubmit, busy = false, error }: ChangePasswordViewProps) {
  const t = useWords();
  return (
    <NarrowPage
      below={
        <>
          <TextLink to={paths.account}>{t(texts.back)}</TextLink>
          <TextLink to={paths.forgotPassword}>{t(signInTexts.forgot)}</TextLink>
        </>
      }
    >
      <PageHeading lead={t(texts.passwordLead, { email })}>{t(texts.passwordTitle)}</PageHeading>
      <NewPasswordForm
        checks={{
          current: currentPasswordProblem,
          next: (typed, { current }) =>
            typed !== '' && typed === current ? texts.samePassword : newPasswordProblem(typed),
        }}
        onSubmit={({ current, next }) => onSubmit(current, next)}
        busy={busy}
        error={error}
        wordsOf={reauthErrorWords}
        failedField={reauthField(error)}
        failureTitle={t(texts.passwordFailed)}
      >
        <CurrentPasswordField email={email} />
      </NewPasswordForm>
    </NarrowPage>
  );
}
