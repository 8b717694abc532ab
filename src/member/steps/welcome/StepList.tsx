import { chakra } from '@chakra-ui/react/styled-system';
import { journeySteps, stepFacts } from '../../../../domain/steps.ts';
import { commonTexts } from '../../../texts/common.ts';
import { useWords } from '../../../texts/locale.ts';
import { stepSentences, welcomeTexts } from '../../../texts/welcome.ts';
import { Card } from '../../../ui/Card.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';

/** The eight steps: what happens in each, and how long it usually takes. */
export function StepList() {
  const t = useWords();
  const minutes = journeySteps.reduce((sum, step) => sum + stepFacts[step].minutes, 0);
  return (
    <Card>
      <Heading>{t(welcomeTexts.stepsTitle)}</Heading>
      <Text look="muted">{t(welcomeTexts.stepsLead, { minutes })}</Text>
      <List>
        {journeySteps.map((step, index) => (
          <Step key={step}>
            <Sign aria-hidden="true">{index + 1}</Sign>
            <div>
              <Name>{t(stepFacts[step].title)}</Name>{' '}
              <Minutes>{t(commonTexts.minutes, { minutes: stepFacts[step].minutes })}</Minutes>
              <Text look="muted">{t(stepSentences[step])}</Text>
            </div>
          </Step>
        ))}
      </List>
    </Card>
  );
}

const List = chakra('ol', { base: { display: 'flex', flexDirection: 'column', gap: 'sm', marginBlockStart: 'md' } });
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
const Name = chakra('span', { base: { fontWeight: 'bold', marginInlineEnd: '2xs' } });
const Minutes = chakra('span', { base: { fontSize: 'small', color: 'fg.muted', whiteSpace: 'nowrap' } });
