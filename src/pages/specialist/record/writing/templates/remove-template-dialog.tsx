import { hasCode } from '#src/lib/api/api-error.ts';
import { useWords } from '#src/lib/locale.ts';
import { templateTexts as texts } from '#src/texts/templates.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { describeFailure, isUnanswered } from '#src/ui/form/failure.ts';
import { Stack } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';
import { useRemoveTemplate, type Template } from './use-templates.ts';

type RemoveDialogProps = { template: Template; onRemoved: (template: Template) => void; onClose: () => void };

/** Asks before a template is removed. */
export default function RemoveDialog({ template, onRemoved, onClose }: RemoveDialogProps) {
  const t = useWords();
  const { mutate, isPending, error } = useRemoveTemplate(onRemoved);
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={t(texts.removeTitle, { name: template.name })}
      actions={
        <>
          <Button
            look="destructive"
            loading={isPending}
            loadingText={t(texts.removing)}
            onClick={() => mutate(template)}
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
        {error && (
          <AlertBanner tone="destructive" live title={t(isUnanswered(error) ? texts.removeUnsure : texts.notRemoved)}>
            {hasCode(error, 'stale') ? t(texts.changedBeforeRemoval) : describeFailure(error, t)}
          </AlertBanner>
        )}
        <Text>{t(texts.removeBody)}</Text>
      </Stack>
    </Dialog>
  );
}
