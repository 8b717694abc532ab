import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { zYesNoUnknown } from '../../../../openapi/generated/zod/zod.gen.ts';
import type { FamilyHistory, YesNoUnknown } from '../../../../domain/family-history.ts';
import { BackButton } from '../../BackButton.tsx';
import { commonTexts } from '../../../texts/common.ts';
import { useWords } from '../../../texts/locale.ts';
import { aboutYouTexts } from '../../../texts/survey.ts';
import { RadioGroupField } from '../../../ui/fields/index.ts';
import { Form, SubmitButton } from '../../../ui/form/index.ts';
import { Actions } from '../../../ui/Stack.tsx';
import { SurveyFrame } from './SurveyFrame.tsx';
import { surveyPaths } from './surveyPaths.ts';
import { useSurvey, useSurveyValue } from './useSurvey.ts';
import { useYesNoUnknown } from './yesNoUnknown.ts';

/** `/member/survey/you`: adoption, ancestry, and whether the parents are related. */
export function AboutYouPage() {
  const t = useWords();
  const revision = useSurveyValue((survey) => survey.revisionOf('about-you'));
  return (
    <SurveyFrame lead={t(aboutYouTexts.lead)}>
      <AboutYouForm key={revision} />
    </SurveyFrame>
  );
}

function AboutYouForm() {
  const t = useWords();
  const navigate = useNavigate();
  const survey = useSurvey();
  const [defaultValues] = useState(() => asTyped(survey.history));
  const options = useYesNoUnknown();
  return (
    <Form
      schema={schema}
      // A question that nobody has answered yet shows no answer: “I don’t know” is one too.
      defaultValues={defaultValues}
      messages={needs}
      onValues={(values) => survey.answer(asAnswers(values))}
      onSubmit={(values) => {
        survey.answer(values);
        void navigate(surveyPaths.relatives);
      }}
    >
      <RadioGroupField
        name="adopted"
        label={t(aboutYouTexts.adopted)}
        hint={t(aboutYouTexts.adoptedHint)}
        options={options}
        inline
      />
      <RadioGroupField
        name="ashkenazi_jewish"
        label={t(aboutYouTexts.ashkenazi)}
        hint={t(aboutYouTexts.ashkenaziHint)}
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
      <Actions>
        <SubmitButton>{t(commonTexts.continue)}</SubmitButton>
        <BackButton />
      </Actions>
    </Form>
  );
}

type Answers = Pick<FamilyHistory, 'adopted' | 'ashkenazi_jewish' | 'parents_related'>;
type Typed = Record<keyof Answers, YesNoUnknown | ''>;

const answer = z.union([zYesNoUnknown, z.literal('')]);
const needed = answer.pipe(zYesNoUnknown);
const schema = z.object({ adopted: needed, ashkenazi_jewish: needed, parents_related: needed });

const needs = {
  adopted: aboutYouTexts.adoptedNeeded,
  ashkenazi_jewish: aboutYouTexts.ashkenaziNeeded,
  parents_related: aboutYouTexts.relatedNeeded,
};

function asTyped({ adopted, ashkenazi_jewish, parents_related }: Answers): Typed {
  return {
    adopted: adopted ?? '',
    ashkenazi_jewish: ashkenazi_jewish ?? '',
    parents_related: parents_related ?? '',
  };
}

function asAnswers({ adopted, ashkenazi_jewish, parents_related }: Typed): Answers {
  return {
    adopted: adopted || null,
    ashkenazi_jewish: ashkenazi_jewish || null,
    parents_related: parents_related || null,
  };
}
