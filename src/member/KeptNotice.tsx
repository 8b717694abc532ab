import { useEffect, useRef } from 'react';
import { useAuth, useAuthActor } from '../app/session/AuthProvider.tsx';
import { idleTexts as texts } from '../texts/idle.ts';
import { stepPageTexts } from '../texts/journey.ts';
import { useWords } from '../texts/locale.ts';
import { AlertBanner } from '../ui/AlertBanner.tsx';
import { Button } from '../ui/Button.tsx';
import { handOnFocus } from '../ui/handOnFocus.ts';

/**
 * Above every page of somebody whose session was over in the middle of a word, once they are back: what became of what
 * they typed last.
 */
export function KeptNotice() {
  const t = useWords();
  const actor = useAuthActor();
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
        <Button ref={handOnFocus} look="secondary" size="sm" onClick={() => actor.send({ type: 'drafts.noticed' })}>
          {t(stepPageTexts.understood)}
        </Button>
      }
    >
      {t(isLost ? texts.keptLost : texts.keptSaved)}
    </AlertBanner>
  );
}
