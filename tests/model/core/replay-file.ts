import { readFileSync } from 'node:fs';
import { machines } from '#machines/catalog.ts';
import { readGraph } from '#machines/graph/read.ts';
import { parseTrace, type Trace, type TraceEntry } from '#machines/graph/trace.ts';
import { replayTrace, type Misfit } from './replay-trace.ts';

/**
 * Goes through a trace that was saved as a file, and tells each step and where it does not fit today’s machines.
 * @returns the exit code
 */
export function replayFile(file: string, say: (line: string) => void = console.log): number {
  const trace = readTrace(file);
  if (trace instanceof Error) {
    say(trace.message);
    return 1;
  }
  const misfits = replayTrace(
    trace,
    machines.map(({ machine }) => readGraph(machine)),
  );
  trace.entries.forEach((entry, index) => {
    say(lineOf(index, entry));
    const why = misfits.find((misfit) => misfit.index === index)?.why;
    if (why !== undefined) say(`      DOES NOT FIT: ${why}`);
  });
  say(summaryOf(trace.entries, misfits));
  return misfits.length > 0 ? 1 : 0;
}

function readTrace(file: string): Trace | Error {
  try {
    return parseTrace(readFileSync(file, 'utf8'));
  } catch (error) {
    return error as Error;
  }
}

function lineOf(index: number, { machine, actor, event, branches, state }: TraceEntry): string {
  const what = branches.length > 0 ? branches.join(', ') : 'not answered';
  const said = event.startsWith('xstate.init') || event === 'xstate.stop' ? '' : ` (${what})`;
  return `${String(index).padStart(5)} ${machine} ${actor}: ${event}${said} → ${state.join(', ')}`;
}

function summaryOf(entries: readonly TraceEntry[], misfits: readonly Misfit[]): string {
  const count = new Set(entries.map(({ actor }) => actor)).size;
  const fits =
    misfits.length === 0
      ? 'all fit'
      : `${String(misfits.length)} do not fit, the first is ${String(misfits[0]?.index)}`;
  return `${String(entries.length)} steps of ${String(count)} machines: ${fits}`;
}
