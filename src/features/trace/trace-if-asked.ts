import { logError } from '../../lib/log.ts';
import { tabStorage } from '../../lib/storage.ts';
import type {} from '../../lib/trace/trace-binding.ts';
import { traceKey } from '../../lib/trace/trace-key.ts';

/** Loads what records, before the first machine starts, where a trace is asked for as the page opens. Never fails. */
export async function traceIfAsked(): Promise<void> {
  try {
    const kept = tabStorage.read(traceKey);
    if (typeof kept === 'string') (await import('../../ui/trace-bar.tsx')).goOnRecording(kept);
    else if (window.noviTrace) (await import('../../lib/trace/record-trace.ts')).recordTrace();
  } catch (error) {
    logError('trace not recorded', error);
  }
}
