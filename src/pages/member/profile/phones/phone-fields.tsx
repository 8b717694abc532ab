import { formatPhone, phoneKinds } from '#domain/phone.ts';
import { useWords } from '#src/lib/locale.ts';
import { phoneTexts as texts } from '#src/texts/phones.ts';
import { CheckboxField, RadioGroupField, TextField, useFieldValue } from '#src/ui/fields/index.ts';
import { Form, SubmitButton } from '#src/ui/form/index.ts';
import { Actions } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';
import { firstValues, phoneSchema, type Phone } from './phone-form.ts';
import { useSavePhone } from './use-phone-changes.ts';

type PhoneFieldsProps = {
  userId: string;
  /** The phone that is changed; a new one without. */
  phone: Phone | undefined;
  /** The one that we try first now. */
  first: Phone | undefined;
  /** The phone was changed elsewhere since it was read. */
  onStale: () => void;
};

/** The form of one phone. */
export function PhoneFields({ userId, phone, first, onStale }: PhoneFieldsProps) {
  const t = useWords();
  const save = useSavePhone(userId, { phone, onStale });
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
