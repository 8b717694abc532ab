import { samePerson } from '#src/lib/personal-data.ts';
import { draftKey } from './draft-key.ts';
import { dropEntries, entriesAt, putEntry, timesForgotten } from './entries.ts';
import { heldByNone, holdLock } from './locks.ts';
import { seal, unseal, type Place } from './seal.ts';

/** What was typed and is not saved, with all that is needed to save it over the right version. */
export type Unsaved<Value> = {
  value: Value;
  /** The version that it was made from, and what was stored with it. */
  version: number;
  base?: Value | undefined;
  /** What was sent and never answered: the backend may have it. */
  unanswered: Value[];
  /** It was sent as its record, and no answer says what came of that: where the backend has it, it has dropped the draft. */
  isSent?: boolean;
};

/** The same, found again. `ids`: the entries in which it lies. */
export type Found<Value> = Unsaved<Value> & { ids: string[] };

/** Where a form's unsaved draft lies sealed. Nothing here rejects. */
export type Vault<Value> = {
  /** The entries in which it lies. */
  readonly ids: string[];
  /** Puts it in place of what lay there before; false where it could not be kept. */
  seal: (draft: Unsaved<Value>) => Promise<boolean>;
  drop: () => Promise<void>;
  /** The form is gone: what still lies there is for the next one. */
  leave: () => void;
};

/** Whether this browser can seal and keep anything. */
export function canSeal(): boolean {
  return typeof indexedDB !== 'undefined' && typeof crypto.subtle !== 'undefined';
}

/**
 * A vault of its own for each form that stands: two tabs never touch each other's. While it holds something, a lock says
 * that its tab is alive; the browser takes that away when the tab goes, however it goes.
 * @param lain entries of a page that is gone, whose draft this form goes on with
 */
export function openVault<Value>(place: Place, lain: readonly string[] = []): Vault<Value> {
  const id = crypto.randomUUID();
  const isSamePerson = samePerson();
  let others = [...lain];
  let isUsed = false;
  let letGo: (() => void) | undefined;
  return {
    get ids() {
      return [id, ...others];
    },
    async seal(draft: Unsaved<Value>) {
      if (!isSamePerson()) return false;
      const before = timesForgotten();
      isUsed = true;
      letGo ??= holdLock(id);
      const key = await draftKey(place.patientId);
      if (!key) return false;
      const sealed = await seal(key, place, draft);
      if (timesForgotten() !== before) return false;
      if (!(await putEntry({ ...place, ...sealed, id, at: Date.now() }))) return false;
      if (others.length > 0) await dropEntries(others);
      others = [];
      return true;
    },
    async drop() {
      if (!isUsed && others.length === 0) return;
      await dropEntries([id, ...others]);
      others = [];
    },
    leave() {
      letGo?.();
      letGo = undefined;
    },
  };
}

/**
 * Looks for the unsaved draft that a page has left which is gone now: the newest of them. Others wait for the next time. What
 * its own person can't open was changed or has lost its key: it is of no use to anybody.
 */
export async function findUnsaved<Value>(place: Place): Promise<Found<Value> | undefined> {
  const key = draftKey(place.patientId);
  const isLeft = await heldByNone();
  const left = (await entriesAt(place)).filter(({ id }) => isLeft(id));
  if (left.length === 0) return undefined;
  const found = (await key) ?? (await draftKey(place.patientId));
  if (!found) return undefined;
  for (const entry of left) {
    const draft = await unseal(found, place, entry);
    if (draft !== undefined) return { ...(draft as Unsaved<Value>), ids: [entry.id] };
    await dropEntries([entry.id]);
  }
  return undefined;
}
