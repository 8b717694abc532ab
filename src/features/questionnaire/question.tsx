import { isSupported, unevaluatedIn, valueOf, type ItemNode } from '#domain/questionnaire.ts';
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
export function Question({ node }: { node: ItemNode }) {
  const t = useWords();
  const { item, answers } = node;
  const unevaluated = unevaluatedIn(item);
  if (unevaluated === undefined) return <Asked node={node} />;
  const isEmpty = item.readOnly && !answers.some((answer) => valueOf(answer) !== undefined);
  return (
    <Stack gap="2xs">
      {isEmpty ? <Text look="strong">{titleOf(item)}</Text> : <Asked node={node} />}
      <Text look="small">
        {t(unevaluated === 'asked' ? questionnaireTexts.askedUnknownOne : questionnaireTexts.notWorkedOut)}
      </Text>
    </Stack>
  );
}

function Asked({ node }: { node: ItemNode }) {
  const t = useWords();
  const hint = useHint(node);
  const { item, key } = node;
  if (item.readOnly) return <FixedAnswer node={node} />;
  if (!isSupported(item)) return <AlertBanner title={titleOf(item)}>{t(questionnaireTexts.unsupported)}</AlertBanner>;
  if (isLines(item)) return <LinesQuestion node={node} />;
  switch (item.type) {
    case 'boolean':
      return <YesNoQuestion node={node} />;
    case 'choice':
      return <ChoiceQuestion node={node} />;
    case 'open-choice':
      return <OpenChoiceQuestion node={node} />;
    case 'date':
      return <DateField name={key} label={titleOf(item)} hint={hint} optional={!item.required} partial />;
    default:
      return <TypedQuestion node={node} />;
  }
}

function FixedAnswer({ node }: { node: ItemNode }) {
  const t = useWords();
  const text = useAnswerText();
  return (
    <Stack gap="2xs">
      <Text look="strong">{titleOf(node.item)}</Text>
      <Text>{text(node.item, node.answers)}</Text>
      <Text look="small">{t(questionnaireTexts.readOnly)}</Text>
    </Stack>
  );
}
