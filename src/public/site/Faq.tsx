import { chakra } from '@chakra-ui/react/styled-system';
import type { WordParams } from '../../../domain/words.ts';
import type { Question, QuestionGroup } from '../../texts/membersFaq.ts';
import { useWords } from '../../texts/locale.ts';
import { Stack } from '../../ui/Stack.tsx';
import { Heading, Text } from '../../ui/Text.tsx';

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
    <Details>
      <Summary>{t(question)}</Summary>
      <Stack gap="xs" paddingInlineStart="sm" paddingBlockEnd="sm">
        {answer.map((words) => (
          <Text key={words.en}>{t(words, params)}</Text>
        ))}
      </Stack>
    </Details>
  );
}

const Details = chakra('details', { base: { borderBlockEnd: '{borderWidths.hair} solid {colors.line}' } });
const Summary = chakra('summary', {
  base: {
    listStylePosition: 'outside',
    marginInlineStart: 'sm',
    paddingBlock: 'xs',
    minHeight: 'touch',
    fontWeight: 'bold',
    lineHeight: 'snug',
    cursor: 'pointer',
    borderRadius: 'sm',
    _hover: { color: 'action.hover' },
    '&::marker': { color: 'accent' },
  },
});
