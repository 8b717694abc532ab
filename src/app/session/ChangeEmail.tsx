import { useState } from 'react';
import { ChangeEmailPage } from '../../public/ChangeEmailPage.tsx';
import { MessagePage } from '../../public/MessagePage.tsx';
import { accountChangeTexts as texts } from '../../texts/accountChange.ts';
import { getLocale, useWords } from '../../texts/locale.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Text } from '../../ui/Text.tsx';
import { askForNewEmail } from '../identity/account.ts';
import { paths } from '../routing/paths.ts';
import { useAuth } from './AuthProvider.tsx';
import { OwnAccountOnly } from './OwnAccountOnly.tsx';
import { useAttempt } from './useAttempt.ts';

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
