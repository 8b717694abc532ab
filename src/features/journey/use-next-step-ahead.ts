import { use, useEffect } from 'react';
import { paths } from '#domain/paths.ts';
import { stepAfter, stepPath } from '#domain/steps.ts';
import { fetchFiles } from '../../lib/chunks/fetch-files.ts';
import { savesData } from '../../lib/saves-data.ts';
import { whenQuiet } from '../../lib/when-quiet.ts';
import { PreloadContext } from '../session/preload-context.ts';
import { useJourney } from './use-journey.ts';

/**
 * Makes the page that comes after a step ready while nothing else is to do, and what sends the step. Where that has not happened when
 * the step is sent, the page's code is brought then: it is drawn as soon as the answer is there.
 */
export function useNextStepAhead(): void {
  const { preloadPage, makeReady } = use(PreloadContext);
  const { isSaving, step } = useJourney();
  const next = step && stepAfter(step);
  const address = next && (next === 'complete' ? paths.dashboard : stepPath(next));
  useEffect(() => {
    if (address === undefined || isSaving || savesData()) return undefined;
    let isLeft = false;
    // What can't be had, the page says itself.
    whenQuiet(() => {
      if (isLeft) return;
      makeReady(address, 'member').catch(() => undefined);
      bringSending().catch(() => undefined);
    });
    return () => {
      isLeft = true;
    };
  }, [address, isSaving, makeReady]);
  useEffect(() => {
    if (address !== undefined && isSaving) preloadPage(address, 'member').catch(() => undefined);
  }, [address, isSaving, preloadPage]);
}

/** Imported once its files are there: many browsers keep an import that has failed. */
async function bringSending(): Promise<void> {
  await fetchFiles('progress');
  await import('./progress.ts');
}
