import { chakra } from '@chakra-ui/react/styled-system';
import { journeySteps, stepFacts, stepIndex, stepPath } from '../../../domain/steps.ts';
import { useJourney } from '../../app/journey/useJourney.ts';
import { dashboardTexts as texts } from '../../texts/dashboard.ts';
import { useWords } from '../../texts/locale.ts';
import { useMoments } from '../../texts/moments.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CheckCircleIcon } from '../../ui/icons.tsx';
import { Row } from '../../ui/Stack.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { hasPassed } from '../newestVisit.ts';
import { nextStep, type Records } from './next.ts';

/** What to do next and why, with its button; or that all is done. */
export function NextCard({ records }: { records: Records }) {
  const t = useWords();
  const { furthest } = useJourney();
  const next = nextStep(furthest, records);
  const done = stepIndex(furthest);
  return (
    <Frame aria-labelledby="next-step">
      {next ? (
        <>
          <Text look="small">{t(texts.next)}</Text>
          <Heading id="next-step">{t(stepFacts[next.step].title)}</Heading>
          <Text>{t(next.why)}</Text>
          <div>
            <LinkButton to={stepPath(next.step)} wide="phone">
              {t(texts.goOn)}
            </LinkButton>
          </div>
        </>
      ) : (
        <>
          <Row gap="2xs">
            <CheckCircleIcon size="lg" color="success" />
            <Heading id="next-step">{t(texts.doneTitle)}</Heading>
          </Row>
          <DoneWords visit={records.visit} />
        </>
      )}
      <div>
        <Track aria-hidden="true">
          {journeySteps.map((step) => (
            <Piece key={step} isDone={stepIndex(step) < done} />
          ))}
        </Track>
        <Text look="small">{t(texts.progress, { done, count: journeySteps.length })}</Text>
      </div>
    </Frame>
  );
}

function DoneWords({ visit }: Pick<Records, 'visit'>) {
  const t = useWords();
  const { day, time } = useMoments();
  if (visit && hasPassed(visit)) return <Text>{t(texts.donePassed)}</Text>;
  if (visit?.status === 'SCHEDULED')
    return <Text>{t(texts.doneBody, { day: day(visit.starts_at), time: time(visit.starts_at) })}</Text>;
  return <Text>{t(visit?.status === 'COMPLETED' ? texts.doneAfterVisit : texts.doneNoVisit)}</Text>;
}

const Frame = chakra(Card, { base: { display: 'flex', flexDirection: 'column', gap: 'sm' } });
const Track = chakra('div', { base: { display: 'flex', gap: '3xs', marginBlockEnd: '2xs' } });
const Piece = chakra('span', {
  base: { flex: '1', height: '2xs', borderRadius: 'full', border: '{borderWidths.hair} solid {colors.line.control}' },
  variants: { isDone: { true: { bg: 'action', borderColor: 'action' }, false: {} } },
});
