import { journeyMinutes, journeySteps, stepFacts, type JourneyStep } from '#domain/steps.ts';
import type { Words } from '#domain/words.ts';
import { useWords } from '../../lib/locale.ts';
import { commonTexts } from '../../texts/common.ts';
import { startTexts } from '../../texts/start.ts';
import { Card } from '../../ui/card.tsx';
import { NumberedStep } from '../../ui/numbered-step.tsx';
import { styled } from '../../ui/styled.tsx';
import { Heading, Text } from '../../ui/text.tsx';

type StepsOverviewProps = {
  /** What happens in each step, where there is room for it. */
  sentences?: Readonly<Record<JourneyStep, Words>>;
};

/** The eight steps with their minutes: nobody should have to start to learn what is asked. */
export function StepsOverview({ sentences }: StepsOverviewProps) {
  const t = useWords();
  return (
    <Card>
      <Title>{t(startTexts.stepsTitle)}</Title>
      <Text look="muted">{t(startTexts.stepsLead, { minutes: journeyMinutes })}</Text>
      <List of={sentences ? 'sentences' : 'names'}>
        {journeySteps.map((step, index) => (
          <NumberedStep key={step} number={index + 1}>
            <Name>{t(stepFacts[step].title)}</Name> {!sentences && <br />}
            <Minutes>{t(commonTexts.minutes, { minutes: stepFacts[step].minutes })}</Minutes>
            {sentences && <Text look="muted">{t(sentences[step])}</Text>}
          </NumberedStep>
        ))}
      </List>
    </Card>
  );
}

const List = styled('ol', {
  base: { display: 'grid', marginBlockStart: 'md' },
  variants: {
    of: {
      names: {
        gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        columnGap: 'md',
        rowGap: { base: 'sm', md: 'md' },
      },
      sentences: {
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 'lg',
        rowGap: 'md',
      },
    },
  },
});
const Name = styled('span', { base: { fontWeight: 'bold', marginInlineEnd: '2xs' } });
const Minutes = styled('span', { base: { fontSize: 'small', color: 'fg.muted', whiteSpace: 'nowrap' } });

const Title = styled(Heading, { base: { marginBlockEnd: '2xs' } });
