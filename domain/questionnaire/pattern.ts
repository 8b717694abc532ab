import { parsed, type Node } from './pattern-syntax.ts';

/**
 * A questionnaire's regular expression as a test of a whole text, or undefined where it can't be run here. JavaScript's own
 * engine can take longer than the universe is old for a few characters (`(a+)+b`), and a questionnaire can be anybody's, so
 * this one follows all ways at once (Thompson 1968): each character costs no more than the pattern has places. It knows
 * what has such ways: not backreferences, nor looking ahead or behind. A text that is too long to judge is `undefined`.
 */
export function compiled(source: string): ((text: string) => boolean | undefined) | undefined {
  const known = tests.get(source);
  if (known !== undefined) return known ?? undefined;
  const made = make(source);
  if (tests.size >= mostKept) tests.clear();
  tests.set(source, made ?? null);
  return made;
}

const tests = new Map<string, ((text: string) => boolean | undefined) | null>();
const mostKept = 200;
const longestPattern = 1000;
const mostPlaces = 1000;
/** With the places of a pattern, the most work of one test: some million steps. */
const longestText = 1000;

/** A place in the pattern: reads a character that `fits`, or goes on to others without reading. */
type State = { fits?: (character: string) => boolean; next: number[] };

function make(source: string): ((text: string) => boolean | undefined) | undefined {
  const tree = source.length > longestPattern ? undefined : parsed(source);
  if (!tree) return undefined;
  const states: State[] = [{ next: [] }];
  const end = build(tree, 0, states);
  if (end === undefined) return undefined;
  return (text) => {
    const characters = Array.from(text);
    return characters.length > longestText ? undefined : runs(states, end, characters);
  };
}

function runs(states: readonly State[], end: number, characters: readonly string[]): boolean {
  let here = closure(states, [0]);
  for (const character of characters) {
    const next = [...here].flatMap((at) => {
      const state = states[at];
      return state?.fits?.(character) ? state.next : [];
    });
    if (next.length === 0) return false;
    here = closure(states, next);
  }
  return here.has(end);
}

/** All places that are reached without reading. */
function closure(states: readonly State[], from: readonly number[]): Set<number> {
  const reached = new Set<number>();
  const open = [...from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const state = states[at];
    if (!state || reached.has(at)) continue;
    reached.add(at);
    if (!state.fits) open.push(...state.next);
  }
  return reached;
}

/** Adds a part of the pattern behind a place; the place behind it, or undefined where it grows too large. */
function build(node: Node, from: number, states: State[]): number | undefined {
  if (states.length > mostPlaces) return undefined;
  const add = (state: State): number => states.push(state) - 1;
  const link = (at: number, to: number) => states[at]?.next.push(to);
  switch (node.kind) {
    case 'character': {
      const reader = add({ fits: node.fits, next: [] });
      const after = add({ next: [] });
      link(from, reader);
      link(reader, after);
      return after;
    }
    case 'sequence':
      // What is empty has a place, too: many repetitions of nothing are not for nothing.
      if (node.parts.length === 0) {
        const after = add({ next: [] });
        link(from, after);
        return after;
      }
      return node.parts.reduce<number | undefined>(
        (at, part) => (at === undefined ? undefined : build(part, at, states)),
        from,
      );
    case 'choice': {
      const after = add({ next: [] });
      for (const part of node.parts) {
        const start = add({ next: [] });
        link(from, start);
        const end = build(part, start, states);
        if (end === undefined) return undefined;
        link(end, after);
      }
      return after;
    }
    case 'repeat': {
      let at: number | undefined = from;
      for (let count = 0; count < node.min && at !== undefined; count += 1) at = build(node.part, at, states);
      if (at === undefined) return undefined;
      if (node.max === Infinity) {
        const loop = add({ next: [] });
        link(at, loop);
        const end = build(node.part, loop, states);
        if (end === undefined) return undefined;
        link(end, loop);
        const after = add({ next: [] });
        link(loop, after);
        return after;
      }
      const after = add({ next: [] });
      for (let count = node.min; count < node.max; count += 1) {
        link(at, after);
        at = build(node.part, at, states);
        if (at === undefined) return undefined;
      }
      link(at, after);
      return after;
    }
  }
}
