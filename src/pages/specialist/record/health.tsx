import type { Questionnaire } from '#domain/fhir.ts';
import { layOut, prepare } from '#domain/questionnaire.ts';
import type { components } from '#openapi/generated/types.ts';
import { pagesOf, questionsOf, titleWithin } from '#src/features/questionnaire/pages.ts';
import { useAnswerText } from '#src/features/questionnaire/use-answer-text.ts';
import { useWords } from '#src/lib/locale.ts';
import { patientRecordTexts as texts } from '#src/texts/patient-record.ts';
import { AnswerList } from '#src/ui/check-answers.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { useHealth } from './reads.ts';
import { SentOn } from './sent-on.tsx';

/** The medical history that was sent last, question by question as the patient read it. */
export function Health({ patientId }: { patientId: string }) {
  const t = useWords();
  const { questions, answers } = useHealth(patientId);
  return (
    <LoadedPart of={[questions, answers]}>
      {({ data: questionnaire }, { data }) =>
        data.response ? (
          <>
            <SentOn answers={data} />
            <Answers questionnaire={questionnaire} response={data.response} />
          </>
        ) : (
          <Text look="muted">{t(texts.healthNone)}</Text>
        )
      }
    </LoadedPart>
  );
}

type AnswersProps = { questionnaire: Questionnaire; response: components['schemas']['QuestionnaireResponse'] };

function Answers({ questionnaire, response }: AnswersProps) {
  const textOfAnswers = useAnswerText();
  const prepared = prepare(questionnaire);
  const form = layOut(prepared, response.item);
  return pagesOf(prepared, form).map((page) => (
    <div key={page.id}>
      <Heading as="h3" size="h3">
        {page.title}
      </Heading>
      <AnswerList
        dense
        answers={questionsOf(page, form).map((place) => {
          const said = textOfAnswers(place.item, place.answers);
          return { label: titleWithin(place), value: said && <AsTyped>{said}</AsTyped> };
        })}
      />
    </div>
  ));
}

/** A longer answer keeps its lines. */
const AsTyped = styled('span', { base: { whiteSpace: 'pre-line' } });
