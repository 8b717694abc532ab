import { hasCode } from '#src/lib/api/api-error.ts';
import { queries, queryClient } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { releaseTexts as texts } from '#src/texts/release.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { describeFailure } from '#src/ui/form/failure.ts';
import { Stack } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';
import type { RoiForm } from './signed-release.tsx';

type RevokeDialogProps = {
  form: RoiForm;
  isLast: boolean;
  open: boolean;
  onClose: () => void;
  onRevoked: () => void;
};

/** Says what revoking does, and does it once the member confirms. */
export default function RevokeDialog({ form, isLast, open, onClose, onRevoked }: RevokeDialogProps) {
  const t = useWords();
  const { recipient } = form;
  const update = queries.useMutation('put', '/roi-forms/{roiFormId}');
  const close = () => {
    update.reset();
    onClose();
  };
  const revoke = async () => {
    try {
      await update.mutateAsync({
        params: { path: { roiFormId: form.id }, header: { 'If-Match': `"${form.version}"` } },
        body: { status: 'REVOKED' },
      });
    } catch (error) {
      // Nothing but a revocation changes a signed form: another tab was faster, or the first reply was lost.
      if (!hasCode(error, 'already_revoked') && !hasCode(error, 'stale')) return;
    }
    close();
    onRevoked();
    await queryClient.invalidateQueries();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      role="alertdialog"
      title={t(texts.revokeTitle)}
      actions={
        <>
          <Button
            look="destructive"
            loading={update.isPending}
            loadingText={t(texts.revoking)}
            onClick={() => void revoke()}
          >
            {t(texts.revokeYes)}
          </Button>
          <Button look="secondary" onClick={close} data-autofocus>
            {t(texts.keep)}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        {update.isError && (
          <AlertBanner tone="destructive" live title={t(texts.revokeFailed)}>
            {describeFailure(update.error, t)}
          </AlertBanner>
        )}
        <Text>{t(texts.revokeBody, { recipient })}</Text>
        {isLast && <Text>{t(texts.revokeLast)}</Text>}
        <Text>{t(texts.revokeForGood)}</Text>
      </Stack>
    </Dialog>
  );
}
