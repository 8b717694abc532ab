import { isDeepStrictEqual } from 'node:util';
import { createActor, type Actor, type AnyActorRef, type AnyStateMachine } from 'xstate';
import { steppedClock } from './clock.ts';
import { wordsWith } from './expectation/words.ts';
import { activeStates } from './facts.ts';
import { mark } from './marked.ts';
import { effectOf, type Action, type Effect, type Situation } from './situation.ts';
import type { Move } from './stepper.ts';
import type { TourStep } from './steps.ts';

/** Where two ways of taking the same steps part. */
export type Parting = {
  /** The place of the step in the tour. */
  step: number;
  /** What is not the same, as each has it. */
  what: string;
  expected: string;
  found: string;
};

/**
 * Plays the steps of a tour on the interpreter that also runs in the browser, with doubles for all that the machine starts and a clock that stands
 * until it is moved.
 * @returns where it first does something else than they say; nothing where it never does
 */
export function playInStep(machine: AnyStateMachine, steps: readonly TourStep[]): Parting | undefined {
  const player = playerOf(machine);
  for (const [place, step] of steps.entries()) {
    const found = player.play(step);
    const parting = partingBetween(toldOf(step), found);
    if (parting) return { step: place, ...parting };
  }
  return undefined;
}

/** What is compared after each step. */
export type Observation = Record<'status' | 'states' | 'tags' | 'branches' | 'actions', string> & { context: unknown };

function playerOf(original: AnyStateMachine) {
  const { machine } = mark(original);
  let clock = steppedClock();
  let actions: Action[] = [];
  let actor: Actor<AnyStateMachine> | undefined;
  const doMove = (move: Move) => {
    const children = actor?.getSnapshot().children as Record<string, AnyActorRef> | undefined;
    if (move.kind === 'event') actor?.send(move.event);
    if (move.kind === 'done') children?.[move.actor]?.send({ type: 'model.done', output: move.output });
    if (move.kind === 'error') children?.[move.actor]?.send({ type: 'model.error', error: move.error });
    if (move.kind === 'timer') clock.runNext();
  };
  return {
    play(step: TourStep): Observation {
      actions = [];
      if (step.move.kind === 'begin') {
        clock = steppedClock();
        actor = createActor(machine, {
          ...{ clock, input: step.move.input },
          inspect: (event) => {
            if (event.type === '@xstate.action' && event.actorRef === actor) actions.push(event.action);
          },
        });
        // Without anybody who hears of it, xstate throws an error of a machine that breaks later, at nobody.
        actor.subscribe({ error: () => undefined });
        actor.start();
      } else {
        clock.pass(step.pause);
        doMove(step.move);
      }
      const snapshot = actor?.getSnapshot();
      return told(snapshot as Situation['snapshot'], [effectOf(actions, undefined, undefined)]);
    },
  };
}

const words = wordsWith();

/** What a step came to. */
export function toldOf({ situation, effects }: Pick<TourStep, 'situation' | 'effects'>): Observation {
  return told(situation.snapshot, effects);
}

function told(snapshot: Situation['snapshot'], effects: readonly Effect[]): Observation {
  // With a machine, all that it has started ends: the interpreter says so, the pure functions don’t.
  const isActive = snapshot.status === 'active';
  const actions = effects.flatMap((effect) => effect.actions);
  return {
    status: snapshot.status,
    states: activeStates(snapshot).join(', '),
    tags: [...snapshot.tags].sort().join(', '),
    branches: effects.flatMap(({ branches }) => branches).join(', '),
    actions: actions
      .filter(({ type }) => isActive || type !== 'xstate.stopChild')
      .map(words.doing)
      .join('; '),
    context: snapshot.context,
  };
}

/** The first thing that is not the same. */
export function partingBetween(expected: Observation, found: Observation): Omit<Parting, 'step'> | undefined {
  for (const what of ['branches', 'states', 'status', 'actions', 'tags'] as const) {
    if (expected[what] !== found[what]) return { what, expected: expected[what], found: found[what] };
  }
  if (isDeepStrictEqual(expected.context, found.context)) return undefined;
  const [one, other] = [expected.context, found.context] as Record<string, unknown>[];
  const names = Object.keys({ ...one, ...other }).filter((name) => !isDeepStrictEqual(one?.[name], other?.[name]));
  const list = (context: Record<string, unknown> | undefined) =>
    names.map((name) => `${name} = ${words.value(context?.[name])}`).join(', ');
  return { what: 'context', expected: list(one), found: list(other) };
}
