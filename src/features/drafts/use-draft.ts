import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { statusOf, type SaveStatus } from '#machines/draft/status.ts';
import type { DraftKey } from '#machines/draft/types.ts';
import { drafts, saveNow, tell, type DraftActor } from './draft-registry.ts';

/** A draft as its form uses it. */
export type Draft<Value> = {
  actor: DraftActor;
  status: SaveStatus;
  /** Something was typed. */
  change: (value: Value) => void;
  /** Saves at once what was typed, and tells whether all of it is saved: for what needs it at the backend first. */
  save: () => Promise<boolean>;
};

/**
 * The draft of a form, for as long as its screen stands; it lives on until the session ends. What is not saved when the screen
 * goes, the tab is hidden or the page is left is saved then; where that can't be, it lies encrypted on the device, and the
 * browser asks before it lets the page go (docs/decisions/024 and 030). Reading what is stored has opened it (use-stored-draft.ts).
 * @param base what the form begins with, where nothing is stored
 * @throws Error where nothing was read, so that no draft is open
 */
export function useDraft<Value>(key: DraftKey, base?: Value): Draft<Value> {
  const [actor] = useState(() => opened(key));
  const open = useEffectEvent(() => tell(actor, { type: 'form.opened', base }));
  useEffect(() => {
    open();
    return () => tell(actor, { type: 'form.closed' });
  }, [actor]);
  const change = useCallback(
    (value: Value) => tell(actor, { type: 'draft.changed', value, isOffline: !navigator.onLine }),
    [actor],
  );
  const save = useCallback(() => saveNow(actor), [actor]);
  return { actor, status: useDraftStatus(actor), change, save };
}

function opened(key: DraftKey): DraftActor {
  const actor = drafts.find(key);
  if (!actor) throw new Error(`No draft is open for ${key.record}: its form reads what is stored first.`);
  return actor;
}

/** What a screen shows of a draft beside its form. */
export function useDraftStatus(actor: DraftActor): SaveStatus {
  return useSelector(actor, statusOf);
}
