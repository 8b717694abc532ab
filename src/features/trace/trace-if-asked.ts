import { logError } from '../../lib/log.ts';
import type {} from './trace-binding.ts';

/** Loads what records, before the first machine starts, where a trace is asked for as the page opens. Never fails. */
export async function traceIfAsked(): Promise<void> {
  if (!window.noviTrace) return;
  await import('./record-trace.ts').then(
    ({ recordTrace }) => recordTrace(),
    (error: unknown) => logError('trace not recorded', error),
  );
}
