import type { ReactNode } from 'react';
import type { AuthContext } from '#machines/auth/types.ts';
import { useWords } from '../../lib/locale.ts';
import { idleTexts as texts } from '../../texts/idle.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { AlertBanner } from '../../ui/alert-banner.tsx';

type SessionNoticeProps = Pick<AuthContext, 'notice' | 'drafts'>;

/** On the pages that follow the end of a session: why somebody was signed out, and what became of what they typed last. */
export default function SessionNotice({ notice, drafts }: SessionNoticeProps): ReactNode {
  const t = useWords();
  if (notice === 'notForThisRole')
    return (
      <AlertBanner tone="warning" live>
        {t(signInTexts.wrongRole)}
      </AlertBanner>
    );
  const title = notice === 'signedOut' ? texts.signedOut : notice === 'over' ? texts.wasOver : texts.wasIdle;
  const lost = drafts === 'unsaved';
  const sentences = [
    ...(notice === 'idle' ? [texts.wasIdleWhy] : []),
    ...(notice === 'over' ? [lost ? texts.wasOverFirst : texts.wasOverWhy] : []),
    ...(drafts === 'kept' ? [texts.kept] : []),
    ...(lost ? [texts.unsaved] : []),
    ...(drafts === 'saved' ? [texts.saved] : []),
  ];
  return (
    <AlertBanner
      live
      tone={lost || drafts === 'kept' ? 'warning' : 'default'}
      title={t(lost ? texts.unsavedTitle : title)}
    >
      {sentences.map((sentence) => t(sentence)).join(' ')}
    </AlertBanner>
  );
}
