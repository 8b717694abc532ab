import { useMachine } from '@xstate/react';
import type { Identity } from '#machines/auth/types.ts';
import { useAuth } from '../../features/session/auth-provider.tsx';
import { emailVerification } from '../../features/session/email-verification.ts';
import { OwnAccountOnly } from '../../features/session/own-account-only.tsx';
import { rememberReturn } from '../../features/session/return-address.ts';
import { MessagePage } from '../../layouts/message-page.tsx';
import { useWords } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { commonTexts } from '../../texts/common.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { verifyEmailTexts as texts } from '../../texts/verify-email.ts';
import { LinkButton } from '../../ui/button.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';

/** `/verify-email`: whether the e-mail is confirmed, and what to do when it is not. */
export default function VerifyEmailRoute() {
  const t = useWords();
  const identity = useAuth((snapshot) => snapshot.context.identity);
  if (!identity) {
    return (
      <MessagePage title={t(texts.signInTitle)} lead={t(texts.signInLead)}>
        <LinkButton to={paths.login} onClick={() => rememberReturn(paths.verifyEmail)}>
          {t(signInTexts.submit)}
        </LinkButton>
      </MessagePage>
    );
  }
  return (
    <OwnAccountOnly>
      <Verification {...identity} />
    </OwnAccountOnly>
  );
}

function Verification({ email, emailVerified }: Identity) {
  const t = useWords();
  const [snapshot, send] = useMachine(emailVerification);
  if (emailVerified || snapshot.hasTag('verified')) {
    return (
      <MessagePage arrived={snapshot.hasTag('verified')} title={t(texts.doneTitle)} lead={t(texts.doneLead, { email })}>
        <LinkButton to={paths.loading}>{t(commonTexts.continue)}</LinkButton>
      </MessagePage>
    );
  }
  return (
    <VerifyEmailPage
      email={email}
      mail={mailTags.find((tag) => snapshot.hasTag(tag)) ?? 'ready'}
      account={accountTags.find((tag) => snapshot.hasTag(tag)) ?? 'unknown'}
      failure={snapshot.context.failure}
      onSend={() => send({ type: 'link.requested' })}
      onCheck={() => send({ type: 'account.checked' })}
    />
  );
}

const mailTags = ['sending', 'sent', 'tooMany', 'sendFailed'] as const;
const accountTags = ['checking', 'notYet', 'checkFailed'] as const;
