import { chakra } from '@chakra-ui/react/styled-system';
import { stepFacts, stepPath } from '../../../domain/steps.ts';
import { useJourney } from '../../app/journey/useJourney.ts';
import { paths } from '../../app/routing/paths.ts';
import { commonTexts } from '../../texts/common.ts';
import { dashboardTexts as texts } from '../../texts/dashboard.ts';
import { useWords } from '../../texts/locale.ts';
import { welcomeTexts } from '../../texts/welcome.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CheckCircleIcon } from '../../ui/icons.tsx';
import { Row } from '../../ui/Stack.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { doneWords } from './doneWords.ts';
import { leadsToSummary, nextStep, type Records } from './next.ts';

type NextCardProps = {
  records: Records;
  /** False when the visits could not be loaded: nothing is said about them then. */
  knowsVisits: boolean;
};

/** What to do next and why, with its button; or that all is done, and what there is to read. */
export function NextCard({ records, knowsVisits }: NextCardProps) {
  const t = useWords();
  const { furthest } = useJourney();
  const next = nextStep(furthest, records);
  return (
    <Frame aria-labelledby="next-step">
      {next ? (
        <>
          <div>
            <Text look="small">
              {t(texts.next)} · {t(commonTexts.minutes, { minutes: stepFacts[next.step].minutes })}
            </Text>
            <Heading id="next-step">{t(stepFacts[next.step].title)}</Heading>
          </div>
          <Text>{t(next.why)}</Text>
          <div>
            <LinkButton to={stepPath(next.step)} wide="phone">
              {t(next.step === 'welcome' ? welcomeTexts.begin : texts.goOn)}
            </LinkButton>
          </div>
        </>
      ) : (
        <>
          <Row gap="2xs">
            <CheckCircleIcon size="lg" color="success" />
            <Heading id="next-step">{t(texts.doneTitle)}</Heading>
          </Row>
          <Text>{t(knowsVisits ? doneWords(records.visit) : texts.doneUnknown)}</Text>
          {leadsToSummary(furthest, records) && (
            <div>
              <LinkButton to={paths.consultSummary} wide="phone">
                {t(texts.summarySee)}
              </LinkButton>
            </div>
          )}
        </>
      )}
    </Frame>
  );
}

const Frame = chakra(Card, { base: { display: 'flex', flexDirection: 'column', gap: 'xs' } });
