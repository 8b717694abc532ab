import type { ReactNode } from 'react';
import { useAuth, useAuthActor } from '../AuthProvider.tsx';
import { useIsActing } from '../useIsActing.ts';
import { idleTexts as texts } from '#src/texts/idle.ts';
import { useWords } from '#src/texts/locale.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** Asks whether the person is still there, and counts down. Escape and a press beside it stay signed in, too. */
export default function IdleDialog({ open }: { open: boolean }): ReactNode {
  const t = useWords();
  const actor = useAuthActor();
  const isActing = useIsActing();
  const seconds = useAuth((snapshot) => snapshot.context.idleSecondsLeft);
  const stay = () => actor.send({ type: 'idle.stayed' });
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
          <Button look="secondary" onClick={() => actor.send({ type: 'signOut.requested' })}>
            {t(texts.leave)}
          </Button>
        </>
      }
    >
      <p>
        {t(isActing ? texts.whyActing : texts.why)} {t(texts.drafts)}
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
