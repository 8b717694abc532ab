import { formatPhone } from '#domain/phone.ts';
import { useWords } from '#src/lib/locale.ts';
import { phoneTexts as texts } from '#src/texts/phones.ts';
import { describeFailure } from '#src/ui/form/failure.ts';
import { RemovalDialog } from '#src/ui/removal-dialog.tsx';
import type { Phone } from './phone-form.ts';
import type { useRemovePhone } from './use-phone-changes.ts';

type RemoveDialogProps = { phone: Phone; remove: ReturnType<typeof useRemovePhone>; onClose: () => void };

/** Asks before a phone is removed. */
export default function RemoveDialog({ phone, remove, onClose }: RemoveDialogProps) {
  const t = useWords();
  return (
    <RemovalDialog
      title={t(texts.removeTitle, { number: formatPhone(phone.number) })}
      body={t(texts.removeBody)}
      words={{ yes: t(texts.removeYes), busy: t(texts.removing), keep: t(texts.keep) }}
      isBusy={remove.isPending}
      problem={remove.isError ? { title: t(texts.removeFailed), body: describeFailure(remove.error, t) } : null}
      onRemove={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
