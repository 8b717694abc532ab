import * as z from 'zod/mini';
import { checkRevocation } from '#domain/release.ts';
import type { components } from '#openapi/generated/types.ts';
import { useRevocation } from '#src/features/releases/use-revocation.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import { useWords, type Translate } from '#src/lib/locale.ts';
import { patientRecordTexts as texts } from '#src/texts/patient-record.ts';
import { Button } from '#src/ui/button.tsx';
import { DateField } from '#src/ui/fields/index.ts';
import { Form, mutationForm, SubmitButton } from '#src/ui/form/index.ts';
import { Actions } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';

type RoiForm = components['schemas']['RoiForm'];
type RevocationByLetterProps = { form: RoiForm; onDone: () => void };

/** Records that the patient took a release back by a letter, with the day on which it came; said before it is done. */
export default function RevocationByLetter({ form, onDone }: RevocationByLetterProps) {
  const t = useWords();
  const revoke = useRevocation(form, async () => {
    await queryClient.invalidateQueries({ queryKey: ['get', '/roi-forms'] });
    onDone();
  });
  return (
    <Form
      schema={schemaOf(form, t)}
      defaultValues={{ received_on: '' }}
      failureTitle={t(texts.letterFailed)}
      {...mutationForm(revoke, (letter: { received_on: string }) => letter)}
    >
      <Text>{t(texts.letterLead)}</Text>
      <DateField name="received_on" label={t(texts.letterCame)} />
      <Actions>
        <SubmitButton>{t(texts.letterSave)}</SubmitButton>
        <Button look="secondary" onClick={onDone}>
          {t(texts.letterNot)}
        </Button>
      </Actions>
    </Form>
  );
}

/** The same rule as the backend's. */
function schemaOf({ signed_at }: RoiForm, t: Translate) {
  return z.object({
    received_on: z.string().check(({ value, issues }) => {
      const given = value === '' ? undefined : value;
      const problems = checkRevocation(
        { isOwn: false, receivedOn: given },
        { signedAt: new Date(signed_at), now: new Date() },
      );
      for (const { message } of problems) issues.push({ code: 'custom', input: value, message: t(message) });
    }),
  });
}
