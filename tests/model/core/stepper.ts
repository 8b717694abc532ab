import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from 'xstate';
import { outcomeId } from './coverage.ts';
import { goalsOf } from './goals.ts';
import { mark, type Looked } from './marked.ts';
import { after, type Action, type Effects, type Situation } from './situation.ts';

/** What can be done to a machine. */
export type Move =
  | { kind: 'begin'; input: unknown }
  | { kind: 'event'; event: EventObject }
  /** A call answers, or fails. */
  | { kind: 'done'; actor: string; output: unknown }
  | { kind: 'error'; actor: string; error: unknown }
  /** Time passes up to the next timer, or almost. */
  | { kind: 'timer' | 'pause' };

/** What came of one. */
export type Stepped = {
  situation: Situation;
  effects: Effects;
  looked: readonly Looked[];
  /** The ids of what this came by: states, branches and outcomes of guards. */
  covered: readonly string[];
};

/** Steps a machine by xstate’s pure functions: nothing runs, and the same moves always lead to the same situation. */
export type Stepper = ReturnType<typeof stepperOf>;

export function stepperOf(original: AnyStateMachine) {
  const { graph, machine, inner, watch } = mark(original);
  let looked: Looked[] = [];
  watch((each) => looked.push(each));
  /** For a step, xstate makes an actor of the machine, which would look at the guards of its beginning. */
  const logic = { transition: machine.transition, getInitialSnapshot: () => ({ status: 'active' }) };

  const stepped = (
    [snapshot, actions]: readonly [unknown, readonly Action[]],
    before: Omit<Situation, 'snapshot'>,
  ): Stepped => {
    const end = after(snapshot as AnyMachineSnapshot, actions, before);
    const covered = [...end.effects.states, ...end.effects.branches, ...looked.map(outcomeOf)];
    return { ...end, looked, covered: [...new Set(covered)] };
  };

  return {
    graph,
    /** All that a walk is to come by. */
    goals: goalsOf(graph, inner),
    step(here: Situation | undefined, move: Move): Stepped {
      looked = [];
      if (move.kind === 'begin') {
        initialTransition(machine, move.input as never);
        looked = [];
        return stepped(initialTransition(machine, move.input as never), { owed: [], timers: [], now: 0 });
      }
      if (!here) throw new Error(`${machine.id} has not begun.`);
      const before = waited(here, move);
      if (move.kind === 'pause') return { situation: before, effects: nothing, looked: [], covered: [] };
      return stepped(transition(logic as never, before.snapshot as never, eventOf(here, move) as never), before);
    },
  };
}

const nothing: Effects = { states: [], branches: [], actions: [] };

/** The event that a move sends to the machine. */
export function eventOf(here: Situation, move: Exclude<Move, { kind: 'begin' }>): EventObject {
  switch (move.kind) {
    case 'event':
      return move.event;
    case 'done':
      return { type: `xstate.done.actor.${move.actor}`, output: move.output, actorId: move.actor } as EventObject;
    case 'error':
      return { type: `xstate.error.actor.${move.actor}`, error: move.error, actorId: move.actor } as EventObject;
    case 'timer':
    case 'pause':
      return here.timers[0]?.event ?? { type: '' };
  }
}

/** The situation once the time has passed that a move takes, and without what it takes of it. */
function waited(here: Situation, move: Move): Situation {
  const { owed, timers } = here;
  if (move.kind === 'done' || move.kind === 'error') return { ...here, owed: owed.filter((id) => id !== move.actor) };
  if (move.kind === 'timer') return { ...here, timers: timers.slice(1), now: timers[0]?.at ?? here.now };
  if (move.kind === 'pause') return { ...here, now: (timers[0]?.at ?? here.now + 1) - 1 };
  return here;
}

function outcomeOf({ branch, guard, isInner, held }: Looked): string {
  return outcomeId(branch, held, isInner ? guard : undefined);
}
