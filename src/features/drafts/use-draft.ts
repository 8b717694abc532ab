import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { statusOf, type SaveStatus } from '#machines/draft/status.ts';
import type { DraftKey } from '#machines/draft/types.ts';
import { useIsImpersonating } from '../session/use-is-impersonating.ts';
import { tell, type DraftActor } from './draft-registry.ts';
import { openDraft } from './open-draft.ts';

/** A draft as its form uses it. */
export type Draft<Value> = {
  actor: DraftActor;
  status: SaveStatus;
  /** Something was typed. */
  change: (value: Value) => void;
};

/**
 * The draft of a form, for as long as its screen stands; it lives on until the session ends. What is not saved when the screen
 * goes, the tab is hidden or the page is left is saved then; where that can't be, it lies encrypted on the device, and the
 * browser asks before it lets the page go (docs/decisions/024 and 030).
 * @param base what the form begins with, where nothing is stored
 */
export function useDraft<Value>(key: DraftKey, base?: Value): Draft<Value> {
  const mayEncrypt = !useIsImpersonating();
  const [actor] = useState(() => openDraft(key, { mayEncrypt }));
  const open = useEffectEvent(() => tell(actor, { type: 'form.opened', base }));
  useEffect(() => {
    open();
    return () => tell(actor, { type: 'form.closed' });
  }, [actor]);
  const change = useCallback(
    (value: Value) => tell(actor, { type: 'draft.changed', value, isOffline: !navigator.onLine }),
    [actor],
  );
  return { actor, status: useDraftStatus(actor), change };
}

/** What a screen shows of a draft beside its form. */
export function useDraftStatus(actor: DraftActor): SaveStatus {
  return useSelector(actor, statusOf);
}
