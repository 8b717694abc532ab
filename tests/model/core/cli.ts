import { InvalidArgumentError, Option, program } from 'commander';
import { machines } from '#machines/catalog.ts';
import { samples } from '../samples.ts';
import { keepFaults } from '../report/write.ts';
import { machineNamedIn, placeNames, type WalkPlace } from './coverage.ts';
import { accept, acceptedMachines, forget, unexpected } from './expectation/files.ts';
import { expectationOf } from './expectation/write.ts';
import { explore } from './explore.ts';
import { isMissed, sumOfMutants, toldOfMutant, tryMutants, type Tried } from './mutants/run.ts';
import { walks, type WalkOptions } from './options.ts';
import { replayFile } from './replay-file.ts';
import { stepperOf } from './stepper.ts';
import { modelFolder, walkAll } from './walk-all.ts';

type Given = Omit<WalkOptions, 'machines' | 'place'> & {
  machine: string[] | undefined;
  in: WalkPlace[] | undefined;
  accept: boolean | undefined;
  trace: string | undefined;
  mutants: number | 'all' | true | undefined;
};

const whole = (text: string): number => {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It is a whole number.');
  return Number(text);
};
const faults = (text: string): number | 'all' => (text === 'all' ? text : whole(text));
const ids = machines.map(({ machine }) => machine.id);

/** Does what the arguments of `npm run model` ask for, and tells the exit code. */
export async function runModel(args: string[]): Promise<number> {
  const given = program
    .name('npm run model --')
    .description('Walks the machines and says what that came by.')
    .addOption(new Option('--machine <id...>', 'some machines alone').choices(ids))
    .addOption(new Option('--walk <kind>', 'which ways').choices(walks).default('tours'))
    .addOption(new Option('--in <place...>', 'where').choices(placeNames))
    .option('--seed <number>', 'of a random walk that is to be done again', whole, 1)
    .option('--length <count>', 'events of a random walk', whole, 100)
    .option('--count <count>', 'random walks of each machine', whole, 10)
    .option('--minutes <count>', 'random walks in memory, as many as there is time for', whole)
    .option('--only <id>', 'ways to one branch or state')
    .option('--way <numbers>', 'in the browser: one way again, as a failure names it')
    .option(
      '--mutants [count]',
      'puts faults into the machines, one at a time: 60, so many, or all; then some into server and screens',
      faults,
    )
    .option('--headed', 'in the browser: shows it')
    .option('--screens', 'in the browser: takes pictures of each state')
    .option('--accept', 'takes what the machines do now as what is expected of them')
    .option('--trace <file>', 'goes through a trace that somebody has saved, instead of walking')
    .parse(args, { from: 'user' })
    .opts<Given>();
  const chosen = given.machine ?? ids;
  if (given.trace !== undefined) {
    const { linesOf } = await import('../browser/trace-ways.ts');
    return replayFile(given.trace, linesOf);
  }
  if (given.accept) return acceptAll(chosen);
  if (given.mutants !== undefined) return mutate(given, chosen);
  const { only } = given;
  if (only !== undefined && !isKnown(only)) {
    console.error(
      `No machine has a state, a branch or an outcome "${only}": .novi/model/coverage.json names them all.`,
    );
    return 1;
  }
  const machines = only === undefined ? chosen : [machineNamedIn(only)];
  return walkAll(given.in ?? ['memory'], { ...given, only, machines });
}

function isKnown(goal: string): boolean {
  const machine = machines.find((each) => each.machine.id === machineNamedIn(goal))?.machine;
  return machine !== undefined && Object.values(stepperOf(machine).goals).some((ids) => ids.includes(goal));
}

function foundOf(id: string): string {
  const machine = machines.find((each) => each.machine.id === id)?.machine;
  if (!machine) throw new Error(`There is no machine ${id}.`);
  return expectationOf(explore(machine, samples[id]));
}

function acceptAll(chosen: readonly string[]): number {
  for (const id of chosen) {
    const found = foundOf(id);
    const message = unexpected(id, found);
    accept(id, found);
    if (message !== undefined) console.log(`${id}: accepted.`);
  }
  for (const id of acceptedMachines().filter((each) => !ids.includes(each))) forget(id);
  return 0;
}

/** Faults in machines, which are looked for in memory, and those beside them, for which the server or a browser is needed. */
async function mutate(
  { mutants, seed, in: places = [...placeNames] }: Given,
  chosen: readonly string[],
): Promise<number> {
  const begun = performance.now();
  const tell = (each: Tried) => console.log(toldOfMutant(each));
  const count = mutants === 'all' ? undefined : mutants === true || mutants === undefined ? 60 : mutants;
  const tried = places.includes('memory') ? tryMutants(chosen, count, seed, tell) : [];
  const { sourceFaults } = await import('../faults/source-faults.ts');
  const { tryFault } = await import('../faults/try.ts');
  for (const fault of sourceFaults.filter(({ place, machine }) => places.includes(place) && chosen.includes(machine))) {
    const each = tryFault(fault);
    tell(each);
    tried.push(each);
  }
  keepFaults(modelFolder, tried);
  console.log(sumOfMutants(tried, (performance.now() - begun) / 1000));
  return tried.some(isMissed) ? 1 : 0;
}
