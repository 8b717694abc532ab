import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { isSame } from '#domain/is-same.ts';
import { writingMachine, type SignAnswer, type WritingFacts } from '#machines/writing/machine.ts';
import { tell, type DraftActor } from '#src/features/drafts/draft-registry.ts';
import { submitRecord } from '#src/features/drafts/submit-record.ts';
import type { Draft } from '#src/features/drafts/use-draft.ts';
import type { WritingValues } from '#src/features/drafts/writing-store.ts';
import { hasCode } from '#src/lib/api/api-error.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import { useInspectedMachine } from '#src/lib/use-inspected-machine.ts';
import { useWritingAddress } from './writing-address.ts';

/**
 * What is written, tied to the address here and nowhere else: the address asks for the form or the preview, and a preview that the
 * machine does not show, or no longer, leaves the address; so does a change of what is signed once that is signed.
 * @param draft the draft that gives way when it is signed
 * @param written what stands in it, where something was typed
 */
export function useWriting(draft: Draft<WritingValues>, written: WritingValues | undefined, facts: WritingFacts) {
  const { view, closePreview, isAmending, stopAmending } = useWritingAddress();
  const [snapshot, send, actor] = useInspectedMachine(
    writingMachine.provide({
      actors: {
        sign: fromPromise(({ input }) => sign(draft.actor, input.record)),
        discard: fromPromise(async () => {
          draft.change({});
          if (await draft.save()) return;
          if (!draft.actor.getSnapshot().hasTag('conflict')) throw new Error('The draft could not be emptied.');
          // Another device has typed something else into it: that stays, and nothing of this one.
          tell(draft.actor, { type: 'conflict.theirsTaken' });
        }),
      },
    }),
  );
  useLayoutEffect(() => send({ type: 'page.visited', destination: view }), [send, view]);

  const [known, setKnown] = useState(facts);
  if (!isSame(known, facts)) setKnown(facts);
  useLayoutEffect(() => send({ type: 'facts.read', facts: known }), [known, send]);

  // What was signed elsewhere has taken along what was saved here: until one has chosen, it is kept again.
  const isUndecided = snapshot.matches('overtaken');
  const keep = useEffectEvent(() => written && draft.change(written));
  useEffect(() => {
    if (isUndecided) keep();
  }, [isUndecided, known.signed]);

  const isElsewhere = view === 'preview' && isNotPreview(snapshot);
  const leave = useEffectEvent(() => {
    // An address that has just come is known to the machine by now, and to what is drawn a moment later.
    if (isNotPreview(actor.getSnapshot())) closePreview();
  });
  useEffect(() => {
    if (isElsewhere) leave();
  }, [isElsewhere]);

  // What is signed is no longer being changed.
  const isAmended = isAmending && view === 'form' && snapshot.hasTag('signed');
  const settle = useEffectEvent(() => {
    if (actor.getSnapshot().hasTag('signed')) stopAmending();
  });
  useEffect(() => {
    if (isAmended) settle();
  }, [isAmended]);
  return { snapshot, send };
}

function isNotPreview(snapshot: SnapshotFrom<typeof writingMachine>): boolean {
  return !snapshot.hasTag('preview') && !snapshot.hasTag('looking');
}

/** Has the draft give way to what is signed. */
async function sign(draft: DraftActor, record: unknown): Promise<SignAnswer> {
  try {
    return (await submitRecord(draft, record, true)) === 'conflict' ? 'unsettled' : 'signed';
  } catch (error) {
    if (!overtakenCodes.some((code) => hasCode(error, code))) throw error;
    // The choice is between what is signed now and what stands here: it must be known before it is asked.
    await queryClient.refetchQueries({ type: 'active' });
    return 'overtaken';
  }
}

/** What the backend answers where something else was signed meanwhile. */
const overtakenCodes = ['stale', 'plan_replaced', 'plan_written'] as const;
