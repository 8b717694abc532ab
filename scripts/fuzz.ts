/**
 * `npm run fuzz -- --runs 5000 --seed 7`: asks the API so many things an operation, made from the contract
 * (tests/server/fuzz.deep.test.ts). A failure prints the seed and the smallest request that still fails.
 */
import { spawnSync } from 'node:child_process';
import { InvalidArgumentError, program } from 'commander';

const whole = (text: string): number => {
  if (!/^-?\d+$/.test(text)) throw new InvalidArgumentError('It is a whole number.');
  return Number(text);
};
const { runs, seed, only } = program
  .name('npm run fuzz --')
  .option('--runs <count>', 'requests an operation', whole, 500)
  .option('--seed <seed>', 'of a run that is to be done again', whole)
  .option('--only <operation>', 'one operation, by its operationId')
  .parse()
  .opts<{ runs: number; seed?: number; only?: string }>();

const named = only === undefined ? [] : ['-t', `${only} answers`];
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'production', 'tests/server/fuzz.deep.test.ts', ...named],
  {
    stdio: 'inherit',
    env: { ...process.env, NOVI_FUZZ_RUNS: String(runs), ...(seed !== undefined && { NOVI_FUZZ_SEED: String(seed) }) },
  },
);
process.exitCode = status ?? 1;
