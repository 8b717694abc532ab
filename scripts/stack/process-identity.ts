import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process that is told apart from a later one that got the same number. */
export interface ProcessIdentity {
  pid: number;
  /** When it was born, as the system writes it. */
  born: string;
}

/** Who has this process number now; undefined when nobody has. */
export function identify(pid: number): ProcessIdentity | undefined {
  const born = process.platform === 'linux' ? bornOnLinux(pid) : bornElsewhere(pid);
  return born === undefined ? undefined : { pid, born };
}

/** Whether this very process still runs. */
export function isAlive(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.born === identity.born;
}

/** Sends a signal to this very process, and never to another that got its number. */
export function signalProcess(identity: ProcessIdentity, signal: NodeJS.Signals): boolean {
  if (!isAlive(identity)) return false;
  try {
    return process.kill(identity.pid, signal);
  } catch {
    return false;
  }
}

function bornOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name stands in brackets and may hold blanks, so the fields are counted from its end.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${fields[19] ?? ''}`;
  } catch {
    return undefined;
  }
}

function bornElsewhere(pid: number): string | undefined {
  return ps('lstart=', pid) || undefined;
}

/** The program and arguments of a process; empty when they can't be told. */
export function commandOf(pid: number): string {
  if (process.platform !== 'linux') return ps('args=', pid);
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

function ps(column: string, pid: number): string {
  try {
    // What it complains about (a process that has just gone) is told by the empty answer.
    return execFileSync('ps', ['-ww', '-o', column, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
