import { useId } from 'react';
import { answerAbove, unevaluatedIn, valueOf, type ItemNode } from '#domain/questionnaire.ts';
import { useWords } from '../../lib/locale.ts';
import { questionnaireTexts } from '../../texts/questionnaire.ts';
import { Stack } from '../../ui/stack.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { useQuestionnaireState } from './context.ts';
import { titleOf } from './pages.ts';
import { Question } from './question.tsx';
import { RepeatedGroup } from './repeated-group.tsx';
import { isShown } from './support.ts';
import { useAnswerText } from './use-answer-text.ts';

/** The items that are asked, in their order, with what stands below them. */
export function QuestionList({ nodes }: { nodes: readonly ItemNode[] }) {
  const { form } = useQuestionnaireState();
  return nodes
    .filter((node) => isShown(node, form))
    .map((node) => <Item key={node.key} node={node} all={nodes.filter((other) => other.item === node.item)} />);
}

function Item({ node, all }: { node: ItemNode; all: readonly ItemNode[] }) {
  const { item, below } = node;
  if (item.type === 'group' && item.repeats) {
    // The first of them draws them all.
    return node === all[0] && <RepeatedGroup nodes={all} draw={(one) => <QuestionList nodes={one.below} />} />;
  }
  if (item.type === 'group') return <Group node={node} />;
  if (item.type === 'display') return <Text>{titleOf(item)}</Text>;
  return (
    <>
      <Question node={node} />
      <QuestionList nodes={below.filter((child) => answerAbove(child) === undefined)} />
      {node.answers.map((answer, index) => (
        <Below
          key={index}
          node={node}
          index={index}
          isOneOf={node.answers.length > 1 && valueOf(answer) !== undefined}
        />
      ))}
    </>
  );
}

function Group({ node }: { node: ItemNode }) {
  const t = useWords();
  const id = useId();
  const { item, below } = node;
  return (
    <Stack gap="md" role="group" aria-labelledby={item.text ? id : undefined}>
      {item.text && (
        <Heading size="h3" id={id}>
          {titleOf(item)}
        </Heading>
      )}
      {unevaluatedIn(item) === 'asked' && <Text look="small">{t(questionnaireTexts.askedUnknown)}</Text>}
      <QuestionList nodes={below} />
    </Stack>
  );
}

type BelowProps = {
  node: ItemNode;
  index: number;
  /** There are others, so that it is said which answer is meant. */
  isOneOf: boolean;
};

/** What is asked below an answer. */
function Below({ node, index, isOneOf }: BelowProps) {
  const text = useAnswerText();
  const { form } = useQuestionnaireState();
  const below = node.below.filter((child) => answerAbove(child) === index);
  const answer = node.answers[index];
  if (!answer || !below.some((child) => isShown(child, form))) return null;
  if (!isOneOf) return <QuestionList nodes={below} />;
  const name = text(node.item, [answer]);
  return (
    <Stack gap="md" role="group" aria-label={name}>
      <Text look="strong">{name}</Text>
      <QuestionList nodes={below} />
    </Stack>
  );
}
