import { isSame } from '#domain/is-same.ts';
import { withCopy } from './actions/copy.ts';
import { goesOnWithOwn, isOwn, isWorthCopying } from './rules.ts';
import { unsavedOf, type ComparedDraft, type SaveAnswer, type StoreAnswer } from './types.ts';

type Compared = { stored: ComparedDraft };

/**
 * What the draft machine is made of: its types, actors and delays (base.ts), its actions, part by part, each of which extends the
 * one before (actions/), and its guards.
 */
export const draftSetup = withCopy.extend({
  guards: {
    isDue: ({ context }) => context.isDue,
    isHeld: ({ context }) => context.isHeld,
    isOpening: ({ context }) => context.isOpening,
    isUnattended: ({ context }) => context.forms === 0,
    /** Neither does a form stand, nor is the session over. */
    mayBeOpened: ({ context }) => context.forms === 0 && !context.isHeld,
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
});
