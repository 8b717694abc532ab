import { formatPhone, phoneKinds } from '#domain/phone.ts';
import { hasCode } from '#src/lib/api/api-error.ts';
import { queries, queryClient } from '#src/lib/api/queries.ts';
import { useIdempotencyKey } from '#src/lib/api/use-idempotency-key.ts';
import { useWords } from '#src/lib/locale.ts';
import { phoneTexts as texts } from '#src/texts/phones.ts';
import { CheckboxField, RadioGroupField, TextField, useFieldValue } from '#src/ui/fields/index.ts';
import { Form, mutationForm, SubmitButton } from '#src/ui/form/index.ts';
import { Actions } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';
import { firstValues, phoneSchema, toPhone, type Phone, type PhoneForm } from './phone-form.ts';

type PhoneFieldsProps = {
  userId: string;
  /** The phone that is changed; a new one without. */
  phone: Phone | undefined;
  /** The one that we try first now. */
  first: Phone | undefined;
  /** The phone was changed elsewhere since it was read. */
  onStale: () => void;
  onSaved: (number: string) => void;
};

/** The form of one phone. */
export function PhoneFields({ userId, phone, first, onStale, onSaved }: PhoneFieldsProps) {
  const t = useWords();
  const keyOf = useIdempotencyKey();
  const afterwards = {
    onSuccess: async ({ data }: { data: Phone }) => {
      await queryClient.invalidateQueries({ queryKey: ['get', '/user-phones'] });
      onSaved(data.number);
    },
    // What was typed stays; with the version of now it can be saved over the other change, which the answer told of.
    onError: (error: unknown) => hasCode(error, 'stale') && onStale(),
  };
  const add = queries.useMutation('post', '/user-phones/{userId}', afterwards);
  const change = queries.useMutation('put', '/user-phones/{userPhoneId}', afterwards);
  const save = phone
    ? mutationForm(change, (form: PhoneForm) => ({
        params: { path: { userPhoneId: phone.id }, header: { 'If-Match': `"${phone.version}"` } },
        body: toPhone(form),
      }))
    : mutationForm(add, (form: PhoneForm) => {
        const body = toPhone(form);
        return { params: { path: { userId }, header: { 'Idempotency-Key': keyOf(body) } }, body };
      });
  return (
    <Form schema={phoneSchema} defaultValues={firstValues(phone)} failureTitle={t(texts.failed)} {...save}>
      <TextField
        name="number"
        type="tel"
        inputMode="tel"
        label={t(texts.number)}
        hint={t(texts.numberHint)}
        autoComplete="tel"
        maxLength={30}
      />
      <RadioGroupField
        name="kind"
        label={t(texts.kind)}
        options={phoneKinds.map((kind) => ({ value: kind, label: t(texts[kind]) }))}
        inline
      />
      <MayText />
      <CheckboxField
        name="may_leave_message"
        optional
        label={t(texts.mayLeaveMessage)}
        hint={t(texts.mayLeaveMessageHint)}
      />
      {first && first.id !== phone?.id && (
        <CheckboxField
          name="is_primary"
          optional
          label={t(texts.primary)}
          hint={t(texts.primaryHint, { number: formatPhone(first.number) })}
        />
      )}
      {phone?.is_primary && <Text look="muted">{t(texts.isPrimary)}</Text>}
      <Actions>
        <SubmitButton>{t(texts.save)}</SubmitButton>
      </Actions>
    </Form>
  );
}

/** Only a mobile gets texts. */
function MayText() {
  const t = useWords();
  const [kind] = useFieldValue('kind');
  if (kind !== 'mobile') return null;
  return <CheckboxField name="may_text" optional label={t(texts.mayText)} hint={t(texts.mayTextHint)} />;
}
