import type { ReactNode } from 'react';
import { MessagePage } from '../../public/MessagePage.tsx';
import { accountChangeTexts as texts } from '../../texts/accountChange.ts';
import { actingTexts } from '../../texts/acting.ts';
import { useWords } from '../../texts/locale.ts';
import { signInTexts } from '../../texts/signIn.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { paths } from '../routing/paths.ts';
import { useIsActing } from './useIsActing.ts';
import { useIsSignedIn } from './useIsSignedIn.ts';

/** Around what only the person themself can change: says why to somebody signed out and to an admin who acts as a member. */
export function OwnAccountOnly({ children }: { children: ReactNode }) {
  const t = useWords();
  const signedIn = useIsSignedIn();
  const acting = useIsActing();
  if (!signedIn) {
    return (
      <MessagePage title={t(texts.signInTitle)} lead={t(texts.signInLead)}>
        <LinkButton to={paths.login}>{t(signInTexts.submit)}</LinkButton>
      </MessagePage>
    );
  }
  if (acting) {
    return (
      <MessagePage title={t(actingTexts.onlyInPersonTitle)} lead={t(texts.acting)}>
        <LinkButton to={paths.account}>{t(texts.back)}</LinkButton>
      </MessagePage>
    );
  }
  return children;
}
