import {
  getInitialMicrosteps,
  getMicrosteps,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { outcomeId } from './coverage.ts';
import { goalsOf } from './goals.ts';
import { mark, type Looked } from './marked.ts';
import { after, effectOf, type Action, type Effect, type Situation } from './situation.ts';

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
  effects: readonly Effect[];
  /** The ids of the branches that were taken, in their order. */
  branches: readonly string[];
  looked: readonly Looked[];
  /** The times that were set, in milliseconds. */
  timed: readonly { name: string; milliseconds: unknown }[];
  /** The ids of what this came by: states, branches and outcomes of guards. */
  covered: readonly string[];
};

/** Steps a machine by xstate’s pure functions: nothing runs, and the same moves always lead to the same situation. */
export type Stepper = ReturnType<typeof stepperOf>;

export function stepperOf(original: AnyStateMachine) {
  const { graph, machine, inner, delays, watch } = mark(original);
  let looked: Looked[] = [];
  let timed: { name: string; milliseconds: unknown }[] = [];
  watch(
    (each) => looked.push(each),
    (name, milliseconds) => timed.push({ name, milliseconds }),
  );
  // For each step, xstate makes an actor of the machine, which would look at the guards of its beginning.
  const inert = Object.create(machine, {
    getInitialSnapshot: { value: () => ({ status: 'active' }) },
  }) as AnyStateMachine;

  const stepped = (
    microsteps: readonly (readonly [unknown, readonly unknown[]])[],
    before: Situation | Beginning,
  ): Stepped => {
    const steps = microsteps as readonly (readonly [AnyMachineSnapshot, readonly Action[]])[];
    const contexts = [before.snapshot, ...steps.map(([snapshot]) => snapshot)].map((each) => each?.context as unknown);
    const effects = steps.map(([, actions], place) => effectOf(actions, contexts[place], contexts[place + 1]));
    const snapshot = steps.at(-1)?.[0] ?? before.snapshot;
    if (!snapshot) throw new Error(`${machine.id} does not begin.`);
    const ids = effects.flatMap(({ branches, states }) => [...branches, ...states]);
    return {
      situation: after(
        snapshot,
        steps.flatMap(([, actions]) => actions),
        before,
      ),
      ...{ effects, looked, timed, branches: effects.flatMap(({ branches }) => branches) },
      covered: [...new Set([...ids, ...looked.map(outcomeOf)])],
    };
  };

  return {
    graph,
    /** All that a walk is to come by. */
    goals: goalsOf(graph, inner),
    delays,
    step(here: Situation | undefined, move: Move): Stepped {
      looked = [];
      timed = [];
      if (move.kind === 'begin') return stepped(getInitialMicrosteps(inert, move.input as never), beginning);
      if (!here) throw new Error(`${machine.id} has not begun.`);
      const before = waited(here, move);
      if (move.kind === 'pause') return stepped([], before);
      return stepped(getMicrosteps(inert, before.snapshot as never, eventOf(here, move)), before);
    },
  };
}

type Beginning = Omit<Situation, 'snapshot'> & { snapshot: undefined };
const beginning: Beginning = { snapshot: undefined, owed: [], timers: [], now: 0 };

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
