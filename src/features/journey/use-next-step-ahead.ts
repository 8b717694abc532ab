import { use, useEffect } from 'react';
import { paths } from '#domain/paths.ts';
import { stepAfter, stepPath } from '#domain/steps.ts';
import { PreloadContext } from '../session/preload-context.ts';
import { useJourney } from './use-journey.ts';

/** While a step is being sent, brings the code of the page that comes after it, which is drawn as soon as the answer is there. */
export function useNextStepAhead(): void {
  const preload = use(PreloadContext);
  const { isSaving, step } = useJourney();
  const next = isSaving && step ? stepAfter(step) : undefined;
  useEffect(() => {
    if (!next) return;
    // What can't be had, the page says itself.
    preload(next === 'complete' ? paths.dashboard : stepPath(next), 'member').catch(() => undefined);
  }, [next, preload]);
}
