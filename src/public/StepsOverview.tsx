import { chakra } from '@chakra-ui/react/styled-system';
import { journeyMinutes, journeySteps, stepFacts } from '../../domain/steps.ts';
import { commonTexts } from '../texts/common.ts';
import { useWords } from '../texts/locale.ts';
import { startTexts } from '../texts/start.ts';
import { Card } from '../ui/Card.tsx';
import { NumberedStep } from '../ui/NumberedStep.tsx';
import { Heading, Text } from '../ui/Text.tsx';

/** The eight steps with their minutes: nobody should have to start to learn what is asked. */
export function StepsOverview() {
  const t = useWords();
  return (
    <Card>
      <Heading marginBlockEnd="2xs">{t(startTexts.stepsTitle)}</Heading>
      <Text look="muted">{t(startTexts.stepsLead, { minutes: journeyMinutes })}</Text>
      <List>
        {journeySteps.map((step, index) => (
          <NumberedStep key={step} number={index + 1}>
            <Name>{t(stepFacts[step].title)}</Name>
            <Minutes>{t(commonTexts.minutes, { minutes: stepFacts[step].minutes })}</Minutes>
          </NumberedStep>
        ))}
      </List>
    </Card>
  );
}

const List = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
    columnGap: 'md',
    rowGap: { base: 'sm', md: 'md' },
    marginBlockStart: 'md',
  },
});
const Name = chakra('span', { base: { display: 'block', fontWeight: 'bold' } });
const Minutes = chakra('span', { base: { display: 'block', fontSize: 'small', color: 'fg.muted' } });
