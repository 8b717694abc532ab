import { useId } from 'react';
import type { QuestionnaireItem } from '../../../domain/fhir.ts';
import { valueOf } from '../../../domain/questionnaire.ts';
import { Stack } from '../Stack.tsx';
import { Heading, Text } from '../Text.tsx';
import { useAnswers, useAsking } from './context.ts';
import { titleOf } from './pages.ts';
import { Question } from './Question.tsx';

/** The items that are asked, in their order, with what stands below them. */
export function QuestionList({ items }: { items: readonly QuestionnaireItem[] }) {
  const { enabled } = useAsking();
  return items.filter(({ linkId }) => enabled.has(linkId)).map((item) => <Item key={item.linkId} item={item} />);
}

function Item({ item }: { item: QuestionnaireItem }) {
  if (item.type === 'group') return <Group item={item} />;
  if (item.type === 'display') return <Text>{titleOf(item)}</Text>;
  return (
    <>
      <Question item={item} />
      {item.item && <Below item={item} />}
    </>
  );
}

function Group({ item }: { item: QuestionnaireItem }) {
  const id = useId();
  return (
    <Stack gap="md" role="group" aria-labelledby={item.text ? id : undefined}>
      {item.text && (
        <Heading size="h3" id={id}>
          {titleOf(item)}
        </Heading>
      )}
      <QuestionList items={item.item ?? []} />
    </Stack>
  );
}

/** What is asked below a question waits for an answer to it. */
function Below({ item }: { item: QuestionnaireItem }) {
  const [answers] = useAnswers(item.linkId);
  return answers.some((answer) => valueOf(answer) !== undefined) && <QuestionList items={item.item ?? []} />;
}
