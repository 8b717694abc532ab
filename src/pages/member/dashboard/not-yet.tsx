import { checkVisit } from '#domain/progress.ts';
import { stepPath, type JourneyStep } from '#domain/steps.ts';
import { useJourney } from '#src/features/journey/use-journey.ts';
import { useWords } from '#src/lib/locale.ts';
import { Text, TextLink } from '#src/ui/text.tsx';

type NotYetProps = {
  /** The step that makes the record. */
  step: JourneyStep;
  /** That there is none yet. */
  words: string;
  /** What the way to the step is called, once it is open. */
  go: string;
};

/** A record that is not there yet: what opens its step, or the way to it. */
export function NotYet({ step, words, go }: NotYetProps) {
  const t = useWords();
  const { furthest, evidence, isUnreachable } = useJourney();
  const check = checkVisit(furthest, step, evidence);
  return (
    <>
      <Text look="muted">
        {words}
        {!check.ok && !isUnreachable && ` ${t(check.opens)}`}
      </Text>
      {check.ok && (
        <Text>
          <TextLink to={stepPath(step)}>{go}</TextLink>
        </Text>
      )}
    </>
  );
}
