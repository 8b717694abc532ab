import { useMachine } from '@xstate/react';
import type { Identity } from '#machines/auth/types.ts';
import { MessagePage } from '../../public/MessagePage.tsx';
import { VerifyEmailPage } from '../../public/VerifyEmailPage.tsx';
import { commonTexts } from '../../texts/common.ts';
import { useWords } from '../../texts/locale.ts';
import { signInTexts } from '../../texts/signIn.ts';
import { verifyEmailTexts as texts } from '../../texts/verifyEmail.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { paths } from '../routing/paths.ts';
import { useAuth } from './AuthProvider.tsx';
import { emailVerification } from './emailVerification.ts';
import { OwnAccountOnly } from './OwnAccountOnly.tsx';
import { rememberReturn } from './return-address.ts';

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
