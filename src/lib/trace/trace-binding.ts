import type { TraceEntry } from '#machines/graph/trace.ts';

declare global {
  interface Window {
    /** Given to every page by a browser that is driven by a test: hears each entry of the trace as it is made. */
    noviTrace?: ((entry: TraceEntry) => unknown) | undefined;
  }
}
