import { planDoers } from '#domain/visit-summary.ts';
import type { Locale } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { SaveBanner } from '#src/features/drafts/save-banner.tsx';
import { SavedNote } from '#src/features/drafts/saved-note.tsx';
import type { Draft } from '#src/features/drafts/use-draft.ts';
import type { WritingValues } from '#src/features/drafts/writing-store.ts';
import { useWords } from '#src/lib/locale.ts';
import { useMoments } from '#src/texts/moments.ts';
import { planWritingTexts as planTexts, writingTexts as texts } from '#src/texts/writing.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { SelectField, TextAreaField, TextField, useFieldValue } from '#src/ui/fields/index.ts';
import { Form } from '#src/ui/form/index.ts';
import { Stack } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';
import { LanguageField } from '../language-field.tsx';
import { OtherDraft } from '../other-draft.tsx';
import { ReadingHint } from '../reading-hint.tsx';
import { Rows } from '../rows.tsx';
import { Templates, useFillEmpty } from '../templates.tsx';
import { ToPreview } from '../to-preview.tsx';
import { useFieldName } from '../use-field-name.ts';
import { useFillRows } from '../use-fill-rows.ts';
import type { Writing } from '../writing-address.ts';
import { emptyItem, mostItems, type planSchema, type PlanValues } from './plan-values.ts';

type Plan = components['schemas']['CarePlan'];

type PlanFormProps = {
  writing: Writing;
  schema: ReturnType<typeof planSchema>;
  initial: PlanValues;
  /** A plan that is signed is being changed. */
  isChange: boolean;
  /** Plans of other visits, one of which can be changed instead. */
  others: readonly Plan[];
  onOther: (plan: Plan) => void;
  draft: Draft<WritingValues>;
  onChange: (values: PlanValues) => void;
  onPreview: () => void;
};

/** The care plan while it is written. What is typed is kept as a draft until it is signed. */
export function PlanForm({ writing, schema, initial, isChange, draft, ...form }: PlanFormProps) {
  const t = useWords();
  const { date } = useMoments();
  const { others, onOther, onChange, onPreview } = form;
  const fieldName = useFieldName(fieldLabels, planTexts.item);
  return (
    <Form schema={schema} defaultValues={initial} fieldName={fieldName} onValues={onChange} onSubmit={onPreview}>
      <SaveBanner draft={draft} theirs={<OtherDraft writing={writing} actor={draft.actor} />} />
      {others.map((plan) => (
        <AlertBanner
          key={plan.id}
          title={t(planTexts.hasPlan, { name: plan.title, date: date(plan.created_at) })}
          action={
            <Button look="secondary" size="sm" onClick={() => onOther(plan)}>
              {t(planTexts.changeThat)}
            </Button>
          }
        >
          {t(planTexts.hasPlanBody)}
        </AlertBanner>
      ))}
      {isChange && <Text look="small">{t(planTexts.changing)}</Text>}
      <Fields />
      <SavedNote status={draft.status} />
      <ToPreview />
    </Form>
  );
}

const fieldLabels = { title: planTexts.title, what: planTexts.what, timing: texts.timing, due_on: planTexts.dueOn };

function Fields() {
  const t = useWords();
  const [written] = useFieldValue('locale');
  const locale: Locale = written === 'es' ? 'es' : 'en';
  const fillEmpty = useFillEmpty();
  const fillRows = useFillRows('items', emptyItem, { most: mostItems });
  return (
    <>
      <LanguageField />
      <Templates
        kind="care-plan"
        locale={locale}
        onFill={({ title = '', ...values }) => {
          fillEmpty({ title });
          fillRows(values);
        }}
      />
      <Stack gap="2xs">
        <TextField name="title" label={t(planTexts.title)} hint={t(planTexts.titleHint)} lang={locale} {...typable} />
        <ReadingHint name="title" locale={locale} />
      </Stack>
      <Rows
        name="items"
        title={t(planTexts.items)}
        rowName={planTexts.item}
        add={t(planTexts.addItem)}
        empty={emptyItem}
        least={1}
        most={mostItems}
        isOrdered
      >
        {(prefix) => <ItemFields prefix={prefix} locale={locale} />}
      </Rows>
    </>
  );
}

function ItemFields({ prefix, locale }: { prefix: string; locale: Locale }) {
  const t = useWords();
  return (
    <>
      <Stack gap="2xs">
        <TextAreaField name={`${prefix}.what`} label={t(planTexts.what)} rows={2} lang={locale} {...typable} />
        <ReadingHint name={`${prefix}.what`} locale={locale} />
      </Stack>
      <SelectField
        name={`${prefix}.who`}
        label={t(planTexts.who)}
        options={planDoers.map((value) => ({ value, label: t(planTexts[value]) }))}
        placeholder={t(planTexts.nobody)}
        optional
      />
      <TextField name={`${prefix}.timing`} label={t(texts.timing)} lang={locale} {...typable} optional />
      <TextField name={`${prefix}.due_on`} label={t(planTexts.dueOn)} type="date" optional />
    </>
  );
}

/** What a draft holds of a field. What is too long for the plan is said, and not cut off as it is pasted. */
const typable = { maxLength: 10_000 };
