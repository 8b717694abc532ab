import { useEffect, useRef } from 'react';
import { useAuth, useSession } from '../../features/session/auth-provider.tsx';
import { useWords } from '../../lib/locale.ts';
import { idleTexts as texts } from '../../texts/idle.ts';
import { stepPageTexts } from '../../texts/journey.ts';
import { AlertBanner } from '../../ui/alert-banner.tsx';
import { Button } from '../../ui/button.tsx';
import { focusHeadingOnUnmount } from '../../ui/focus-heading-on-unmount.ts';

/**
 * Above every page of somebody whose session was over in the middle of a word, once they are back: what became of what
 * they typed last.
 */
export function DraftsOutcomeNotice() {
  const t = useWords();
  const session = useSession();
  const drafts = useAuth(({ context }) => context.drafts);
  const banner = useRef<HTMLDivElement>(null);
  const isLost = drafts === 'unsaved';
  useEffect(() => {
    if (isLost) banner.current?.focus();
  }, [isLost]);
  if (drafts !== 'saved' && !isLost) return null;
  return (
    <AlertBanner
      ref={banner}
      live
      tone={isLost ? 'warning' : 'success'}
      title={t(isLost ? texts.unsavedTitle : texts.keptTitle)}
      action={
        <Button
          ref={focusHeadingOnUnmount}
          look="secondary"
          size="sm"
          onClick={() => session.send({ type: 'drafts.noticed' })}
        >
          {t(stepPageTexts.understood)}
        </Button>
      }
    >
      {t(isLost ? texts.keptLost : texts.keptSaved)}
    </AlertBanner>
  );
}
