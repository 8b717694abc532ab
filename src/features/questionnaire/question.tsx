import { isSupported, unevaluatedIn, valueOf, type Place } from '#domain/questionnaire.ts';
import { useWords } from '../../lib/locale.ts';
import { questionnaireTexts } from '../../texts/questionnaire.ts';
import { AlertBanner } from '../../ui/alert-banner.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { ChoiceQuestion, YesNoQuestion } from './choice-question.tsx';
import { useHint } from './context.ts';
import { LinesQuestion } from './lines-question.tsx';
import { OpenChoiceQuestion } from './open-choice-question.tsx';
import { titleOf } from './pages.ts';
import { isLines } from './support.ts';
import { TypedQuestion } from './typed-question.tsx';
import { useAnswerText } from './use-answer-text.ts';

/**
 * One question, by its type. One that can’t be drawn says so and asks for nothing; one that a program should open or answer says
 * that none does.
 */
export function Question({ place }: { place: Place }) {
  const t = useWords();
  const { item, answers } = place;
  const unevaluated = unevaluatedIn(item);
  if (unevaluated === undefined) return <Asked place={place} />;
  const isEmpty = item.readOnly && !answers.some((answer) => valueOf(answer) !== undefined);
  return (
    <Stack gap="2xs">
      {isEmpty ? <Text look="strong">{titleOf(item)}</Text> : <Asked place={place} />}
      <Text look="small">
        {t(unevaluated === 'asked' ? questionnaireTexts.askedUnknownOne : questionnaireTexts.notWorkedOut)}
      </Text>
    </Stack>
  );
}

function Asked({ place }: { place: Place }) {
  const t = useWords();
  const hint = useHint(place);
  const { item, key } = place;
  if (item.readOnly) return <FixedAnswer place={place} />;
  if (!isSupported(item)) return <AlertBanner title={titleOf(item)}>{t(questionnaireTexts.unsupported)}</AlertBanner>;
  if (isLines(item)) return <LinesQuestion place={place} />;
  switch (item.type) {
    case 'boolean':
      return <YesNoQuestion place={place} />;
    case 'choice':
      return <ChoiceQuestion place={place} />;
    case 'open-choice':
      return <OpenChoiceQuestion place={place} />;
    case 'date':
      return <DateField name={key} label={titleOf(item)} hint={hint} optional={!item.required} partial />;
    default:
      return <TypedQuestion place={place} />;
  }
}

function FixedAnswer({ place }: { place: Place }) {
  const t = useWords();
  const text = useAnswerText();
  return (
    <Stack gap="2xs">
      <Text look="strong">{titleOf(place.item)}</Text>
      <Text>{text(place.item, place.answers)}</Text>
      <Text look="small">{t(questionnaireTexts.readOnly)}</Text>
    </Stack>
  );
}
