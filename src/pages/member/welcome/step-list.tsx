import { journeyMinutes, journeySteps, stepFacts } from '#domain/steps.ts';
import { useWords } from '#src/lib/locale.ts';
import { stepSentences, welcomeTexts } from '#src/texts/welcome.ts';
import { Card } from '#src/ui/card.tsx';
import { NumberedStep } from '#src/ui/numbered-step.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Heading, Text } from '#src/ui/text.tsx';

/** The eight steps: what happens in each, and how long it usually takes. What opens each of them stands on the rail. */
export function StepList() {
  const t = useWords();
  return (
    <Card>
      <Stack gap="2xs">
        <Heading>{t(welcomeTexts.stepsTitle)}</Heading>
        <Text look="muted">{t(welcomeTexts.stepsLead, { minutes: journeyMinutes })}</Text>
      </Stack>
      <List>
        {journeySteps.map((step, index) => (
          <NumberedStep key={step} number={index + 1}>
            <Name>{t(stepFacts[step].title)}</Name>{' '}
            <Minutes>{t(welcomeTexts.minutes, { minutes: stepFacts[step].minutes })}</Minutes>
            <Text look="small">{t(stepSentences[step])}</Text>
          </NumberedStep>
        ))}
      </List>
    </Card>
  );
}

const List = styled('ol', { base: { display: 'flex', flexDirection: 'column', gap: 'xs', marginBlockStart: 'sm' } });
const Name = styled('span', { base: { fontWeight: 'bold', marginInlineEnd: '2xs' } });
const Minutes = styled('span', { base: { fontSize: 'small', color: 'fg.muted', whiteSpace: 'nowrap' } });
