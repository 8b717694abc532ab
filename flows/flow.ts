import type { AnyStateMachine } from 'xstate';
import type { Words } from '#domain/words.ts';
import { readGraph } from '#machines/graph/read.ts';
import type { MachineGraph } from '#machines/graph/types.ts';
import type { Wording } from './layout/content.ts';
import { titleOf } from './titles/titles.ts';

/** A machine with the words of its actors, guards and delays. */
export type Described = {
  machine: AnyStateMachine;
  descriptions: Readonly<Partial<Record<'actors' | 'guards' | 'delays', Readonly<Record<string, string>>>>>;
};

/** One machine starts another: from a state, or from wherever it is. */
export type Start = { state: string | undefined; machine: string };

/** A machine as the atlas knows it: plain data, that can be stored and sent. */
export type Flow = {
  graph: MachineGraph;
  /** What its actors, guards and delays are for, by their names. */
  words: Readonly<Record<'actors' | 'guards' | 'delays', Readonly<Record<string, string>>>>;
  starts: readonly Start[];
};

/** Machines with their words as flows. */
export function flowsOf(machines: readonly Described[]): readonly Flow[] {
  return machines.map(({ machine, descriptions }) => {
    const graph = readGraph(machine);
    const { actors = {}, guards = {}, delays = {} } = descriptions;
    return { graph, words: { actors, guards, delays }, starts: startsOf(machine, graph) };
  });
}

function startsOf(machine: AnyStateMachine, graph: MachineGraph): readonly Start[] {
  return Object.entries(machine.implementations.actors).flatMap(([src, actor]): Start[] => {
    const started = machineIdOf(actor);
    if (started === undefined) return [];
    const states = graph.states.filter(({ invokes }) => invokes.some((each) => each.src === src));
    if (states.length === 0) return [{ state: undefined, machine: started }];
    return states.map(({ id }) => ({ state: id, machine: started }));
  });
}

/** The id of a machine; nothing for a call. */
function machineIdOf(actor: unknown): string | undefined {
  if (typeof actor !== 'object' || actor === null || !('root' in actor) || !('id' in actor)) return undefined;
  return String(actor.id);
}

/** What pictures say of a flow. */
export function wordingOf({ graph, starts }: Flow): Wording {
  const sentences = new Map(graph.branches.map(({ id, description }) => [id, { en: description, es: description }]));
  return {
    titleOf,
    startsOf: (stateId): readonly Words[] =>
      starts.filter(({ state }) => state === stateId).map(({ machine }) => titleOf(machine)),
    sentenceOf: (branchId) => sentences.get(branchId) ?? { en: branchId, es: branchId },
  };
}
