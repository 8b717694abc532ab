import { assign } from 'xstate';
import { restored, seenAs } from '../rules.ts';
import type { Submission } from '../types.ts';
import { withSaving } from './saving.ts';

/** What becomes of the record that takes the place of the draft. */
export const withSubmitting = withSaving.extend({
  actions: {
    noteSubmission: assign(({ context: { triedKey } }, { record, stopsAtConflict, idempotencyKey }: Submission) => {
      const key = triedKey ?? idempotencyKey;
      return {
        submission: { record, stopsAtConflict, idempotencyKey: key },
        answer: undefined,
        ...(record !== undefined && { triedKey: key }),
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
    noteStored: assign(
      ({ context }, { outcome, version }: { outcome: 'stored' | 'found' | 'refused'; version: number }) => ({
        ...seenAs({ version, value: version === 0 ? undefined : context.base }),
        submission: undefined,
        triedKey: undefined,
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
    /** What is sent from now on is another record than the one that is stored. */
    forgetTriedKey: assign({ triedKey: undefined }),
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
  },
});
