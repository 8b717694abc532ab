import { machines } from '#machines/catalog.ts';
import { samples } from '../../samples.ts';
import { expectationOf } from '../expectation/write.ts';
import { explore } from '../explore.ts';
import { shuffled } from '../random.ts';
import { toursThrough } from '../tours.ts';
import { findMutant, type Finding, type Sound } from './find.ts';
import { mutantsOf, type Mutant } from './mutants.ts';

export type Tried = { mutant: Mutant; finding: Finding | undefined };

/**
 * Puts faults into machines, one at a time, and has each looked for.
 * @param count how many; all without
 */
export function tryMutants(ids: readonly string[], count: number | undefined, seed: number): Tried[] {
  const known = new Map<string, Sound>();
  const chosen = machines.filter(({ machine }) => ids.includes(machine.id)).map(({ machine }) => machine);
  const all = chosen.map((machine) => mutantsOf(machine));
  const mutants = count === undefined ? all.flat() : some(all, count, seed);
  return mutants
    .toSorted((one, other) => (one.machine < other.machine ? -1 : one.machine > other.machine ? 1 : 0))
    .map((mutant) => {
      const sound = known.get(mutant.machine) ?? soundOf(mutant.machine);
      known.set(mutant.machine, sound);
      return { mutant, finding: findMutant(mutant, sound) };
    });
}

function soundOf(id: string): Sound {
  const machine = machines.find((each) => each.machine.id === id)?.machine;
  if (!machine) throw new Error(`There is no machine ${id}.`);
  const exploration = explore(machine, samples[id]);
  return { tours: toursThrough(exploration), expectation: expectationOf(exploration), samples: samples[id] ?? {} };
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

/** What became of the faults, for a terminal: those that nobody saw, then each with its way. */
export function toldOfMutants(tried: readonly Tried[], seconds: number): string {
  const missed = tried.filter(({ finding }) => !finding);
  const guards = tried.filter(({ mutant }) => mutant.isGuard).length;
  return [
    ...tried.map(({ mutant, finding }) =>
      finding
        ? [
            `found   ${mutant.name}`,
            `        ${finding.what}`,
            ...(finding.path.length > 0 ? [`        by ${finding.path.join(', ')}`] : []),
          ].join('\n')
        : `MISSED  ${mutant.name}`,
    ),
    `${String(tried.length)} faults (${String(tried.length - guards)} outside guards) in ${seconds.toFixed(1)} s, ${String(missed.length)} missed`,
    ...missed.map(({ mutant }) => `  ${mutant.name}`),
  ].join('\n');
}
