import { chakra } from '@chakra-ui/react/styled-system';
import { journeySteps, stepFacts } from '../../domain/steps.ts';
import { commonTexts } from '../texts/common.ts';
import { useWords } from '../texts/locale.ts';
import { startTexts } from '../texts/start.ts';
import { Card } from '../ui/Card.tsx';
import { Heading, Text } from '../ui/Text.tsx';

/** The eight steps with their minutes: nobody should have to start to learn what is asked. */
export function StepsOverview() {
  const t = useWords();
  const minutes = journeySteps.reduce((sum, step) => sum + stepFacts[step].minutes, 0);
  return (
    <Card>
      <Heading marginBlockEnd="2xs">{t(startTexts.stepsTitle)}</Heading>
      <Text look="muted">{t(startTexts.stepsLead, { minutes })}</Text>
      <List>
        {journeySteps.map((step, index) => (
          <Step key={step}>
            <Sign aria-hidden="true">{index + 1}</Sign>
            <span>
              <Name>{t(stepFacts[step].title)}</Name>
              <Minutes>{t(commonTexts.minutes, { minutes: stepFacts[step].minutes })}</Minutes>
            </span>
          </Step>
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
const Step = chakra('li', {
  base: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 'xs', lineHeight: 'snug' },
});
const Sign = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'lg',
    height: 'lg',
    borderRadius: 'full',
    bg: 'action.muted',
    color: 'action',
    fontSize: 'small',
    fontWeight: 'bold',
  },
});
const Name = chakra('span', { base: { display: 'block', fontWeight: 'bold' } });
const Minutes = chakra('span', { base: { display: 'block', fontSize: 'small', color: 'fg.muted' } });
