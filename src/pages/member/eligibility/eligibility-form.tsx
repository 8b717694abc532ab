import { useCallback, useState, type ReactNode } from 'react';
import type { components } from '#openapi/generated/types.ts';
import { SaveBanner } from '#src/features/drafts/save-banner.tsx';
import { SavedNote } from '#src/features/drafts/saved-note.tsx';
import { draftKey } from '#src/features/drafts/store.ts';
import { useDraft } from '#src/features/drafts/use-draft.ts';
import { BackButton } from '#src/features/journey/back-button.tsx';
import { useCompleteStep, useJourney } from '#src/features/journey/use-journey.ts';
import { forgetPartner, knownPartner } from '#src/features/session/partner-code.ts';
import { useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { eligibilityTexts } from '#src/texts/eligibility.ts';
import { DateField, TextField } from '#src/ui/fields/index.ts';
import { Form, SubmitButton } from '#src/ui/form/index.ts';
import { Actions, Stack } from '#src/ui/stack.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { areOther, detailsMessages, detailsSchema, type Details } from './details.ts';
import { StateField } from './state-field.tsx';

type EligibilityFormProps = {
  patientId: string;
  /** What stands in the record: the details that were accepted last. */
  stored: Details;
  /** What the backend has judged last. */
  checked: Details;
  first: Details;
  /** Details of this person were accepted before: what they joined by stays theirs to change. */
  isAccepted: boolean;
  states: components['schemas']['State'][];
  /** What the last check has said, drawn above the form. */
  outcome: (isChanged: boolean) => ReactNode;
};

/** The details by which the backend judges. What is typed is kept as a draft until it is sent. */
export function EligibilityForm(props: EligibilityFormProps) {
  const { patientId, stored, checked, first, isAccepted, states, outcome } = props;
  const t = useWords();
  const { evidence, isSaving, failure } = useJourney();
  const complete = useCompleteStep('eligibility');
  const draft = useDraft<Details>(draftKey(patientId, 'eligibility'));
  const { change } = draft;
  // The page of a partner that they came from is newer than what was typed before.
  const [partner] = useState(() => (isAccepted ? undefined : knownPartner()));
  const [defaultValues] = useState(() => (partner ? { ...first, partner_code: partner } : first));
  const [typed, setTyped] = useState(defaultValues);
  const isChanged = areOther(typed, checked);
  const keep = useCallback(
    (values: Details) => {
      setTyped({ ...values });
      forgetPartner();
      change(values);
    },
    [change],
  );

  const submit = (details: Details) => {
    forgetPartner();
    const isJudged = evidence.eligibility && !areOther(details, stored);
    complete(isJudged ? undefined : details);
  };

  return (
    <>
      {outcome(isChanged)}
      <Form
        schema={detailsSchema}
        defaultValues={defaultValues}
        messages={detailsMessages}
        onSubmit={submit}
        onValues={keep}
        busy={isSaving}
        failure={failure}
        failureTitle={t(eligibilityTexts.failed)}
      >
        <SaveBanner draft={draft} />
        <Stack gap="xl">
          <Stack as="section" gap="md">
            <Stack gap="2xs">
              <Heading>{t(eligibilityTexts.nameTitle)}</Heading>
              <Text look="muted">{t(eligibilityTexts.nameHint)}</Text>
            </Stack>
            <TextField name="first_name" label={t(eligibilityTexts.firstName)} autoComplete="given-name" />
            <TextField
              name="middle_name"
              label={t(eligibilityTexts.middleName)}
              autoComplete="additional-name"
              optional
            />
            <TextField name="last_name" label={t(eligibilityTexts.lastName)} autoComplete="family-name" />
            <DateField
              name="date_of_birth"
              label={t(eligibilityTexts.dateOfBirth)}
              hint={t(eligibilityTexts.dateOfBirthHint)}
              birthday
            />
          </Stack>
          <Stack as="section" gap="md">
            <Heading>{t(eligibilityTexts.homeTitle)}</Heading>
            <StateField states={states} />
            <TextField
              name="zip"
              label={t(eligibilityTexts.zip)}
              hint={t(eligibilityTexts.zipHint)}
              autoComplete="postal-code"
              inputMode="numeric"
              maxLength={10}
            />
          </Stack>
          <Stack as="section" gap="md">
            <Heading>{t(eligibilityTexts.codeTitle)}</Heading>
            <TextField
              name="partner_code"
              label={t(eligibilityTexts.code)}
              hint={t(partner ? eligibilityTexts.codeFilledIn : eligibilityTexts.codeHint)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              optional
            />
          </Stack>
        </Stack>
        <SavedNote status={draft.status} />
        <Actions>
          <SubmitButton loadingText={t(eligibilityTexts.submitting)}>
            {t(evidence.eligibility && !isChanged ? commonTexts.continue : eligibilityTexts.submit)}
          </SubmitButton>
          <BackButton />
        </Actions>
      </Form>
    </>
  );
}
