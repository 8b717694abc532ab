import { machines } from '#machines/catalog.ts';
import { samples } from '../../samples.ts';
import { explore } from '../explore.ts';
import type { WalkPlace } from '../coverage.ts';
import { shuffled } from '../random.ts';
import { findMutant, soundOf, type Finding, type Sound } from './find.ts';
import type { Mutant } from './mutant.ts';
import { mutantsOf } from './mutants.ts';

/** A fault that was put in, and what came of it. */
export type Tried = {
  machine: string;
  name: string;
  isGuard: boolean;
  place: WalkPlace;
  finding?: Finding;
};

/**
 * Puts faults into machines, one at a time, and has each looked for.
 * @param count how many; all without
 * @param tell is told of each as it was looked for
 */
export function tryMutants(
  ids: readonly string[],
  count: number | undefined,
  seed: number,
  tell: (tried: Tried) => void = () => undefined,
): Tried[] {
  const known = new Map<string, Sound>();
  const chosen = machines.filter(({ machine }) => ids.includes(machine.id)).map(({ machine }) => machine);
  const all = chosen.map((machine) => mutantsOf(machine));
  const mutants = count === undefined ? all.flat() : some(all, count, seed);
  return mutants
    .toSorted((one, other) => (one.machine < other.machine ? -1 : one.machine > other.machine ? 1 : 0))
    .map((mutant) => {
      const { machine, name, isGuard } = mutant;
      const sound = known.get(machine) ?? soundOf(exploreById(machine));
      known.set(machine, sound);
      const finding = findMutant(mutant, sound);
      const tried: Tried = { place: 'memory', machine, name, isGuard, ...(finding && { finding }) };
      tell(tried);
      return tried;
    });
}

function exploreById(id: string) {
  const machine = machines.find((each) => each.machine.id === id)?.machine;
  if (!machine) throw new Error(`There is no machine ${id}.`);
  return explore(machine, samples[id]);
}

/** From each machine in turn, and of three no more than one in a guard. */
export function some(all: readonly (readonly Mutant[])[], count: number, seed: number): Mutant[] {
  const mixed = all.map((mutants, place) => {
    const order = shuffled(mutants, seed + place);
    return { guards: order.filter(({ isGuard }) => isGuard), others: order.filter(({ isGuard }) => !isGuard) };
  });
  const chosen: Mutant[] = [];
  for (let round = 0; chosen.length < count; round++) {
    const before = chosen.length;
    for (const { guards, others } of mixed) {
      const next = (round % 3 === 2 ? guards.shift() : undefined) ?? others.shift();
      if (next && chosen.length < count) chosen.push(next);
    }
    if (chosen.length === before) break;
  }
  return chosen;
}

/** What became of a fault, for a terminal. */
export function toldOfMutant({ name, finding }: Tried): string {
  if (!finding) return `MISSED  ${name}`;
  const { by, step, path, what } = finding;
  return [
    `found   ${name}`,
    `        by ${by}${step === undefined ? '' : `, step ${String(step)}`}: ${what.split('\n', shown).join('\n        ')}`,
    ...(path.length > 0 ? [`        after ${path.join(', ')}`] : []),
  ].join('\n');
}

/** So many lines of a difference are shown. */
const shown = 6;

/** How many faults there were, and which of them nobody saw. */
export function sumOfMutants(tried: readonly Tried[], seconds: number): string {
  const missed = tried.filter(isMissed);
  const guards = tried.filter(({ isGuard }) => isGuard).length;
  return [
    `${String(tried.length)} faults (${String(tried.length - guards)} outside guards) in ${seconds.toFixed(1)} s, ${String(missed.length)} missed`,
    ...missed.map(({ name }) => `  ${name}`),
  ].join('\n');
}

export function isMissed({ finding }: Tried): boolean {
  return !finding;
}
