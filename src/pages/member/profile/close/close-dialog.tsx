import { useWords } from '#src/lib/locale.ts';
import { closeAccountTexts as texts } from '#src/texts/close-account.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';

type CloseDialogProps = {
  email: string;
  /** The account is being closed. */
  busy: boolean;
  /** The last try failed. */
  failed: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** The last question. Pressed again after a reply that was lost, it finds the account closed, which is what was asked for. */
export default function CloseDialog({ email, busy, failed, onConfirm, onCancel }: CloseDialogProps) {
  const t = useWords();
  return (
    <Dialog
      open
      onClose={busy ? stay : onCancel}
      modalOnly={busy}
      role="alertdialog"
      title={t(texts.sureTitle)}
      actions={
        <>
          <Button look="destructive" loading={busy} loadingText={t(texts.closing)} onClick={onConfirm}>
            {t(texts.sureYes)}
          </Button>
          <Button look="secondary" onClick={busy ? stay : onCancel} data-autofocus>
            {t(texts.keep)}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        {failed && (
          <AlertBanner tone="destructive" live title={t(texts.failed)}>
            {t(texts.failedBody)}
          </AlertBanner>
        )}
        <Text breaks>{t(texts.sureBody, { email })}</Text>
      </Stack>
    </Dialog>
  );
}

/** There is no way back while it is being closed. */
function stay(): void {}
