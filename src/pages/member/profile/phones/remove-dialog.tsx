import { formatPhone } from '#domain/phone.ts';
import { hasCode } from '#src/lib/api/api-error.ts';
import { queries, queryClient } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { phoneTexts as texts } from '#src/texts/phones.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { describeFailure } from '#src/ui/form/failure.ts';
import { Stack } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';
import type { Phone } from './phone-form.ts';

type RemoveDialogProps = { phone: Phone; onClose: () => void; onStale: () => void; onRemoved: () => void };

/** Asks before a phone is removed. */
export default function RemoveDialog({ phone, onClose, onStale, onRemoved }: RemoveDialogProps) {
  const t = useWords();
  const remove = queries.useMutation('delete', '/user-phones/{userPhoneId}');
  const number = formatPhone(phone.number);
  const confirm = async () => {
    try {
      await remove.mutateAsync({
        params: { path: { userPhoneId: phone.id }, header: { 'If-Match': `"${phone.version}"` } },
      });
    } catch (error) {
      if (hasCode(error, 'stale')) onStale();
      // The first reply was lost, or another tab was faster: it is gone.
      if (!hasCode(error, 'not_found')) return;
    }
    await queryClient.invalidateQueries({ queryKey: ['get', '/user-phones'] });
    onRemoved();
  };
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
            onClick={() => void confirm()}
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
