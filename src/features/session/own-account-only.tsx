import type { ReactNode } from 'react';
import { MessagePage } from '../../layouts/message-page.tsx';
import { useWords } from '../../lib/locale.ts';
import { paths } from '#domain/paths.ts';
import { accountChangeTexts as texts } from '../../texts/account-change.ts';
import { impersonationTexts } from '../../texts/impersonation.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { LinkButton } from '../../ui/button.tsx';
import { PerPerson } from './per-person.tsx';
import { useIsImpersonating } from './use-is-impersonating.ts';
import { useIsSignedIn } from './use-is-signed-in.ts';

/** Around what only the person themself can change: says why to somebody signed out and to an admin who impersonates a member. */
export function OwnAccountOnly({ children }: { children: ReactNode }) {
  const t = useWords();
  const signedIn = useIsSignedIn();
  const impersonating = useIsImpersonating();
  if (!signedIn) {
    return (
      <MessagePage title={t(texts.signInTitle)} lead={t(texts.signInLead)}>
        <LinkButton to={paths.login}>{t(signInTexts.submit)}</LinkButton>
      </MessagePage>
    );
  }
  if (impersonating) {
    return (
      <MessagePage title={t(impersonationTexts.onlyInPersonTitle)} lead={t(texts.impersonating)}>
        <LinkButton to={paths.account}>{t(texts.back)}</LinkButton>
      </MessagePage>
    );
  }
  return <PerPerson>{children}</PerPerson>;
}
