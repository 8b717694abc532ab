import { traceEntriesOf } from '#machines/graph/trace-entries.ts';
import { inspectBy } from '../../lib/inspection.ts';
import type {} from './trace-binding.ts';

/** Hands the trace of this page, from now on, to who asked for it. */
export function recordTrace(): void {
  const entryOf = traceEntriesOf(crypto.randomUUID().slice(0, 8));
  inspectBy((inspected) => {
    const entry = entryOf(inspected);
    if (entry) void window.noviTrace?.(entry);
  });
}
