import { readFileSync } from 'node:fs';
import { machines } from '#machines/catalog.ts';
import { readGraph } from '#machines/graph/read.ts';
import { parseTrace, type Trace, type TraceEntry } from '#machines/graph/trace.ts';
import { replayTrace, type Misfit } from './replay-trace.ts';

/**
 * Goes through a trace that was saved as a file, and tells each step, where it does not fit today’s machines, and how it is done again.
 * @param linesOf tells how
 * @returns the exit code
 */
export function replayFile(
  file: string,
  linesOf: (trace: Trace) => readonly string[],
  say: (line: string) => void = console.log,
): number {
  const trace = readTrace(file);
  if (trace instanceof Error) {
    say(trace.message);
    return 1;
  }
  const misfits = replayTrace(
    trace,
    machines.map(({ machine }) => readGraph(machine)),
  );
  const before = new Map<string, readonly string[]>();
  trace.entries.forEach((entry, index) => {
    say(lineOf(index, entry, before.get(entry.actor) ?? []));
    before.set(entry.actor, entry.state);
    const why = misfits.find((misfit) => misfit.index === index)?.why;
    if (why !== undefined) say(`      DOES NOT FIT: ${why}`);
  });
  say(summaryOf(trace.entries, misfits));
  const again = linesOf(trace);
  if (again.length > 0) say(['To do it again:', ...again].join('\n  '));
  return misfits.length > 0 ? 1 : 0;
}

function readTrace(file: string): Trace | Error {
  try {
    return parseTrace(readFileSync(file, 'utf8'));
  } catch (error) {
    return error as Error;
  }
}

/** Of the states after a step, those in which the machine was not before. */
function lineOf(index: number, entry: TraceEntry, before: readonly string[]): string {
  const { machine, actor, event, branches, state } = entry;
  const what = branches.length > 0 ? branches.join(', ') : 'not answered';
  const said = event === 'xstate.init' || event === 'xstate.stop' ? '' : ` (${what})`;
  const entered = state.filter((id) => !before.includes(id));
  const led = entered.length > 0 ? ` → ${entered.join(', ')}` : '';
  return `${String(index).padStart(5)} ${machine} ${actor}: ${event}${said}${led}`;
}

function summaryOf(entries: readonly TraceEntry[], misfits: readonly Misfit[]): string {
  const count = new Set(entries.map(({ actor }) => actor)).size;
  const fits =
    misfits.length === 0
      ? 'all fit'
      : `${String(misfits.length)} do not fit, the first is ${String(misfits[0]?.index)}`;
  return `${String(entries.length)} steps of ${String(count)} machines: ${fits}`;
}
