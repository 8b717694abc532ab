import { paths } from '#domain/paths.ts';
import { stepFacts, stepPath, type Step } from '#domain/steps.ts';
import type { Words } from '#domain/words.ts';
import { useJourney } from '#src/features/journey/use-journey.ts';
import { useIsTimeToJoin } from '#src/features/visits/visit-reminder.tsx';
import { useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { dashboardTexts as texts } from '#src/texts/dashboard.ts';
import { welcomeTexts } from '#src/texts/welcome.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { DonePicture } from '#src/ui/illustrations/done-picture.tsx';
import { Pictured } from '#src/ui/pictured.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { doneWords } from './done-words.ts';
import { leadsToSummary, needsSample, nextStep, type Records } from './next.ts';

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
  const onward = onwardOf(furthest, records);
  const look = useIsTimeToJoin(records.visit) ? 'secondary' : 'primary';
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
            <LinkButton to={stepPath(next.step)} look={look} wide="phone">
              {t(next.step === 'welcome' ? welcomeTexts.begin : texts.goOn)}
            </LinkButton>
          </div>
        </>
      ) : (
        <>
          <Pictured picture={<DonePicture />}>
            <Heading id="next-step">{t(texts.doneTitle)}</Heading>
            {(knowsVisits ? doneWords(records.visit, records.kit) : [texts.doneUnknown]).map((words) => (
              <Apart key={words.en}>{t(words)}</Apart>
            ))}
          </Pictured>
          {onward && (
            <div>
              <LinkButton to={onward.to} look={look} wide="phone">
                {t(onward.words)}
              </LinkButton>
            </div>
          )}
        </>
      )}
    </Frame>
  );
}

/** Where there is something to do or to read, though all steps are done. */
function onwardOf(furthest: Step, records: Records): { to: string; words: Words } | undefined {
  if (leadsToSummary(furthest, records)) return { to: paths.consultSummary, words: texts.summarySee };
  return needsSample(records.kit) ? { to: stepPath('shipping-genetic-test-kit'), words: texts.sampleSee } : undefined;
}

const Frame = styled(Card, { base: { display: 'flex', flexDirection: 'column', gap: 'xs' } });

const Apart = styled(Text, { base: { marginBlockStart: '2xs' } });
