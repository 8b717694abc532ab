import { useLayoutEffect, useSyncExternalStore } from 'react';
import { stepIndex } from '#domain/steps.ts';
import { counselingTabKey, enableCounselingTab } from '../../features/journey/counseling-tab.ts';
import { useJourney } from '../../features/journey/use-journey.ts';
import { pageStateFrom } from '../../lib/page-state.ts';
import { deviceStorage } from '../../lib/storage.ts';

/** Whether the member's counseling tab is shown: as the flag of this device says, also when another tab changes it. */
export function useCounselingTab(): boolean {
  const { furthest, isLoading } = useJourney();
  const hasReached = !isLoading && stepIndex(furthest) >= stepIndex('counseling');
  // Before the tabs are painted: one that came a frame later would push the next one aside.
  useLayoutEffect(() => {
    if (!hasReached) return;
    enableCounselingTab();
    listeners.value.forEach((listener) => listener());
  }, [hasReached]);
  return useSyncExternalStore(subscribe, isShown);
}

const listeners = pageStateFrom(() => new Set<() => void>());

/** The browser tells only of changes that were made in another tab. */
function subscribe(listener: () => void): () => void {
  listeners.value.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.value.delete(listener);
    removeEventListener('storage', listener);
  };
}

function isShown(): boolean {
  return deviceStorage.read(counselingTabKey) === 'true';
}
