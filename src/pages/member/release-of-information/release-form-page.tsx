import type { ReactNode } from 'react';
import { releasedInformation, releasePurposes } from '#domain/release.ts';
import { capitalized, type Words } from '#domain/words.ts';
import { OnlyInPerson } from '#src/features/impersonation/only-in-person.tsx';
import { StepPage } from '#src/features/journey/step-page.tsx';
import { useJourney } from '#src/features/journey/use-journey.ts';
import { useIsImpersonating } from '#src/features/session/use-is-impersonating.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { impersonationTexts } from '#src/texts/impersonation.ts';
import { commonTexts } from '#src/texts/common.ts';
import { releaseTexts as texts } from '#src/texts/release.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { CheckboxGroupField, DateField, RadioGroupField, TextAreaField, TextField } from '#src/ui/fields/index.ts';
import { isUnanswered } from '#src/ui/form/failure.ts';
import { Form, SubmitButton } from '#src/ui/form/index.ts';
import { Actions } from '#src/ui/stack.tsx';
import { releasePaths } from './release-paths.ts';
import { releaseMessages, releaseSchema, type ReleaseValues } from './release-form.ts';

type ReleaseFormPageProps = {
  values: ReleaseValues;
  onChange: (values: ReleaseValues) => void;
  /** The form is filled in, and the member goes on. */
  onDone: () => void;
  /** Whether the draft is kept. */
  kept: ReactNode;
};

/** What is shared, by whom, with whom, what for and until when. What the backend refused is said beside the field. */
export function ReleaseFormPage({ values, onChange, onDone, kept }: ReleaseFormPageProps) {
  const t = useWords();
  const locale = useLocale();
  const isImpersonating = useIsImpersonating();
  const { failure } = useJourney();
  const options = (words: Readonly<Record<string, Words>>) =>
    Object.entries(words).map(([value, label]) => ({ value, label: capitalized(t(label), locale) }));
  return (
    <StepPage step="release-of-information" title={t(texts.formTitle)} lead={t(texts.formLead)}>
      {isImpersonating && <OnlyInPerson why={impersonationTexts.cantSignForm} />}
      <Form
        // Begun anew in another language, with all that was typed: what was filled in speaks the language of the page.
        key={locale}
        schema={releaseSchema}
        defaultValues={values}
        messages={releaseMessages}
        failure={failure}
        failureTitle={t(isUnanswered(failure) ? texts.unsure : texts.notSigned)}
        onValues={onChange}
        onSubmit={(checked) => {
          onChange(checked);
          onDone();
        }}
      >
        <CheckboxGroupField
          name="information"
          label={t(texts.information)}
          hint={t(texts.informationHint)}
          options={options(releasedInformation)}
        />
        <TextField name="recipient" label={t(texts.recipient)} hint={t(texts.recipientHint)} autoComplete="off" />
        <TextAreaField name="released_by" label={t(texts.releasedBy)} hint={t(texts.releasedByHint)} rows={2} />
        <RadioGroupField name="purpose" label={t(texts.purpose)} options={options(releasePurposes)} />
        <DateField name="expires_on" label={t(texts.expiresOn)} hint={t(texts.expiresOnHint)} />
        {kept}
        <Actions>
          <SubmitButton>{t(commonTexts.continue)}</SubmitButton>
          <BackLink to={releasePaths.choice} />
        </Actions>
      </Form>
    </StepPage>
  );
}
