import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIsActing } from '../session/use-is-acting.ts';
import { Autosaver } from './autosaver.ts';
import { forgetRestored, restoredAt } from './sealed/restored.ts';
import { canSeal, openVault } from './sealed/vault.ts';
import { handOver, nameSaver } from './unsaved.ts';
import type { Store } from './versioned-store.ts';

/**
 * An autosaver for as long as a screen stands, and after that until all is saved. What is not saved when the screen goes, the
 * tab is hidden or the page is left is saved then; where that can't be, it is sealed on the device, and the browser asks
 * before it lets the page go (docs/decisions/024 and 030).
 */
export function useAutosaver<Value>(store: Store<Value>, version: number, base?: Value) {
  const isActing = useIsActing();
  const [saver] = useState(() => new Autosaver(store, version, base, unsavedParts(store, isActing)));
  const status = useSyncExternalStore(saver.subscribe, () => saver.status);

  useEffect(() => {
    forgetRestored();
    saver.open();
    if (saver.place) handOver(saver.place);
    const forgetSaver = nameSaver(saver);
    const leave = () => void saver.flush({ leaving: true });
    const hide = () => document.visibilityState === 'hidden' && leave();
    const online = () => void saver.flush();
    const ask = (event: BeforeUnloadEvent) => saver.isAtRisk && event.preventDefault();
    addEventListener('beforeunload', ask);
    addEventListener('pagehide', leave);
    addEventListener('online', online);
    document.addEventListener('visibilitychange', hide);
    const stop = () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('pagehide', leave);
      removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hide);
      forgetSaver();
    };
    // Nobody looks at it any more, and it goes on until all is saved.
    return () => void saver.close().then(stop);
  }, [saver]);

  return { saver, status };
}

/** Where what is not saved lies sealed, and what of this form was found there, or handed over by the form before. */
function unsavedParts<Value>({ place }: Store<Value>, isActing: boolean) {
  const found = place && restoredAt<Value>(place);
  return place && canSeal() && !isActing ? { vault: openVault<Value>(place, found?.ids), found } : { found };
}
