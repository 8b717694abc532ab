import { assign, raise } from 'xstate';
import { requeued, seenAs } from '../rules.ts';
import type { StoredDraft } from '../types.ts';
import { withForm } from './form.ts';

/** What is typed, sent and saved, and what stands in the way of it. */
export const withSaving = withForm.extend({
  actions: {
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
    hold: assign(({ context }) => ({
      isHeld: true,
      waiting: context.waiting ?? context.aside,
      aside: undefined,
      submission: undefined,
    })),
    resume: assign({ isHeld: false }),
    noteSeen: assign((_, stored: StoredDraft) => seenAs(stored)),
  },
});
