/** One step of one machine that ran: names alone, none of which comes from a person, a payload or a clock. */
export type TraceEntry = {
  /** The machine's id. */
  machine: string;
  /** Tells machines apart that run at the same time. A number of the page that made the trace, and one of the machine in it. */
  actor: string;
  /** The type of the event that it was sent: `xstate.init` where it began, `xstate.stop` where it was ended. */
  event: string;
  /** The ids of the branches that it took, none where it did not answer. */
  branches: readonly string[];
  /** The ids of the states without states inside that it was in afterwards. */
  state: readonly string[];
};

/** What machines did, in the order in which they did it. Of a machine that ran before, it begins in the middle. */
export type Trace = { version: 1; entries: readonly TraceEntry[] };

/**
 * Reads a trace that was saved as a file.
 * @throws Error saying what about it is no trace
 */
export function parseTrace(json: string): Trace {
  const read = parse(json);
  if (!isObject(read)) throw new Error('This is no trace: it is not a JSON object.');
  if (read['version'] !== 1) throw new Error('This trace has a version that is not known here: only version 1 is.');
  const { entries } = read;
  if (!Array.isArray(entries)) throw new Error('This is no trace: it has no list of entries.');
  return { version: 1, entries: entries.map(readEntry) };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error('This is no trace: it is not JSON.');
  }
}

function readEntry(entry: unknown, index: number): TraceEntry {
  if (!isObject(entry)) throw new Error(`Entry ${String(index)} of this trace is not an object.`);
  const name = (key: string) => {
    const value = entry[key];
    if (typeof value !== 'string') throw new Error(`Entry ${String(index)} of this trace has no ${key}.`);
    return value;
  };
  const names = (key: string) => {
    const value = entry[key];
    if (!Array.isArray(value) || !value.every((each) => typeof each === 'string'))
      throw new Error(`Entry ${String(index)} of this trace has no list of names as its ${key}.`);
    return value;
  };
  const [machine, actor, event] = [name('machine'), name('actor'), name('event')];
  return { machine, actor, event, branches: names('branches'), state: names('state') };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
