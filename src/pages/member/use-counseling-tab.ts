import { useEffect, useSyncExternalStore } from 'react';
import { stepIndex } from '#domain/steps.ts';
import { counselingTabKey, enableCounselingTab } from '../../features/journey/counseling-tab.ts';
import { useJourney } from '../../features/journey/use-journey.ts';
import { deviceStorage } from '../../lib/storage.ts';

/** Whether the member's counseling tab is shown: as the flag of this device says, also when another tab changes it. */
export function useCounselingTab(): boolean {
  const { furthest, isLoading } = useJourney();
  const hasReached = !isLoading && stepIndex(furthest) >= stepIndex('counseling');
  useEffect(() => {
    if (hasReached) enableCounselingTab();
  }, [hasReached]);
  // A flag that is about to be set counts already: a tab that came a frame later would push the next one aside.
  return useSyncExternalStore(subscribe, () => isShown(hasReached));
}

/** The browser tells only of changes that were made in another tab: of the one above, what is shown does not depend. */
function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

function isShown(hasReached: boolean): boolean {
  const flag = deviceStorage.read(counselingTabKey);
  return flag === 'true' || (flag === null && hasReached);
}
