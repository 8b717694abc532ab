import type { Exploration } from './explore.ts';
import { movesAt } from './moves.ts';
import type { WalkOptions } from './options.ts';
import { choicesBy } from './random.ts';
import type { Situation } from './situation.ts';
import type { Move } from './stepper.ts';
import { toursThrough } from './tours.ts';
import { exitsOf, shortestTo } from './ways.ts';

/** A way to be walked. */
export type Way = {
  name: string;
  moves: readonly Move[];
  /** The options by which it is chosen again. */ chosenBy: string;
};

/** The ways through a machine that are asked for. What nothing comes by has none. */
export function waysOf(exploration: Exploration, options: Omit<WalkOptions, 'machines' | 'place'>): Way[] {
  const { walk, seed, length, count, only } = options;
  const { id } = exploration.stepper.graph;
  const to = (goals: Iterable<string>): Way[] => {
    const exits = exitsOf(exploration);
    return [...goals].map((goal) => ({
      ...{ name: `${id} to ${goal}`, moves: shortestTo(exploration, exits, goal), chosenBy: `--only "${goal}"` },
    }));
  };
  if (only !== undefined) return to([only]);
  if (walk === 'shortest') return to(exploration.first.keys());
  if (walk === 'random') {
    return Array.from({ length: count }, (_, place) => ({
      name: `${id} random ${String(seed + place)}`,
      moves: randomMoves(exploration, seed + place, length),
      chosenBy: `--walk random --seed ${String(seed + place)} --length ${String(length)} --count 1`,
    }));
  }
  return toursThrough(exploration).map(({ name, steps }) => ({
    ...{ name, chosenBy: '--walk tours' },
    moves: steps.flatMap(({ pause, move }) => (pause > 0 ? [{ kind: 'pause' } as const, move] : [move])),
  }));
}

/** So many moves, chosen by chance, the same for the same seed. Where a machine ends before, it begins anew. */
export function randomMoves(
  { stepper, samples }: Pick<Exploration, 'stepper' | 'samples'>,
  seed: number,
  length: number,
): Move[] {
  const inputs = samples.inputs ?? [undefined];
  const moves: Move[] = [];
  let here: Situation | undefined;
  for (const choice of choicesBy(seed, length)) {
    const possible = here ? movesAt(here, samples) : [];
    const move = possible[choice % possible.length] ?? { kind: 'begin', input: inputs[choice % inputs.length] };
    moves.push(move);
    try {
      here = stepper.step(here, move).situation;
    } catch {
      // Whoever walks this way will find it, too, and say so.
      break;
    }
  }
  return moves;
}
