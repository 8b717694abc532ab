import { useAuth } from '../../features/session/auth-provider.tsx';
import { OwnAccountOnly } from '../../features/session/own-account-only.tsx';
import { useAttempt } from '../../features/session/use-attempt.ts';
import { MessagePage } from '../../layouts/message-page.tsx';
import { changePassword } from '../../lib/identity/account.ts';
import { useWords } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { accountChangeTexts as texts } from '../../texts/account-change.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ChangePasswordPage } from './change-password-page.tsx';

/** `/account?mode=changePassword`: another password, while signed in. */
export function ChangePassword() {
  const t = useWords();
  const email = useAuth((snapshot) => snapshot.context.identity?.email ?? '');
  const { run, busy, done, failure } = useAttempt('Password change failed', changePassword);
  return (
    <OwnAccountOnly>
      {done ? (
        <MessagePage arrived title={t(texts.passwordDoneTitle)} lead={t(texts.passwordDoneLead)}>
          <LinkButton to={paths.account}>{t(texts.back)}</LinkButton>
        </MessagePage>
      ) : (
        <ChangePasswordPage
          email={email}
          busy={busy}
          error={failure}
          onSubmit={(current, next) => void run(current, next)}
        />
      )}
    </OwnAccountOnly>
  );
}
