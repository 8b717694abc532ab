import { chakra } from '@chakra-ui/react/styled-system';
import { checkVisit } from '../../../../domain/progress.ts';
import { journeyMinutes, journeySteps, stepFacts, type JourneyStep } from '../../../../domain/steps.ts';
import { useJourney } from '../../../app/journey/useJourney.ts';
import { commonTexts } from '../../../texts/common.ts';
import { useWords } from '../../../texts/locale.ts';
import { stepSentences, welcomeTexts } from '../../../texts/welcome.ts';
import { Card } from '../../../ui/Card.tsx';
import { LockIcon } from '../../../ui/icons.tsx';
import { NumberedStep } from '../../../ui/NumberedStep.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';

/** The eight steps: what happens in each, how long it usually takes, and what opens those that are not open yet. */
export function StepList() {
  const t = useWords();
  return (
    <Card>
      <Heading>{t(welcomeTexts.stepsTitle)}</Heading>
      <Text look="muted">{t(welcomeTexts.stepsLead, { minutes: journeyMinutes })}</Text>
      <List>
        {journeySteps.map((step, index) => (
          <NumberedStep key={step} number={index + 1}>
            <Name>{t(stepFacts[step].title)}</Name>{' '}
            <Minutes>{t(commonTexts.minutes, { minutes: stepFacts[step].minutes })}</Minutes>
            <Text look="muted">{t(stepSentences[step])}</Text>
            <Closed step={step} />
          </NumberedStep>
        ))}
      </List>
    </Card>
  );
}

/** What opens a step that is not open yet. */
function Closed({ step }: { step: JourneyStep }) {
  const t = useWords();
  const { furthest } = useJourney();
  const check = checkVisit(furthest, step);
  if (check.ok) return null;
  return (
    <Opens>
      <LockIcon size="sm" />
      {t(check.opens)}
    </Opens>
  );
}

const List = chakra('ol', { base: { display: 'flex', flexDirection: 'column', gap: 'sm', marginBlockStart: 'md' } });
const Name = chakra('span', { base: { fontWeight: 'bold', marginInlineEnd: '2xs' } });
const Minutes = chakra('span', { base: { fontSize: 'small', color: 'fg.muted', whiteSpace: 'nowrap' } });
const Opens = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3xs',
    fontSize: 'small',
    color: 'fg.muted',
    '& svg': { flex: 'none', width: '0.9em', height: '0.9em' },
  },
});
