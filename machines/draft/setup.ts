import { assign, enqueueActions, raise, setup } from 'xstate';
import { isSame } from '#domain/is-same.ts';
import { callbackNotProvided, promiseNotProvided } from '../actors.ts';
import { requeued, goesOnWithOwn, isOwn, isWorthCopying, seenAs, restored } from './rules.ts';
import {
  unsavedDraftOf,
  unsavedOf,
  type ComparedDraft,
  type DraftContext,
  type DraftEvent,
  type DraftInput,
  type DraftKey,
  type SaveAnswer,
  type StoreAnswer,
  type Submission,
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

type Compared = { stored: ComparedDraft };

/** What the draft machine is made of: its types, its actors, and its guards, actions and delays by name. */
export const draftSetup = setup({
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
  guards: {
    isDue: ({ context }) => context.isDue,
    isHeld: ({ context }) => context.isHeld,
    isOpening: ({ context }) => context.isOpening,
    isUnattended: ({ context }) => context.forms === 0,
    hasWaiting: ({ context }) => context.waiting !== undefined,
    isInConflict: ({ context }) => context.problem === 'conflict',
    isRefused: ({ context }) => context.problem === 'refused',
    hasFailed: ({ context }) => context.problem === 'failed' && context.waiting !== undefined,
    hasSomethingToGoOnWith: ({ context }) => goesOnWithOwn(context) || context.read?.found !== undefined,
    isSaved: (_, { answer }: { answer: SaveAnswer }) => answer.kind === 'saved',
    isStale: (_, { answer }: { answer: SaveAnswer | StoreAnswer }) => answer.kind === 'stale',
    isOwn: ({ context }, { stored }: Compared) => isOwn(context, stored),
    /** There is nothing to choose: it is what was typed here. */
    isOwnAndSame: ({ context }, { stored }: Compared) =>
      isOwn(context, stored) && isSame(context.underWay?.value, stored.value),
    isSubmitting: ({ context }) => context.submission?.record !== undefined,
    isOnlySaving: ({ context }) => context.submission !== undefined && context.submission.record === undefined,
    mustChooseFirst: ({ context }) => context.problem === 'conflict' && context.submission?.stopsAtConflict === true,
    wouldStop: (_, { stopsAtConflict }: { stopsAtConflict: boolean }) => stopsAtConflict,
    hasNoRecord: (_, { record }: { record: unknown }) => record === undefined,
    /** Records of answers are stored over a version: after a lost reply, it has to be known which one. */
    mayBeStored: ({ context: { key, record } }) => key.record.startsWith('answers/') && record !== undefined,
    isTheRecord: (_, { stored }: Compared) => stored.isRecord[0] === true,
    isKnownVersion: ({ context }, { stored }: Compared) => context.version === stored.version,
    isKept: (_, { isKept }: { isKept: boolean }) => isKept,
    isInTrouble: ({ context, event }) =>
      !context.isCopySoon &&
      (context.problem !== undefined || context.isHeld || (event.type === 'draft.changed' && event.isOffline === true)),
    hasNoCopyTime: ({ context }) => !context.copyTimes.includes(context.generation),
    isWorthCopying: ({ context }) => isWorthCopying(context),
    isStillWorthCopying: ({ context, event }) =>
      event.type === 'copy.due' && event.generation > context.savedGeneration && isWorthCopying(context),
    hasFound: ({ context }) => context.foundIds.length > 0,
    isToEncrypt: ({ context }) => context.copyNext === 'encrypt' && unsavedOf(context) !== undefined,
    isToDrop: ({ context }) => context.copyNext === 'drop',
  },
  actions: {
    countForm: assign(({ context, event }) => ({
      forms: context.forms + 1,
      ...(context.forms === 0 && event.type === 'form.opened' && { formValue: event.base }),
    })),
    countFormOut: assign(({ context: { forms, tried } }) => ({
      forms: Math.max(0, forms - 1),
      isSaved: false,
      // Who comes back to the form another time may want the same once more.
      tried: forms > 1 ? tried : undefined,
    })),
    noteOpening: assign({ isOpening: true }),
    noteNotOpening: assign({ isOpening: false }),
    beginOpening: assign({ isOpening: false, read: undefined, formValue: undefined }),
    keepRead: assign((_, { read }: { read: DraftContext['read'] }) => ({ read })),
    /** What is unsaved here goes before what lies on the device, and that before what the backend holds. */
    beginForm: assign(({ context, event }) => {
      const shown = event.type === 'form.opened' ? event.base : undefined;
      const begun = { forms: context.forms + 1, read: undefined, isSaved: false };
      if (goesOnWithOwn(context)) {
        const formValue = shown ?? unsavedOf(context)?.value;
        return { ...begun, formValue, isRestored: true, problem: undefined, failures: 0 };
      }
      const { found, ...stored } = context.read ?? { version: context.version, value: context.base };
      if (found) {
        const { value, ids, version, base, unanswered, isSent = false } = found;
        const seen = { version, base, unanswered, isSent, record: undefined };
        return { ...begun, ...seen, formValue: shown ?? value, isRestored: true, waiting: { value }, foundIds: ids };
      }
      const base = shown ?? stored.value;
      const saved = { waiting: undefined, problem: undefined, failures: 0 };
      return { ...begun, ...saved, ...seenAs({ ...stored, value: base }), formValue: base, isRestored: false };
    }),
    noteRead: assign({ isRestored: false }),
    put: assign(({ event }) => {
      if (event.type !== 'draft.changed') return {};
      return { formValue: event.value, waiting: { value: event.value }, aside: undefined, isSaved: false };
    }),
    noteDue: assign({ isDue: true }),
    noteLeaving: assign({ isDue: true, isLeaving: true }),
    forgetProblem: assign({ problem: undefined, failures: 0 }),
    rest: assign({ isDue: false, isLeaving: false }),
    endTyping: raise({ type: 'typing.over' }),
    saveAtOnce: raise({ type: 'save.requested' }),
    take: assign(({ context: { waiting, isLeaving, unanswered, generation } }) => ({
      waiting: undefined,
      underWay: waiting && { ...waiting, isLeaving },
      unanswered: waiting ? [...unanswered, waiting.value] : unanswered,
      generation: generation + 1,
      isDue: false,
      isLeaving: false,
    })),
    noteSaved: assign(({ context }, stored: StoredDraft) => ({
      ...seenAs(stored),
      underWay: undefined,
      problem: undefined,
      failures: 0,
      isSaved: context.forms > 0 && context.waiting === undefined,
      savedGeneration: context.generation - 1,
    })),
    /** It is this person's own: what was typed goes over it. */
    noteOutdated: assign(({ context }, stored: StoredDraft) => ({
      ...seenAs(stored),
      ...requeued(context),
      problem: undefined,
      failures: 0,
      isDue: true,
    })),
    noteConflict: assign(({ context }) => ({ ...requeued(context), problem: 'conflict' as const, failures: 0 })),
    noteRefused: assign(({ context }) => ({
      ...requeued(context),
      problem: context.waiting ? undefined : ('refused' as const),
      failures: 0,
    })),
    noteFailed: assign(({ context }) => ({
      ...requeued(context),
      problem: 'failed' as const,
      failures: context.failures + 1,
    })),
    hold: assign(({ context }) => ({
      isHeld: true,
      waiting: context.waiting ?? context.aside,
      aside: undefined,
      submission: undefined,
    })),
    resume: assign({ isHeld: false }),
    takeOverruled: assign(({ context }, { merged, ...stored }: StoredDraft & { merged: unknown }) => ({
      ...seenAs(stored),
      problem: undefined,
      ...(context.waiting && {
        waiting: { value: merged },
        formValue: merged,
        merges: [...context.merges, { before: context.formValue, after: merged }],
      }),
    })),
    giveUp: assign({ waiting: undefined, aside: undefined, problem: undefined }),
    noteSubmission: assign(({ context: { tried } }, submitted: Submission) => {
      const isAgain = tried !== undefined && isSame(tried.record, submitted.record);
      const { record, stopsAtConflict, idempotencyKey } = isAgain ? { ...submitted, ...tried } : submitted;
      return {
        submission: { record, stopsAtConflict, idempotencyKey },
        answer: undefined,
        ...(record !== undefined && { tried: { record, idempotencyKey } }),
      };
    }),
    answerConflict: assign({ submission: undefined, answer: { kind: 'conflict' as const } }),
    /** It is not the time for it: nobody who could send it is there. */
    answerRefused: assign((_, { reason }: { reason: string }) => ({
      answer: { kind: 'failed' as const, error: new Error(reason) },
    })),
    answerSaved: assign({ submission: undefined, answer: { kind: 'done' as const, outcome: 'stored' as const } }),
    /** No draft of it is sent meanwhile. A conflict stays as it is: that is for the person to choose. */
    setAside: assign(({ context }) => ({
      isSent: true,
      isSaved: false,
      ...(context.problem !== 'conflict' && {
        aside: context.waiting ?? context.aside,
        waiting: undefined,
        problem: undefined,
        failures: 0,
      }),
    })),
    noteRecord: assign(({ context }) => ({ record: context.submission?.record })),
    noteSeen: assign((_, stored: StoredDraft) => seenAs(stored)),
    noteStored: assign(
      ({ context }, { outcome, version }: { outcome: 'stored' | 'found' | 'refused'; version: number }) => ({
        ...seenAs({ version, value: version === 0 ? undefined : context.base }),
        submission: undefined,
        tried: undefined,
        answer: { kind: 'done' as const, outcome },
        aside: undefined,
        problem: undefined,
        ...(context.problem === 'conflict' && { waiting: undefined }),
      }),
    ),
    /** What was not saved before is a draft again. */
    noteNotStored: assign(({ context }, { error }: { error: unknown }) => ({
      submission: undefined,
      answer: { kind: 'failed' as const, error },
      ...restored(context, context.aside),
    })),
    /** Saving what is here is how it is found out what another tab or device has stored. */
    noteOutrun: assign(({ context }, { error }: { error: unknown }) => ({
      submission: undefined,
      answer: { kind: 'failed' as const, error },
      ...restored(context, context.aside ?? (context.base === undefined ? undefined : { value: context.base })),
    })),
    /** The same where that was found out before anything was sent. */
    noteOtherStored: assign(({ context }) => ({
      submission: undefined,
      answer: { kind: 'conflict' as const },
      problem: 'conflict' as const,
      waiting: context.waiting ?? context.aside ?? { value: context.base },
      aside: undefined,
    })),
    wantCopy: raise({ type: 'copy.wanted' }),
    dismissCopy: raise({ type: 'copy.unwanted' }),
    copySoon: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ isCopySoon: true });
      enqueue.raise({ type: 'copy.due', generation: context.generation, isSoon: true }, { delay: 'soonCopyTime' });
    }),
    copyInTime: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ copyTimes: [...context.copyTimes, context.generation] });
      enqueue.raise({ type: 'copy.due', generation: context.generation, isSoon: false }, { delay: 'usualCopyTime' });
    }),
    forgetCopyTime: assign(({ context, event }) => {
      if (event.type !== 'copy.due') return {};
      if (event.isSoon) return { isCopySoon: false };
      return { copyTimes: context.copyTimes.filter((generation) => generation !== event.generation) };
    }),
    beginCopy: assign(({ context }) => ({ copied: unsavedOf(context), copyNext: undefined })),
    noteCopied: assign((_, { isKept }: { isKept: boolean }) => ({
      isEncrypted: isKept,
      ...(isKept ? { foundIds: [] } : { copied: undefined }),
    })),
    beginDrop: assign({ copied: undefined, copyNext: undefined }),
    noteDropped: assign({ isEncrypted: false, foundIds: [] }),
    encryptNext: assign({ copyNext: 'encrypt' as const }),
    dropNext: assign({ copyNext: 'drop' as const }),
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
