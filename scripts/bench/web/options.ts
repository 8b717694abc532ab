import { parseArgs } from 'node:util';

/** What `npm run bench -- web` is told. */
export interface WebOptions {
  /** How often each page is opened and each press made. */
  runs: number;
  /** What is measured, by name: pages by their address, presses as the table calls them. */
  chosen: readonly string[];
  /** Whether the CPU that pages take now becomes their budget. */
  isWriting: boolean;
}

/**
 * Reads `--runs 5`, `--pages /login,/signup` and `--write`.
 * @param names all that can be measured
 * @throws Error naming what is not understood
 */
export function readOptions(args: string[], names: readonly string[]): WebOptions {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: '5' }, pages: { type: 'string' }, write: { type: 'boolean' } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is "${values.runs}": say a number from 1 on.`);
  const chosen = values.pages?.split(',') ?? names;
  const unknown = chosen.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no "${unknown.join('", "')}" to measure: choose from "${names.join('", "')}".`);
  }
  return { runs, chosen, isWriting: values.write ?? false };
}
