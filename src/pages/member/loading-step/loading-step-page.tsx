import { JourneyUnreachable } from '#src/features/journey/journey-unreachable.tsx';
import { useJourney } from '#src/features/journey/use-journey.ts';
import { useWords } from '#src/lib/locale.ts';
import { stepPageTexts } from '#src/texts/journey.ts';
import { WaitingHeading } from '#src/ui/waiting-heading.tsx';
import { Waiting } from '#src/ui/waiting.tsx';

/** `/member/loading-step`: waits, quietly, until the backend has said where the member is; the address follows by itself. */
export default function LoadingStepPage() {
  const t = useWords();
  const { isUnreachable } = useJourney();
  const title = t(stepPageTexts.loadingJourney);
  return (
    <>
      <WaitingHeading>{title}</WaitingHeading>
      {isUnreachable ? <JourneyUnreachable /> : <Waiting text={title} />}
    </>
  );
}
