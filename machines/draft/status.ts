import type { SnapshotFrom } from 'xstate';
import type { draftMachine } from './machine.ts';
import { outlivesPage } from './outlives-page.ts';

type DraftSnapshot = SnapshotFrom<typeof draftMachine>;

/** What a screen shows beside a form that saves itself. `conflict`: another tab or device has saved something else. */
export type SaveStatus = 'unchanged' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'conflict';

/** After a failure it stays failed while it is tried again: a warning that comes and goes is said again each time. */
export function statusOf(snapshot: DraftSnapshot): SaveStatus {
  const { problem, isSaved } = snapshot.context;
  if (problem === 'conflict') return 'conflict';
  if (problem !== undefined) return 'failed';
  if (snapshot.hasTag('saving')) return 'saving';
  if (snapshot.hasTag('unsaved')) return 'unsaved';
  return isSaved ? 'saved' : 'unchanged';
}

/**
 * Whether what was typed would be lost if the page went now: it could not be saved so far, or can’t be sent any more once
 * the page goes. What is only waiting for a pause is sent then, and nobody needs to be stopped for it. What nobody but the
 * person can do more for lies encrypted for the next page, where its form is gone.
 */
export function isAtRisk({ context }: Pick<DraftSnapshot, 'context'>, { isOnline }: { isOnline: boolean }): boolean {
  const { waiting, underWay, aside, problem, isHeld, forms, isEncrypted } = context;
  // While its record is stored, no draft of it is sent: should that fail, only the copy has it.
  if (!waiting && !underWay) return aside !== undefined && !isEncrypted;
  const isStuck = problem === 'conflict' || problem === 'refused';
  if (isStuck && forms === 0 && isEncrypted && !isHeld) return false;
  if (problem !== undefined || isHeld || !isOnline) return true;
  // One save at a time: what came while one is on its way would have to wait for its answer.
  if (waiting && underWay) return true;
  return !outlivesPage((waiting ?? underWay)?.value);
}
