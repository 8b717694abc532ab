import { useEffect } from 'react';
import { useJourney } from '../app/journey/useJourney.ts';
import { stepPageTexts } from '../texts/journey.ts';
import { useWords } from '../texts/locale.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { JourneyUnreachable } from './JourneyUnreachable.tsx';

/** `/member/loading-step`: waits, quietly, until the backend has said where the member is; the address follows by itself. */
export default function LoadingStepPage() {
  const t = useWords();
  const { isUnreachable } = useJourney();
  const title = t(stepPageTexts.loadingJourney);
  useEffect(() => {
    document.title = `${title} · Novi`;
  }, [title]);
  return (
    <>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      {isUnreachable ? <JourneyUnreachable /> : <Waiting text={title} />}
    </>
  );
}
