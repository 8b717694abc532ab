import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, Problem } from './problem.ts';
import { identify, isAlive, type ProcessIdentity } from './process-identity.ts';

/** Lies in the data folder while a stack holds it. */
export const lockFile = 'lock.json';

/** A process of the stack, as it is written down for a later start that may have to stop it. */
export interface RecordedPart extends ProcessIdentity {
  name: string;
  stopSignal: NodeJS.Signals;
}

/** Who holds the data folder, and what it has started. */
interface Holder extends ProcessIdentity {
  /** What a second one is told: "Novi already runs at …". */
  claim: string;
  parts: RecordedPart[];
}

export interface Lock {
  /** What a predecessor that was killed left behind; some of it may still run. */
  leftovers: RecordedPart[];
  record: (part: RecordedPart) => void;
  release: () => void;
}

/**
 * Takes a data folder for this process alone.
 * @throws Problem when a living stack holds it
 */
export function takeLock(dataFolder: string, saying: string): Lock {
  const file = join(dataFolder, lockFile);
  const self = identify(process.pid);
  if (self === undefined)
    throw new Problem('This process cannot see itself in the process list: run Novi on a machine with /proc or ps.');
  const mine: Holder = { ...self, claim: saying, parts: [] };
  const leftovers = claim(file, mine);
  return {
    leftovers,
    record(part) {
      mine.parts.push(part);
      replace(file, mine);
    },
    release() {
      const holder = readHolder(file);
      if (holder?.pid === mine.pid && holder.born === mine.born) rmSync(file, { force: true });
    },
  };
}

function claim(file: string, mine: Holder): RecordedPart[] {
  if (create(file, mine)) return [];
  const holder = readHolder(file);
  if (holder && isAlive(holder)) throw alreadyRunning(holder);
  // Of two starts that find the same dead lock, one may move away the other's fresh one: it then sees so, and puts it back.
  const aside = `${file}.${String(process.pid)}.old`;
  renameIfThere(file, aside);
  const moved = readHolder(aside);
  if (moved && isAlive(moved)) {
    renameSync(aside, file);
    throw alreadyRunning(moved);
  }
  rmSync(aside, { force: true });
  if (!create(file, mine)) {
    const winner = readHolder(file);
    throw winner ? alreadyRunning(winner) : new Problem(`Another start is under way in the same folder: wait for it.`);
  }
  const leftovers = holder?.parts ?? [];
  mine.parts.push(...leftovers.filter(isAlive));
  replace(file, mine);
  return leftovers;
}

function alreadyRunning({ claim: saying, pid }: Holder): Problem {
  return new Problem(
    `${saying} (process ${pid}): go on with that one, or stop it with Ctrl-C in its window or with "kill ${pid}".`,
  );
}

/** Makes the lock whole or not at all: a link either appears with its content or fails because there is one. */
function create(file: string, holder: Holder): boolean {
  const draft = `${file}.${String(process.pid)}`;
  writeFileSync(draft, JSON.stringify(holder));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function replace(file: string, holder: Holder): void {
  const draft = `${file}.${String(process.pid)}`;
  writeFileSync(draft, JSON.stringify(holder));
  renameSync(draft, file);
}

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** A lock that can't be read (a machine that lost power while writing) counts as left by nobody. */
function readHolder(file: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isHolder(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isHolder(value: unknown): value is Holder {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pid' in value &&
    'born' in value &&
    'claim' in value &&
    'parts' in value &&
    Array.isArray(value.parts)
  );
}
