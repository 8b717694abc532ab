import { formatPhone } from '#domain/phone.ts';
import { useWords } from '#src/lib/locale.ts';
import { phoneTexts as texts } from '#src/texts/phones.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { describeFailure } from '#src/ui/form/failure.ts';
import { Stack } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';
import type { Phone } from './phone-form.ts';
import type { useRemovePhone } from './use-phone-changes.ts';

type RemoveDialogProps = { phone: Phone; remove: ReturnType<typeof useRemovePhone>; onClose: () => void };

/** Asks before a phone is removed. */
export default function RemoveDialog({ phone, remove, onClose }: RemoveDialogProps) {
  const t = useWords();
  const number = formatPhone(phone.number);
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={t(texts.removeTitle, { number })}
      actions={
        <>
          <Button
            look="destructive"
            loading={remove.isPending}
            loadingText={t(texts.removing)}
            onClick={() => remove.mutate()}
          >
            {t(texts.removeYes)}
          </Button>
          <Button look="secondary" onClick={onClose} data-autofocus>
            {t(texts.keep)}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        {remove.isError && (
          <AlertBanner tone="destructive" live title={t(texts.removeFailed)}>
            {describeFailure(remove.error, t)}
          </AlertBanner>
        )}
        <Text>{t(texts.removeBody)}</Text>
      </Stack>
    </Dialog>
  );
}
