import { isSame } from '#domain/is-same.ts';
import { parseTrace, type Trace, type TraceEntry } from '#machines/graph/trace.ts';
import { tabStorage } from '../storage.ts';
import { traceKey } from './trace-key.ts';

/** Enough for a long sitting; what is older is dropped. */
export const mostEntries = 2000;

/** A trace that somebody asked for, in the memory of the page. */
export type KeptTrace = {
  add: (entry: TraceEntry) => void;
  /** All that is kept, oldest first. */
  read: () => Trace;
  /** Adds nothing more, and leaves nothing in the tab. */
  stop: () => void;
  isStopped: () => boolean;
  /** Calls back once, when it is stopped. */
  onStop: (stopped: () => void) => () => void;
};

/**
 * Keeps a trace until it is stopped, or the person has signed out: on a device that others use, the next one’s does not go on with
 * it. In the tab it lies only while the page is loaded anew.
 * @param before what the tab has kept of it, where it goes on
 */
export function keepTrace(before = ''): KeptTrace {
  const entries = entriesOf(before);
  const ending = new AbortController();
  const { signal } = ending;
  const read = (): Trace => ({ version: 1, entries });
  const store = () => tabStorage.write(traceKey, JSON.stringify(read()));
  const stop = () => {
    ending.abort();
    tabStorage.remove(traceKey);
  };
  let isSomebodyThere = entries.some(isSignedIn);
  const add = (entry: TraceEntry) => {
    if (signal.aborted) return;
    entries.push(entry);
    dropRepetition(entries);
    if (entries.length > mostEntries) entries.shift();
    isSomebodyThere ||= isSignedIn(entry);
    if (isSomebodyThere && isSignedOut(entry)) stop();
  };
  store();
  addEventListener('pagehide', store, { signal });
  return {
    ...{ add, read, stop },
    isStopped: () => signal.aborted,
    onStop: (stopped) => {
      signal.addEventListener('abort', stopped);
      return () => signal.removeEventListener('abort', stopped);
    },
  };
}

/**
 * Twice the same two steps, as the count of each second makes them, are told once: they would push out all else. Both lead back to where
 * the machine was, so what is left is still a way through it.
 */
function dropRepetition(entries: TraceEntry[]): void {
  const [last, before] = [entries.slice(-2), entries.slice(-4, -2)];
  if (isSame(last, before)) entries.splice(-2);
}

/** What lies in the tab, anybody can have changed. */
function entriesOf(before: string): TraceEntry[] {
  try {
    return [...parseTrace(before).entries];
  } catch {
    return [];
  }
}

function isSignedIn({ machine, state }: TraceEntry): boolean {
  return machine === 'auth' && state.some((id) => id.startsWith('auth.signedIn.'));
}

function isSignedOut({ machine, state }: TraceEntry): boolean {
  return machine === 'auth' && (state.includes('auth.signedOut') || state.includes('auth.switching'));
}
