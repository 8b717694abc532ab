import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { changeEmailMachine } from '#machines/account/change-email.ts';
import { useAuth } from '../../features/session/auth-provider.tsx';
import { OwnAccountOnly } from '../../features/session/own-account-only.tsx';
import { useOwnAccount } from '../../features/session/use-own-account.ts';
import { MessagePage } from '../../layouts/message-page.tsx';
import { useWords } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { accountChangeTexts as texts } from '../../texts/account-change.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Text } from '../../ui/text.tsx';
import { ChangeEmailPage } from './change-email-page.tsx';

/** `/account?mode=changeEmail`: another e-mail to sign in with, by a link to its mailbox. */
export function ChangeEmail() {
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
    <ChangeEmailPage
      email={email}
      busy={snapshot.hasTag('busy')}
      error={failure}
      onSubmit={(typed, password) => actor.send({ type: 'change.submitted', email: typed, password })}
    />
  );
}
