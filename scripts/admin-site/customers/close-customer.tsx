import { useMutation } from '@tanstack/react-query';
import { useWords } from '#src/lib/locale.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';
import { useFailureSentence } from '../failure.ts';
import { customerTexts as texts } from '../texts/customers.ts';
import { adminTexts } from '../texts/site.ts';
import { closeCustomer, refresh, type Customer } from './customers.ts';

type CloseCustomerProps = { customer: Customer; isAsked: boolean; onClose: () => void; onDone: () => void };

/** Asks before a customer is closed. */
export function CloseCustomer({ customer, isAsked, onClose, onDone }: CloseCustomerProps) {
  const t = useWords();
  const sentence = useFailureSentence();
  const close = useMutation({
    mutationFn: () => closeCustomer(customer),
    onSuccess: async () => {
      onDone();
      await refresh();
    },
  });
  const stay = () => {
    if (close.isPending) return;
    close.reset();
    onClose();
  };
  return (
    <Dialog
      open={isAsked}
      onClose={stay}
      title={t(texts.closeTitle, { name: customer.name })}
      actions={
        <>
          <Button
            look="destructive"
            loading={close.isPending}
            loadingText={t(texts.closing)}
            onClick={() => close.mutate()}
          >
            {t(texts.close)}
          </Button>
          <Button look="secondary" data-autofocus onClick={stay}>
            {t(adminTexts.drop)}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>{t(texts.closeLead)}</Text>
        {close.error !== null && (
          <AlertBanner tone="destructive" title={t(texts.closeFailed)} live>
            {sentence(close.error)}
          </AlertBanner>
        )}
      </Stack>
    </Dialog>
  );
}
