import type { Move as Step } from '#tests/model/core/stepper.ts';
import type { Situation } from '#tests/model/core/situation.ts';
import type { AnyTold } from './any.ts';

/** What a machine is told, as the walk in memory says it. */
export function stepOf(told: AnyTold): Step {
  if ('begins' in told) return { kind: 'begin', input: told.begins };
  if ('type' in told) return { kind: 'event', event: told };
  if ('done' in told) return { kind: 'done', actor: told.done, output: told.output };
  if ('error' in told) return { kind: 'error', actor: told.error, error: told.with };
  if ('after' in told) return { kind: 'timer' };
  return { kind: 'pause' };
}

/** Whether that can happen there: nobody answers who was not asked, and no time passes that was not begun. */
export function canHear(here: Situation, told: AnyTold): boolean {
  // What a failure carries stands in `error`, too.
  if ('type' in told) return true;
  if ('done' in told) return here.owed.includes(told.done);
  if ('error' in told) return here.owed.includes(told.error);
  const next = here.timers[0]?.event.type ?? '';
  if ('after' in told) return next === told.after || next.startsWith(`xstate.after.${told.after}.`);
  if ('almost' in told) return next !== '';
  return true;
}
