import { useRevocation } from '#src/features/releases/use-revocation.ts';
import { queryClient } from '#src/lib/api/queries.ts';
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
  const revoke = useRevocation(form, () => {
    onRevoked();
    void queryClient.invalidateQueries();
  });
  const close = () => {
    revoke.reset();
    onClose();
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
            loading={revoke.isPending}
            loadingText={t(texts.revoking)}
            onClick={() => revoke.mutate({})}
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
        {revoke.isError && (
          <AlertBanner tone="destructive" live title={t(texts.revokeFailed)}>
            {describeFailure(revoke.error, t)}
          </AlertBanner>
        )}
        <Text>{t(texts.revokeBody, { recipient })}</Text>
        {isLast && <Text>{t(texts.revokeLast)}</Text>}
        <Text>{t(texts.revokeForGood)}</Text>
      </Stack>
    </Dialog>
  );
}
