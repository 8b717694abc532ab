import { useCallback, useState } from 'react';
import { useWords } from '#src/lib/locale.ts';
import { ancestryTexts } from '#src/texts/ancestry.ts';
import { commonTexts } from '#src/texts/common.ts';
import { useYesNoUnknown } from '#src/texts/yes-no-unknown.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { RadioGroupField, TextField, useFieldValue } from '#src/ui/fields/index.ts';
import { Form, SubmitButton } from '#src/ui/form/index.ts';
import { Actions, Stack } from '#src/ui/stack.tsx';
import { ancestrySchema, toAncestry, toAncestryValues, type AncestryValues } from './ancestry-form.ts';
import { otherLength } from './conditions/conditions-form.ts';
import { OriginsField } from './origins-field.tsx';
import { SurveyFrame } from './survey-frame.tsx';
import { surveyPaths } from './survey-paths.ts';
import { useFormKey, useSurvey } from './use-survey.ts';

/** `/member/survey/ancestry`: where the mother's and the father's families come from. */
export function AncestryPage({ onDone }: { onDone: () => void }) {
  const t = useWords();
  const formKey = useFormKey('ancestry');
  return (
    <SurveyFrame title={t(ancestryTexts.title)} lead={t(ancestryTexts.lead)}>
      <AncestryForm key={formKey} onDone={onDone} />
    </SurveyFrame>
  );
}

function AncestryForm({ onDone }: { onDone: () => void }) {
  const t = useWords();
  const { current, change } = useSurvey();
  const options = useYesNoUnknown();
  const [base] = useState(current);
  const [schema] = useState(() => ancestrySchema(base));
  const keep = useCallback((values: AncestryValues) => change((now) => ({ ...now, ...toAncestry(values) })), [change]);
  return (
    <Form
      schema={schema}
      defaultValues={toAncestryValues(base)}
      onValues={keep}
      onSubmit={(values) => {
        keep(values);
        onDone();
      }}
    >
      <RadioGroupField
        name="ashkenazi_jewish"
        label={t(ancestryTexts.ashkenazi)}
        hint={t(ancestryTexts.ashkenaziHint)}
        options={options}
        inline
      />
      <SideFields side="maternal" label={t(ancestryTexts.maternal)} />
      <SideFields side="paternal" label={t(ancestryTexts.paternal)} />
      <Actions>
        <SubmitButton>{t(commonTexts.continue)}</SubmitButton>
        <BackLink to={surveyPaths.aboutYou} />
      </Actions>
    </Form>
  );
}

function SideFields({ side, label }: { side: 'maternal' | 'paternal'; label: string }) {
  const t = useWords();
  const [origins] = useFieldValue(`${side}.origins`);
  const [, setAshkenazi] = useFieldValue('ashkenazi_jewish');
  return (
    <Stack gap="xs">
      <OriginsField
        name={`${side}.origins`}
        label={label}
        // Who names that origin has answered the question about it, too.
        onChosen={(code) => code === 'ashkenazi-jewish' && setAshkenazi('yes')}
      />
      {Array.isArray(origins) && origins.includes('other') && (
        <TextField
          name={`${side}.other`}
          label={t(ancestryTexts.other)}
          hint={label}
          maxLength={otherLength}
          autoComplete="off"
        />
      )}
    </Stack>
  );
}
