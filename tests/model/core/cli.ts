import { InvalidArgumentError, Option, program } from 'commander';
import { machines } from '#machines/catalog.ts';
import { samples } from '../samples.ts';
import type { Place } from './coverage.ts';
import { accept, acceptedMachines, forget, unexpected } from './expectation/files.ts';
import { expectationOf } from './expectation/write.ts';
import { explore } from './explore.ts';
import { walks, type WalkOptions } from './options.ts';
import { places } from './places.ts';
import { replayFile } from './replay-file.ts';
import { summaryOf } from './summary.ts';

type Given = Omit<WalkOptions, 'machines' | 'place'> & {
  machine: string[] | undefined;
  in: Place;
  accept: boolean | undefined;
  trace: string | undefined;
};

const whole = (text: string): number => {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It is a whole number.');
  return Number(text);
};
const ids = machines.map(({ machine }) => machine.id);

/** Does what the arguments of `npm run model` ask for, and tells the exit code. */
export async function runModel(args: string[]): Promise<number> {
  const given = program
    .name('npm run model --')
    .description('Walks the machines and says what that came by.')
    .addOption(new Option('--machine <id...>', 'some machines alone').choices(ids))
    .addOption(new Option('--walk <kind>', 'which ways').choices(walks).default('tours'))
    .addOption(new Option('--in <place>', 'where').choices(Object.keys(places)).default('memory'))
    .option('--seed <number>', 'of a random walk that is to be done again', whole, 1)
    .option('--length <count>', 'events of a random walk', whole, 100)
    .option('--count <count>', 'random walks of each machine', whole, 10)
    .option('--only <id>', 'ways to one branch or state')
    .option('--accept', 'takes what the machines do now as what is expected of them')
    .option('--trace <file>', 'goes through a trace that somebody has saved, instead of walking')
    .parse(args, { from: 'user' })
    .opts<Given>();
  const chosen = given.machine ?? ids;
  if (given.trace !== undefined) return replayFile(given.trace);
  if (given.accept) return acceptAll(chosen);
  const load = places[given.in];
  if (!load) throw new Error(`Nobody walks in ${given.in} yet.`);
  const walk = await load();
  const begun = performance.now();
  const { coverage, failures } = await walk({ ...given, only: given.only, place: given.in, machines: chosen });
  console.log(summaryOf(coverage, failures, (performance.now() - begun) / 1000));
  return failures.length > 0 ? 1 : 0;
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
