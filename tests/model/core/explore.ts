import type { AnyStateMachine } from 'xstate';
import { activeNodes, changedSince, factsOf, noveltyOf, valuesOf } from './facts.ts';
import { movesAt, type Samples } from './moves.ts';
import { queueOf } from './queue.ts';
import type { Situation } from './situation.ts';
import { typeOf } from './steps.ts';
import { stepperOf, type Move, type Stepped, type Stepper } from './stepper.ts';

/** A move from one situation to another. `from` is nothing at the beginning, `to` is nothing where a walk goes no further. */
export type Edge = { from: number | undefined; move: Move; to: number | undefined; stepped: Stepped };

/** What a machine can come to. */
export type Exploration = {
  stepper: Stepper;
  samples: Samples;
  /** In the order in which they were come to: the shortest way first. */
  situations: readonly Situation[];
  edges: readonly Edge[];
  /** By what a goal was come by first. */
  first: ReadonlyMap<string, Edge>;
  /** By what a situation was come to first. */
  ways: readonly Edge[];
  /** The paths that guards read of the context. */
  fields: readonly string[];
  /** The goals that nothing comes by. */
  missing: readonly string[];
  placeOf: (situation: Situation) => number | undefined;
};

/**
 * Comes to the situations of a machine with every event that is possible there, from the nearest to the farthest, and goes on from those in
 * which any two facts are true together for the first time.
 * @param most so many situations it may have
 */
export function explore(machine: AnyStateMachine, samples: Samples = {}, most = 5_000): Exploration {
  const stepper = stepperOf(machine);
  const fields = new Set<string>();
  for (;;) {
    const known = fields.size;
    const found = exploreBy(stepper, samples, fields, most);
    // What guards read is found on the way: situations that were taken for the same before may not be.
    if (fields.size === known) return found;
  }
}

function exploreBy(stepper: Stepper, samples: Samples, fields: Set<string>, most: number): Exploration {
  const told = [...fields].map((path) => ({ path, names: path.split('.') }));
  const goals = new Set(Object.values(stepper.goals).flat());
  const situations: Situation[] = [];
  const [edges, ways]: [Edge[], Edge[]] = [[], []];
  const places = new Map<string, number>();
  const first = new Map<string, Edge>();
  const novelty = noveltyOf();
  const isNewIn = valuesOf(samples.counts);
  const queue = queueOf();
  const factsIn = (situation: Situation) => [
    ...factsOf(situation, told, samples.counts),
    ...changedSince(situations[0] ?? situation, situation, told),
  ];
  const stepFrom = (here: Situation | undefined, move: Move) => {
    try {
      return stepper.step(here, move);
    } catch (cause) {
      const states = here ? activeNodes(here.snapshot) : [];
      const said = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`It breaks by ${typeOf(here, move)} in ${states.join(', ') || 'nothing yet'}: ${said}`, {
        cause,
      });
    }
  };
  const take = (from: number | undefined, move: Move) => {
    const stepped = stepFrom(from === undefined ? undefined : situations[from], move);
    for (const { context } of stepped.looked)
      for (const path of context.keys()) if (!farInList.test(path)) fields.add(path);
    const facts = factsIn(stepped.situation);
    const key = facts.join('\n');
    const hasNewValue = isNewIn(stepped.situation.snapshot.context);
    const news = places.has(key) ? 0 : novelty(facts);
    const isNew = news > 0 || hasNewValue;
    if (isNew) {
      if (!places.has(key)) places.set(key, situations.length);
      queue.push(situations.length, news === 1 || hasNewValue, activeNodes(stepped.situation.snapshot));
      situations.push(onPlainData(stepped.situation));
    }
    const edge = { from, move, to: isNew ? situations.length - 1 : places.get(key), stepped };
    edges.push(edge);
    if (isNew) ways.push(edge);
    for (const id of stepped.covered) if (goals.has(id) && !first.has(id)) first.set(id, edge);
  };
  const missing = () => [...goals].filter((goal) => !first.has(goal));
  for (const input of samples.inputs ?? [undefined]) take(undefined, { kind: 'begin', input });
  for (let done = 0; fields.size === told.length && (first.size < goals.size || done < enough); done++) {
    const place = queue.take(first.size < goals.size ? missing().map(sourceOf) : []);
    const here = place === undefined ? undefined : situations[place];
    if (!here) break;
    for (const move of movesAt(here, samples)) take(place, move);
    if (situations.length > most) {
      throw new Error(`${stepper.graph.id} has more than ${String(most)} situations: give fewer samples, or counts.`);
    }
  }
  return {
    ...{ stepper, samples, situations, edges, first, ways, fields: [...fields], missing: missing() },
    placeOf: (situation) => places.get(factsIn(situation).join('\n')),
  };
}

/** What a guard reads of a list beyond its first entry tells situations apart without end. */
const farInList = /\.[1-9]\d*(\.|$)/;
/** So many situations are gone on from where all goals were come by sooner: other ways to them may be shorter. */
const enough = 300;

function sourceOf(goal: string): string {
  return goal.split(' ', 1)[0] ?? '';
}

/** Fails where the context holds what can't be written down, and leaves guards nothing but what can. */
function onPlainData({ snapshot, ...rest }: Situation): Situation {
  return { ...rest, snapshot: { ...snapshot, context: structuredClone(snapshot.context as object) } };
}
