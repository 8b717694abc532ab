import { hasCode } from '#src/lib/api/api-error.ts';
import { useWords } from '#src/lib/locale.ts';
import { templateTexts as texts } from '#src/texts/templates.ts';
import { describeFailure, isUnanswered } from '#src/ui/form/failure.ts';
import { RemovalDialog } from '#src/ui/removal-dialog.tsx';
import { useRemoveTemplate, type Template } from './use-templates.ts';

type RemoveDialogProps = { template: Template; onRemoved: (template: Template) => void; onClose: () => void };

/** Asks before a template is removed. */
export default function RemoveDialog({ template, onRemoved, onClose }: RemoveDialogProps) {
  const t = useWords();
  const { mutate, isPending, error } = useRemoveTemplate(onRemoved);
  return (
    <RemovalDialog
      title={t(texts.removeTitle, { name: template.name })}
      body={t(texts.removeBody)}
      words={{ yes: t(texts.removeYes), busy: t(texts.removing), keep: t(texts.keep) }}
      isBusy={isPending}
      problem={
        error && {
          title: t(isUnanswered(error) ? texts.removeUnsure : texts.notRemoved),
          body: hasCode(error, 'stale') ? t(texts.changedBeforeRemoval) : describeFailure(error, t),
        }
      }
      onRemove={() => mutate(template)}
      onClose={onClose}
    />
  );
}
