import { useSelector } from '@xstate/react';
import { useWords } from '../../lib/locale.ts';
import { impersonationTexts as texts } from '../../texts/impersonation.ts';
import { AlertBanner } from '../../ui/alert-banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogDescription } from '../../ui/dialog.tsx';
import { describeFailure } from '../../ui/form/failure.ts';
import type { ImpersonationActor } from './use-impersonation.ts';

/** Asks before impersonation is stopped, and says why a stop failed. */
export function StopDialog({ actor }: { actor: ImpersonationActor }) {
  const t = useWords();
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('asking'));
  const isStopping = useSelector(actor, (snapshot) => snapshot.hasTag('stopping'));
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure);
  const isLost = useSelector(actor, ({ context }) => context.drafts === 'unsaved') && !isStopping;
  const cancel = () => actor.send({ type: 'stop.canceled' });
  return (
    <Dialog
      open={isOpen}
      onClose={cancel}
      role="alertdialog"
      title={t(texts.stopTitle)}
      actions={
        <>
          <Button
            loading={isStopping}
            loadingText={t(texts.stopping)}
            onClick={() => actor.send({ type: 'stop.confirmed' })}
          >
            {t(texts.stop)}
          </Button>
          <Button look="secondary" onClick={cancel} aria-disabled={isStopping || undefined} data-autofocus>
            {t(texts.cancel)}
          </Button>
        </>
      }
    >
      {failure !== undefined && (
        <AlertBanner tone="destructive" live>
          {t(texts.error, { message: describeFailure(failure, t) })}
        </AlertBanner>
      )}
      {isLost && (
        <AlertBanner tone="warning" live>
          {t(texts.unsaved)}
        </AlertBanner>
      )}
      <DialogDescription>{t(texts.stopLead)}</DialogDescription>
    </Dialog>
  );
}
