import { useState } from 'react';
import { useAuth } from '../../features/session/auth-provider.tsx';
import { OwnAccountOnly } from '../../features/session/own-account-only.tsx';
import { useAttempt } from '../../features/session/use-attempt.ts';
import { MessagePage } from '../../layouts/message-page.tsx';
import { askForNewEmail } from '../../lib/identity/account.ts';
import { getLocale, useWords } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { accountChangeTexts as texts } from '../../texts/account-change.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Text } from '../../ui/text.tsx';
import { ChangeEmailPage } from './change-email-page.tsx';

/** `/account?mode=changeEmail`: another e-mail to sign in with, by a link to its mailbox. */
export function ChangeEmail() {
  const t = useWords();
  const email = useAuth((snapshot) => snapshot.context.identity?.email ?? '');
  const [sentTo, setSentTo] = useState('');
  const { run, busy, done, failure } = useAttempt('E-mail change failed', (next: string, password: string) => {
    setSentTo(next.trim());
    return askForNewEmail(next, password, getLocale());
  });
  return (
    <OwnAccountOnly>
      {done ? (
        <MessagePage
          arrived
          title={t(texts.sentTitle)}
          lead={t(texts.sentLead, { email: sentTo, previousEmail: email })}
          more={<Text>{t(texts.sentAfter)}</Text>}
        >
          <LinkButton to={paths.account}>{t(texts.back)}</LinkButton>
        </MessagePage>
      ) : (
        <ChangeEmailPage
          email={email}
          busy={busy}
          error={failure}
          onSubmit={(next, password) => void run(next, password)}
        />
      )}
    </OwnAccountOnly>
  );
}
