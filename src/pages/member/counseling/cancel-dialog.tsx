import type { components } from '#openapi/generated/types.ts';
import { queryClient, queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { counselingTexts as texts } from '#src/texts/counseling.ts';
import { useMoments } from '#src/texts/moments.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { describeFailure, isUnanswered } from '#src/ui/form/failure.ts';

type CancelDialogProps = {
  open: boolean;
  visit: components['schemas']['Visit'];
  onClose: () => void;
  onCanceled: () => void;
};

/** Asks before a visit is given away. */
export default function CancelDialog({ open, visit, onClose, onCanceled }: CancelDialogProps) {
  const t = useWords();
  const { day, time } = useMoments();
  const update = queries.useMutation('put', '/visits/{visitId}', {
    onSuccess: onCanceled,
    // Whatever came of it, the visit and the free times may be others now.
    onSettled: () => queryClient.invalidateQueries(),
  });
  const cancel = () => {
    // The second press of a double click comes before the button is seen to wait.
    if (queryClient.isMutating({ mutationKey: ['put', '/visits/{visitId}'] }) > 0) return;
    update.mutate({
      params: { path: { visitId: visit.id }, header: { 'If-Match': `"${visit.version}"` } },
      body: { status: 'CANCELED' },
    });
  };
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={t(texts.cancelTitle)}
      onClose={onClose}
      actions={
        <>
          <Button look="destructive" loading={update.isPending} loadingText={t(texts.canceling)} onClick={cancel}>
            {t(texts.cancelConfirm)}
          </Button>
          <Button look="secondary" data-autofocus onClick={onClose}>
            {t(texts.keepVisit)}
          </Button>
        </>
      }
    >
      <p>{t(texts.cancelBody, { day: day(visit.starts_at), time: time(visit.starts_at) })}</p>
      {update.isError && (
        <AlertBanner
          tone="destructive"
          live
          title={t(isUnanswered(update.error) ? texts.cancelUnsure : texts.cancelFailed)}
        >
          {describeFailure(update.error, t)}
        </AlertBanner>
      )}
    </Dialog>
  );
}
