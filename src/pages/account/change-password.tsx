import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { changePasswordMachine } from '#machines/account/change-password.ts';
import { useAuth } from '../../features/session/auth-provider.tsx';
import { OwnAccountOnly } from '../../features/session/own-account-only.tsx';
import { useOwnAccount } from '../../features/session/use-own-account.ts';
import { MessagePage } from '../../layouts/message-page.tsx';
import { useWords } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { accountChangeTexts as texts } from '../../texts/account-change.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ChangePasswordPage } from './change-password-page.tsx';

/** `/account?mode=changePassword`: another password, while signed in. */
export function ChangePassword() {
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
    <ChangePasswordPage
      email={email}
      busy={snapshot.hasTag('busy')}
      error={snapshot.context.failure}
      onSubmit={(current, next) => actor.send({ type: 'change.submitted', current, next })}
    />
  );
}
