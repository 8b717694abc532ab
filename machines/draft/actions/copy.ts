import { assign, enqueueActions, raise } from 'xstate';
import { unsavedOf } from '../types.ts';
import { withSubmitting } from './submitting.ts';

/** What lies encrypted on the device, and when it is put there. */
export const withCopy = withSubmitting.extend({
  actions: {
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
});
