import type { ReactNode } from 'react';
import { idleTime, secondsLeft } from '#domain/idle.ts';
import { useWords } from '../../lib/locale.ts';
import { idleTexts as texts } from '../../texts/idle.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useAuth, useSession } from '../session/auth-provider.tsx';
import { useIsImpersonating } from '../session/use-is-impersonating.ts';

/** Asks whether the person is still there, and counts down. Escape and a press beside it stay signed in, too. */
export default function IdleDialog({ open }: { open: boolean }): ReactNode {
  const t = useWords();
  const session = useSession();
  const isImpersonating = useIsImpersonating();
  const seconds = useAuth(({ context: { idle, idleLimit } }) => secondsLeft(idleTime(idle), idleLimit));
  const stay = () => session.send({ type: 'idle.stayed' });
  const left = (count: number) =>
    t(texts.left, { time: count === 1 ? t(texts.leftOne) : t(texts.leftMany, { seconds: count }) });
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={t(texts.title)}
      onClose={stay}
      actions={
        <>
          <Button data-autofocus onClick={stay}>
            {t(texts.stay)}
          </Button>
          <Button look="secondary" onClick={() => session.send({ type: 'signOut.requested' })}>
            {t(texts.leave)}
          </Button>
        </>
      }
    >
      <p>
        {t(isImpersonating ? texts.whyImpersonating : texts.why)} {t(texts.drafts)}
      </p>
      <p role="timer" aria-live="off">
        {left(seconds)}
      </p>
      <VisuallyHidden role="status">{left(lastSaid(seconds))}</VisuallyHidden>
    </Dialog>
  );
}

/** A screen reader is told at these seconds, and not at each. */
function lastSaid(seconds: number): number {
  return said.find((each) => each >= seconds) ?? seconds;
}
const said = [10, 30, 60];
