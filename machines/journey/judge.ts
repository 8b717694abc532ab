import { transition } from 'xstate';
import { stepNeverMovesBack, stepNeverSkips, type Evidence } from '#domain/progress.ts';
import { stepAfter, stepIndex, type Step } from '#domain/steps.ts';
import type { Words } from '#domain/words.ts';
import { journeyMachine, type Progress } from './machine.ts';

/** The answer of the journey to a step that somebody wants to record. */
export type StepJudgement = { ok: true } | { ok: false; code: 'step_behind' | 'step_refused'; reason: Words };

/**
 * Judges by stepping the journey machine, without running it, whether a member whose furthest step is `stored` may be
 * recorded at `requested`: never back, never past the next step, and only with the evidence of the step stored.
 * The step that is stored already is accepted, so a repeated request changes nothing.
 */
export function judgeStep(stored: Step, requested: Step, evidence: Evidence): StepJudgement {
  if (requested === stored) return { ok: true };
  if (stepIndex(requested) < stepIndex(stored)) return { ok: false, code: 'step_behind', reason: stepNeverMovesBack };
  const { reached, reason } = complete(stored, evidence);
  return reached === requested ? { ok: true } : { ok: false, code: 'step_refused', reason: reason ?? stepNeverSkips };
}

/** Where the machine stands after the member has completed their furthest step with this evidence. */
function complete(stored: Step, evidence: Evidence): { reached: string | undefined; reason: Words | undefined } {
  const viewing = journeyMachine.resolveState({
    value: stored === 'complete' ? stored : { [stored]: 'viewing' },
    context: { furthest: stored, evidence, refusal: undefined, failure: undefined, found: undefined },
  });
  const [saving] = transition(journeyMachine, viewing, { type: 'step.completed' });
  const [done] = transition(journeyMachine, saving, savedWith({ furthest: stepAfter(stored), evidence }));
  return { reached: topState(done.value), reason: done.context.refusal?.reason };
}

/** The event with which xstate tells that `saveStep` has answered; it is not among the events that others may send. */
function savedWith(output: Progress): never {
  return { type: 'xstate.done.actor.saveStep', actorId: 'saveStep', output } as never;
}

function topState(value: string | object): string | undefined {
  return typeof value === 'string' ? value : Object.keys(value)[0];
}
