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
 * Reads `--runs 5`, `--pages /login,members` and `--write`.
 * @param groups all that can be measured, by the names of its groups
 * @throws Error naming what is not understood
 */
export function readOptions(args: string[], groups: Readonly<Record<string, readonly string[]>>): WebOptions {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: '5' }, pages: { type: 'string' }, write: { type: 'boolean' } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is "${values.runs}": say a number from 1 on.`);
  const names = Object.values(groups).flat();
  const chosen = values.pages?.split(',').flatMap((name) => groups[name] ?? name) ?? names;
  const unknown = chosen.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no "${unknown.join('", "')}" to measure: choose from "${[...Object.keys(groups), ...names].join('", "')}".`,
    );
  }
  return { runs, chosen, isWriting: values.write ?? false };
}
