/** What is read of a trace of the browser. */
type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } };

/** A trace of tasks alone. */
export const traced = { categories: ['toplevel'] };

/** How much of the processor the longest task of a page took, in milliseconds: what other programs take does not count. */
export function longestTaskCpu(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${String(pid)} ${String(tid)}`),
  );
  const taken = traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${String(pid)} ${String(tid)}`))
    .map(({ tdur = 0 }) => tdur / 1000);
  return Math.max(0, ...taken);
}
