import type { WordParams } from '#domain/words.ts';
import { useWords } from '../../lib/locale.ts';
import type { Question, QuestionGroup } from '../../texts/members-faq.ts';
import { Fold } from '../../ui/fold.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Heading, Text } from '../../ui/text.tsx';

type FaqProps = { groups: readonly QuestionGroup[]; params?: WordParams };

/** Questions that open to their answers, with the browser's own parts: by keyboard, and by looking for a word in the page. */
export function Faq({ groups, params = {} }: FaqProps) {
  const t = useWords();
  return groups.map(({ title, questions }) => (
    <Stack as="section" gap="xs" key={title.en}>
      <Heading>{t(title)}</Heading>
      <div>
        {questions.map((item) => (
          <Item key={item.question.en} item={item} params={params} />
        ))}
      </div>
    </Stack>
  ));
}

function Item({ item: { question, answer }, params }: { item: Question; params: WordParams }) {
  const t = useWords();
  return (
    <Fold title={t(question)} look="row" gap="xs">
      {answer.map((words) => (
        <Text key={words.en}>{t(words, params)}</Text>
      ))}
    </Fold>
  );
}
