import type { QuestionnaireItem } from '../../../domain/fhir.ts';
import { questionnaireTexts } from '../../texts/questionnaire.ts';
import { useWords } from '../../texts/locale.ts';
import { AlertBanner } from '../AlertBanner.tsx';
import { DateField } from '../fields/DateField.tsx';
import { Stack } from '../Stack.tsx';
import { Text } from '../Text.tsx';
import { ChoiceQuestion, YesNoQuestion } from './ChoiceQuestion.tsx';
import { useAnswers } from './context.ts';
import { OpenChoiceQuestion } from './OpenChoiceQuestion.tsx';
import { titleOf } from './pages.ts';
import { isLines, isSupported } from './support.ts';
import { LinesQuestion } from './LinesQuestion.tsx';
import { TypedQuestion } from './TypedQuestion.tsx';
import { useAnswerText } from './useAnswerText.ts';

/** One question, by its type. One that can’t be drawn says so and asks for nothing. */
export function Question({ item }: { item: QuestionnaireItem }) {
  const t = useWords();
  if (!isSupported(item)) return <AlertBanner title={titleOf(item)}>{t(questionnaireTexts.unsupported)}</AlertBanner>;
  if (item.readOnly) return <FixedAnswer item={item} />;
  if (isLines(item)) return <LinesQuestion item={item} />;
  switch (item.type) {
    case 'boolean':
      return <YesNoQuestion item={item} />;
    case 'choice':
      return <ChoiceQuestion item={item} />;
    case 'open-choice':
      return <OpenChoiceQuestion item={item} />;
    case 'date':
      return <DateField name={item.linkId} label={titleOf(item)} optional={!item.required} />;
    default:
      return <TypedQuestion item={item} />;
  }
}

function FixedAnswer({ item }: { item: QuestionnaireItem }) {
  const t = useWords();
  const [answers] = useAnswers(item.linkId);
  const text = useAnswerText();
  return (
    <Stack gap="2xs">
      <Text look="strong">{titleOf(item)}</Text>
      <Text>{text(item, answers)}</Text>
      <Text look="small">{t(questionnaireTexts.readOnly)}</Text>
    </Stack>
  );
}
