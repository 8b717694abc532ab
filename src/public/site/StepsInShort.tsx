import { chakra } from '@chakra-ui/react/styled-system';
import { journeyMinutes, journeySteps, stepFacts } from '../../../domain/steps.ts';
import { commonTexts } from '../../texts/common.ts';
import { useWords } from '../../texts/locale.ts';
import { membersTexts } from '../../texts/members.ts';
import { startTexts } from '../../texts/start.ts';
import { stepSentences } from '../../texts/welcome.ts';
import { Card } from '../../ui/Card.tsx';
import { NumberedStep } from '../../ui/NumberedStep.tsx';
import { Heading, Text } from '../../ui/Text.tsx';

/** The eight steps for somebody who thinks about joining: what happens in each, in a sentence. */
export function StepsInShort() {
  const t = useWords();
  const sentences = { ...stepSentences, welcome: membersTexts.welcomeStep };
  return (
    <Card>
      <Heading>{t(startTexts.stepsTitle)}</Heading>
      <Text look="muted">{t(startTexts.stepsLead, { minutes: journeyMinutes })}</Text>
      <List>
        {journeySteps.map((step, index) => (
          <NumberedStep key={step} number={index + 1}>
            <Name>{t(stepFacts[step].title)}</Name>{' '}
            <Minutes>{t(commonTexts.minutes, { minutes: stepFacts[step].minutes })}</Minutes>
            <Text look="muted">{t(sentences[step])}</Text>
          </NumberedStep>
        ))}
      </List>
    </Card>
  );
}

const List = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: 'lg',
    rowGap: 'md',
    marginBlockStart: 'md',
  },
});
const Name = chakra('span', { base: { fontWeight: 'bold', marginInlineEnd: '2xs' } });
const Minutes = chakra('span', { base: { fontSize: 'small', color: 'fg.muted', whiteSpace: 'nowrap' } });
