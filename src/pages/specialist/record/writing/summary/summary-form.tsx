import { outcomeWords } from '#domain/summary-headings.ts';
import { resultOutcomes } from '#domain/visit-summary.ts';
import type { Locale } from '#domain/words.ts';
import { SaveBanner } from '#src/features/drafts/save-banner.tsx';
import { SavedNote } from '#src/features/drafts/saved-note.tsx';
import type { Draft } from '#src/features/drafts/use-draft.ts';
import type { WritingValues } from '#src/features/drafts/writing-store.ts';
import { useWords } from '#src/lib/locale.ts';
import { consultSummaryTexts } from '#src/texts/consult-summary.ts';
import { partLabels, writingTexts as texts } from '#src/texts/writing.ts';
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
import {
  emptyAppointment,
  mostAppointments,
  type summarySchema,
  type SummaryPart,
  type SummaryValues,
} from './summary-values.ts';

type SummaryFormProps = {
  writing: Writing;
  schema: ReturnType<typeof summarySchema>;
  initial: SummaryValues;
  /** The signed version that is being changed; 0 for the first one. */
  version: number;
  draft: Draft<WritingValues>;
  onChange: (values: SummaryValues) => void;
  onPreview: () => void;
};

/** The summary while it is written. What is typed is kept as a draft until it is signed. */
export function SummaryForm({ writing, schema, initial, version, draft, onChange, onPreview }: SummaryFormProps) {
  const t = useWords();
  const fieldName = useFieldName(fieldLabels, texts.appointment);
  return (
    <Form schema={schema} defaultValues={initial} fieldName={fieldName} onValues={onChange} onSubmit={onPreview}>
      <SaveBanner draft={draft} theirs={<OtherDraft writing={writing} actor={draft.actor} />} />
      {version > 0 && <Text look="small">{t(texts.amending, { version })}</Text>}
      <Fields isChange={version > 0} />
      <SavedNote status={draft.status} />
      <ToPreview />
    </Form>
  );
}

const fieldLabels = {
  ...partLabels,
  ...{ what: texts.what, with_whom: texts.withWhom, timing: texts.timing, on: texts.onDate },
  change_note: texts.changeNote,
};

function Fields({ isChange }: { isChange: boolean }) {
  const t = useWords();
  const [written] = useFieldValue('locale');
  const locale: Locale = written === 'es' ? 'es' : 'en';
  const fillEmpty = useFillEmpty();
  const fillRows = useFillRows('next', emptyAppointment, { most: mostAppointments });
  const part = (name: SummaryPart, how: { hint?: string; optional?: boolean; rows?: number } = {}) => (
    <Stack gap="2xs">
      <TextAreaField name={name} label={t(partLabels[name])} maxLength={10_000} lang={locale} rows={3} {...how} />
      <ReadingHint name={name} locale={locale} />
    </Stack>
  );
  return (
    <>
      <LanguageField />
      <Templates
        kind="summary"
        locale={locale}
        onFill={(values) => {
          fillEmpty(values);
          fillRows(values);
        }}
      />
      {isChange && (
        <TextField
          name="change_note"
          label={t(texts.changeNote)}
          hint={t(texts.changeNoteHint)}
          maxLength={200}
          lang={locale}
        />
      )}
      {part('overview', { hint: t(texts.overviewHint) })}
      {part('reason')}
      {part('family_history', { optional: true })}
      {part('medical_history', { optional: true })}
      <SelectField
        name="outcome"
        label={t(texts.outcome)}
        options={resultOutcomes.map((value) => ({ value, label: t(outcomeWords[value]) }))}
      />
      {part('result_text', { rows: 4 })}
      {part('relatives', { hint: t(texts.relativesHint), optional: true })}
      <Rows
        name="next"
        title={t(consultSummaryTexts.next)}
        rowName={texts.appointment}
        add={t(texts.addAppointment)}
        empty={emptyAppointment}
        most={mostAppointments}
      >
        {(prefix) => <AppointmentFields prefix={prefix} locale={locale} />}
      </Rows>
      {part('contact_note', { hint: t(texts.contactHint), optional: true })}
    </>
  );
}

function AppointmentFields({ prefix, locale }: { prefix: string; locale: Locale }) {
  const t = useWords();
  return (
    <>
      <TextField name={`${prefix}.what`} label={t(texts.what)} maxLength={200} lang={locale} />
      <TextField name={`${prefix}.with_whom`} label={t(texts.withWhom)} maxLength={200} lang={locale} optional />
      <TextField name={`${prefix}.timing`} label={t(texts.timing)} maxLength={200} lang={locale} optional />
      <TextField name={`${prefix}.on`} label={t(texts.onDate)} type="date" optional />
    </>
  );
}
