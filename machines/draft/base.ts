import { setup } from 'xstate';
import { callbackNotProvided, promiseNotProvided } from '../actors.ts';
import {
  unsavedDraftOf,
  type ComparedDraft,
  type DraftContext,
  type DraftEvent,
  type DraftInput,
  type DraftKey,
  type SaveAnswer,
  type StoreAnswer,
  type StoredDraft,
  type UnsavedDraft,
} from './types.ts';

/** What `save` is given. */
export type SaveInput = { key: DraftKey; value: unknown; version: number; isLeaving: boolean };
/** What `read` is given. `records`: for each it tells whether that is what is stored. */
export type ReadInput = { key: DraftKey; records: readonly unknown[] };
/** What `overrule` is given: what was typed here is put over, or into, what is stored now. */
export type OverruleInput = { key: DraftKey; base: unknown; mine: unknown };
/** What `storeRecord` is given. */
export type StoreInput = { key: DraftKey; record: unknown; version: number; idempotencyKey: string };
/** What `encrypt` is given. `foundIds`: entries that the new one takes the place of. */
export type EncryptInput = {
  key: DraftKey;
  entryId: string | undefined;
  foundIds: readonly string[];
  draft: UnsavedDraft;
};

/** Milliseconds without a key after which what was typed is saved. */
const quietTime = 600;
/** Who types without a pause is saved all the same: with the way to the backend, what is older than 2 s is safe. */
const longestWait = 1_200;
const retryPauses = [2_000, 5_000, 15_000, 30_000];
/** A usual save is done before, so that no copy is made; with the way to the disk, what is older than 2 s is safe. */
const usualCopyTime = 1_500;
/** Once something stands in the way of saving. */
const soonCopyTime = 500;

/** What the draft machine is made of to begin with: its types, its actors and its delays. */
export const draftBase = setup({
  types: {
    context: {} as DraftContext,
    events: {} as DraftEvent,
    input: {} as DraftInput,
    tags: {} as 'busy' | 'opening' | 'conflict' | 'unsaved' | 'saving' | 'onDevice',
  },
  actors: {
    save: promiseNotProvided<SaveAnswer, SaveInput>('save'),
    read: promiseNotProvided<ComparedDraft, ReadInput>('read'),
    overrule: promiseNotProvided<StoredDraft & { merged: unknown }, OverruleInput>('overrule'),
    storeRecord: promiseNotProvided<StoreAnswer, StoreInput>('storeRecord'),
    /** Answers false where nothing can be kept on the device. */
    encrypt: promiseNotProvided<boolean, EncryptInput>('encrypt'),
    drop: promiseNotProvided<void, { ids: readonly string[] }>('drop'),
    /** Says, for as long as it lives, that the page of the copy does. */
    holdLock: callbackNotProvided<DraftEvent, { entryId: string | undefined }>('holdLock'),
  },
  delays: {
    quietTime,
    longestWait,
    usualCopyTime,
    soonCopyTime,
    /** The longer, the more often it has failed. */
    retryPause: ({ context }) => retryPauses[Math.min(context.failures, retryPauses.length) - 1] ?? quietTime,
  },
});

/** What `encrypt` is given of a draft. It is asked only while something is unsaved (`isToEncrypt`): the empty one is for the types alone. */
export function encryptInput({ context }: { context: DraftContext }): EncryptInput {
  const { key, entryId, foundIds } = context;
  const draft = unsavedDraftOf(context) ?? { value: undefined, version: context.version, unanswered: [] };
  return { key, entryId, foundIds, draft };
}
