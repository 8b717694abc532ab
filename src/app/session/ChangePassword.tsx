import { ChangePasswordPage } from '../../public/ChangePasswordPage.tsx';
import { MessagePage } from '../../public/MessagePage.tsx';
import { accountChangeTexts as texts } from '../../texts/accountChange.ts';
import { useWords } from '../../texts/locale.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { changePassword } from '../identity/account.ts';
import { paths } from '../routing/paths.ts';
import { useAuth } from './AuthProvider.tsx';
import { OwnAccountOnly } from './OwnAccountOnly.tsx';
import { useAttempt } from './useAttempt.ts';

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
