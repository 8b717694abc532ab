import type { StageEnd } from './stages.ts';

/** One of many runs of `npm test`. */
export interface SteadyRun {
  number: number;
  /** Whether another program kept a core busy meanwhile. */
  isBusy: boolean;
  /** From its begin to its end. */
  seconds: number;
  /** Milliseconds that a fixed piece of work took before it and after it, see fixed-work.ts. */
  fixedWork: readonly [before: number, after: number];
  ends: StageEnd[];
}

/** The head of the table, with the stages of a run in the order of their names. */
export function headLines({ ends }: SteadyRun): string {
  const heads = [
    'run',
    'beside a busy core',
    'passed',
    'failed',
    'minutes',
    'fixed work before and after, ms',
    ...names(ends).map((name) => `${name}, s`),
  ];
  return `${line(heads)}\n${line(heads.map(() => '---'))}`;
}

/** A run as a line of the table. */
export function runLine({ number, isBusy, seconds, fixedWork, ends }: SteadyRun): string {
  const sum = (key: 'passed' | 'failed') => ends.reduce((total, end) => total + end[key], 0);
  const times = names(ends).map((name) => ends.find(({ stage }) => stage === name)?.seconds.toFixed(0) ?? '');
  return line([
    ...[String(number), isBusy ? 'yes' : 'no', String(sum('passed')), String(sum('failed'))],
    ...[(seconds / 60).toFixed(1), fixedWork.map((each) => each.toFixed(0)).join(', '), ...times],
  ]);
}

/** What failed in how many runs, the most frequent first. */
export function failuresLine(runs: readonly SteadyRun[]): string {
  const counts = new Map<string, number>();
  for (const { ends } of runs)
    for (const { stage, failed, failures = [] } of ends)
      for (const name of failed > 0 && failures.length === 0 ? [stage] : failures)
        counts.set(name, (counts.get(name) ?? 0) + 1);
  if (counts.size === 0) return `\nNothing failed in ${runs.length} runs.`;
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a);
  return ['', ...sorted.map(([name, count]) => `- ${count} of ${runs.length} runs: ${name}`)].join('\n');
}

function names(ends: readonly StageEnd[]): string[] {
  return ends.map(({ stage }) => stage).toSorted();
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
