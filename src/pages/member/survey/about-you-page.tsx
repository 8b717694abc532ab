import { useCallback, useMemo, useState } from 'react';
import { BackButton } from '#src/features/journey/back-button.tsx';
import { useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { conditionTexts } from '#src/texts/conditions.ts';
import { relativeTexts } from '#src/texts/relatives.ts';
import { aboutYouTexts, parentsRelationTexts } from '#src/texts/survey.ts';
import { useYesNoUnknown } from '#src/texts/yes-no-unknown.ts';
import { RadioGroupField, useFieldValue } from '#src/ui/fields/index.ts';
import { Form, SubmitButton } from '#src/ui/form/index.ts';
import { Actions } from '#src/ui/stack.tsx';
import { aboutYouSchema, toAboutYou, toAboutYouValues, type AboutYouValues } from './about-you-form.ts';
import { GenderField } from './gender-field.tsx';
import { ConditionFields } from './conditions/condition-fields.tsx';
import { wrongOnsets } from './conditions/conditions-form.ts';
import { SurveyFrame } from './survey-frame.tsx';
import { useFormKey, useSurvey } from './use-survey.ts';
import { useTreeMember } from './use-tree-member.ts';

/** `/member/survey/you`: sex at birth, adoption, whether the parents are related, and the member's own conditions. */
export function AboutYouPage({ onDone }: { onDone: () => void }) {
  const t = useWords();
  const formKey = useFormKey('about-you');
  return (
    <SurveyFrame lead={t(aboutYouTexts.lead)}>
      <AboutYouForm key={formKey} formKey={formKey} onDone={onDone} />
    </SurveyFrame>
  );
}

function AboutYouForm({ formKey, onDone }: { formKey: string; onDone: () => void }) {
  const t = useWords();
  const { current, change, unfinished } = useSurvey();
  const [base] = useState(current);
  // A question that nobody has answered yet shows no answer: “I don’t know” is one too.
  const [defaultValues] = useState(() => unfinished.aboutYou.get(formKey) ?? toAboutYouValues(base));
  const { memberAge } = useTreeMember().member;
  const schema = useMemo(() => aboutYouSchema(base, memberAge), [base, memberAge]);
  const options = useYesNoUnknown();
  const keep = useCallback(
    (values: AboutYouValues) => {
      if (wrongOnsets(values, base).length > 0) unfinished.aboutYou.set(formKey, structuredClone(values));
      else unfinished.aboutYou.delete(formKey);
      change((now) => ({ ...now, ...toAboutYou(values, base) }));
    },
    [base, change, formKey, unfinished],
  );
  return (
    <Form
      schema={schema}
      defaultValues={defaultValues}
      onValues={keep}
      onSubmit={(values) => {
        unfinished.aboutYou.delete(formKey);
        change((now) => ({ ...now, ...toAboutYou(values, base) }));
        onDone();
      }}
    >
      <RadioGroupField
        name="sex_assigned_at_birth"
        label={t(aboutYouTexts.sex)}
        hint={t(aboutYouTexts.sexHint)}
        inline
        options={[
          { value: 'female', label: t(relativeTexts.female) },
          { value: 'male', label: t(relativeTexts.male) },
          { value: 'unknown', label: t(commonTexts.notSure) },
        ]}
      />
      <GenderField label={t(aboutYouTexts.gender)} same={t(aboutYouTexts.genderSame)} />
      <RadioGroupField
        name="adopted"
        label={t(aboutYouTexts.adopted)}
        hint={t(aboutYouTexts.adoptedHint)}
        options={options}
        inline
      />
      <RadioGroupField
        name="parents_related"
        label={t(aboutYouTexts.related)}
        hint={t(aboutYouTexts.relatedHint)}
        options={options}
        inline
      />
      <ParentsRelation />
      <OwnConditions base={base} />
      <Actions>
        <SubmitButton>{t(commonTexts.continue)}</SubmitButton>
        <BackButton />
      </Actions>
    </Form>
  );
}

/** How the parents are related, once it is said that they are. */
function ParentsRelation() {
  const t = useWords();
  const [related] = useFieldValue('parents_related');
  if (related !== 'yes') return null;
  return (
    <RadioGroupField
      name="parents_relation"
      label={t(aboutYouTexts.relation)}
      options={Object.entries(parentsRelationTexts).map(([value, words]) => ({ value, label: t(words) }))}
    />
  );
}

function OwnConditions({ base }: { base: Parameters<typeof toAboutYou>[1] }) {
  const t = useWords();
  const [sex] = useFieldValue('sex_assigned_at_birth');
  return <ConditionFields person={base} label={t(conditionTexts.hasYou)} sex={sex} />;
}
