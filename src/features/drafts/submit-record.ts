import { waitFor } from 'xstate';
import type { RecordOutcome } from '#machines/draft/types.ts';
import { tell, type DraftActor } from './draft-registry.ts';

/**
 * Has a draft give way to its record, and answers once that is over. Rejects with what the backend answered, or why nothing did.
 * @param record what is sent
 * @param stopsAtConflict whether what another device has saved meanwhile is to be settled first
 */
export async function submitRecord(
  draft: DraftActor,
  record: unknown,
  stopsAtConflict: boolean,
): Promise<RecordOutcome | 'conflict'> {
  tell(draft, { type: 'record.submitted', record, stopsAtConflict, idempotencyKey: crypto.randomUUID() });
  const { context } = await waitFor(draft, (now) => now.context.submission === undefined);
  if (context.answer?.kind === 'done') return context.answer.outcome;
  if (context.answer?.kind === 'conflict') return 'conflict';
  const error = context.answer?.error;
  throw error instanceof Error ? error : new Error('The record was not sent.');
}
