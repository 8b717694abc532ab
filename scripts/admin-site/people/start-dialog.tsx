import { useId } from 'react';
import type { Words } from '#domain/words.ts';
import type { ListedMember } from '#machines/admin-site/types.ts';
import { useWords } from '#src/lib/locale.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import { SmallForm } from '#src/ui/form/small-form.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { Actions, Stack } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';
import { useFailureSentence } from '../failure.ts';
import { adminTexts } from '../texts/site.ts';

type StartDialogProps = {
  member: ListedMember;
  busy: boolean;
  failure: unknown;
  onStart: (reason: string) => void;
  onClose: () => void;
};

/** Asks why, before an admin impersonates a member. */
export function StartDialog({ member, busy, failure, onStart, onClose }: StartDialogProps) {
  const t = useWords();
  const sentence = useFailureSentence();
  const id = useId();
  return (
    <Dialog open onClose={() => !busy && onClose()} title={t(adminTexts.startTitle, { name: member.name })}>
      <Stack gap="md">
        <Text id={id}>{t(adminTexts.startLead)}</Text>
        <SmallForm
          checks={{ reason: reasonProblem }}
          onSubmit={({ reason }) => onStart(inOneLine(reason))}
          busy={busy}
          failure={failure ? sentence(failure) : undefined}
          failureTitle={t(adminTexts.startFailed)}
        >
          <TextAreaField name="reason" rows={3} label={t(adminTexts.reason)} hint={t(adminTexts.reasonHint)} />
          <Actions>
            <SubmitButton loadingText={t(adminTexts.starting)}>{t(adminTexts.start)}</SubmitButton>
            <Button look="secondary" onClick={onClose} disabled={busy}>
              {t(adminTexts.drop)}
            </Button>
          </Actions>
        </SmallForm>
      </Stack>
    </Dialog>
  );
}

function reasonProblem(typed: string): Words | undefined {
  const { length } = inOneLine(typed);
  if (length < 10) return adminTexts.reasonShort;
  return length > 300 ? adminTexts.reasonLong : undefined;
}

function inOneLine(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ');
}
