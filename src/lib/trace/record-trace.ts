import { traceEntriesOf } from '#machines/graph/trace-entries.ts';
import { inspectBy } from '../inspection.ts';
import type { KeptTrace } from './keep-trace.ts';
import type {} from './trace-binding.ts';

/**
 * Records what the machines of this page do from now on: for a browser that is driven by a test, if there is one, and for who sits
 * here, if they asked.
 * @param kept where theirs is kept
 */
export function recordTrace(kept?: KeptTrace): void {
  const entryOf = traceEntriesOf(crypto.randomUUID().slice(0, 8));
  inspectBy((inspected) => {
    const entry = entryOf(inspected);
    if (!entry) return;
    void window.noviTrace?.(entry);
    kept?.add(entry);
  });
}
