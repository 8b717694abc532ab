import fc from 'fast-check';
import type { Branch, GraphState, MachineGraph, Trigger } from '#machines/graph/types.ts';

/** A tree of states as its shape: how many are in each group, and which groups go on side by side. */
type Shape = { isParallel: boolean; isFinal: boolean; inside: readonly Shape[] };

/** States in a state, at most so many levels deep. */
function shapes(depth: number, most: number): fc.Arbitrary<Shape> {
  return fc.record({
    isParallel: fc.boolean(),
    isFinal: fc.boolean(),
    inside: depth === 0 ? fc.constant([]) : fc.array(shapes(depth - 1, 4), { maxLength: most }),
  });
}

const sentences = (word: RegExp) =>
  fc.array(fc.stringMatching(word), { minLength: 1, maxLength: 14 }).map((list) => list.join(' '));
const anySentences = sentences(/^[\p{L}“”’:,]{1,24}$/u);
/** Letters that every font has: what a browser needs to look for others is not measured. */
const plainSentences = sentences(/^[a-z]{2,9}$/);

/** Machines of whatever states and branches, as plain data. */
export const graphs = graphsWith(anySentences, (all) => all, { minLength: 1, maxLength: 7 }, { maxLength: 60 });

/** Machines of exactly so many states and branches, in plain letters. */
export function graphsOfSize(states: number, branches: number): fc.Arbitrary<MachineGraph> {
  const exactly = (count: number) => ({ minLength: count, maxLength: count });
  return graphsWith(plainSentences, (all) => cutTo(all, states), exactly(states), exactly(branches));
}

/** The first of them, each of which stands behind what it is in: a group of which nothing is left inside is none. */
function cutTo(all: readonly GraphState[], count: number): readonly GraphState[] {
  const first = all.slice(0, count);
  const parents = new Set(first.map(({ parent }) => parent));
  return first.map((state) =>
    parents.has(state.id) || state.kind === 'final' ? state : { ...state, kind: 'atomic', initial: undefined },
  );
}

function graphsWith(
  words: fc.Arbitrary<string>,
  choose: (all: readonly GraphState[]) => readonly GraphState[],
  ofGroups: fc.ArrayConstraints,
  ofBranches: fc.ArrayConstraints,
): fc.Arbitrary<MachineGraph> {
  return fc
    .tuple(fc.array(shapes(2, 4), ofGroups), words)
    .map(([inside, description]) =>
      choose(statesOf('any', undefined, { isParallel: false, isFinal: false, inside }, description)),
    )
    .chain((states) =>
      fc.record({
        states: fc.constant(states),
        branches: branchesOf(
          states.map(({ id }) => id),
          words,
          ofBranches,
        ),
      }),
    )
    .map(({ states, branches }) => ({ id: 'any', description: 'Any machine.', states, branches }));
}

function statesOf(
  id: string,
  parent: string | undefined,
  { isParallel, isFinal, inside }: Shape,
  description: string,
): GraphState[] {
  const kind = inside.length === 0 ? (isFinal ? 'final' : 'atomic') : isParallel ? 'parallel' : 'compound';
  const [initial] = inside.map((_, index) => `${id}.s${String(index)}`);
  return [
    {
      ...{ id, name: id.slice(id.lastIndexOf('.') + 1), parent, kind, description, tags: [], entry: [], exit: [] },
      ...{ initial: kind === 'compound' ? initial : undefined, invokes: [] },
    },
    ...inside.flatMap((each, index) => statesOf(`${id}.s${String(index)}`, id, each, description)),
  ];
}

function branchesOf(
  ids: readonly string[],
  words: fc.Arbitrary<string>,
  count: fc.ArrayConstraints,
): fc.Arbitrary<Branch[]> {
  const state = fc.constantFrom(...ids);
  const trigger: fc.Arbitrary<Trigger> = fc.record({
    kind: fc.constantFrom('event', 'always', 'done', 'error', 'after'),
    name: fc.constantFrom('one', 'two', 'three'),
  });
  const guard = fc.option(fc.constantFrom('isReady', 'isOpen'), { nil: undefined });
  const bare = fc.record({
    source: state,
    trigger,
    guard,
    targets: fc.oneof(fc.array(state, { maxLength: 1 }), fc.array(state, { maxLength: 2 })),
    reenter: fc.boolean(),
    actions: fc.constant([]),
    description: words,
  });
  return fc.array(bare, count).map((list) => {
    const places = new Map<string, number>();
    return list.map((branch): Branch => {
      const key = `${branch.source} ${branch.trigger.kind} ${branch.trigger.name}`;
      const place = places.get(key) ?? 0;
      places.set(key, place + 1);
      return { ...branch, place, id: `${key} #${String(place)}` };
    });
  });
}
