import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RecordedPart } from './lock.ts';
import { Problem } from './problem.ts';
import { identify, isAlive, signalProcess } from './process-identity.ts';

export interface PartPlan {
  /** As it is told to people: "the API". */
  name: string;
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  logFile: string;
  stopSignal: NodeJS.Signals;
  /** Another user to run as (only root may ask for one). */
  user?: { uid: number; gid: number } | undefined;
}

/** A running process of the stack. */
export interface Part {
  name: string;
  logFile: string;
  child: ChildProcess;
  recorded: RecordedPart;
  /** Settles when the process is gone, whatever the reason. */
  gone: Promise<string>;
  hasGone: () => boolean;
  /** The sentence for a part that stopped although nobody asked it to. */
  problem: () => Problem;
  stop: () => Promise<void>;
}

/** Where a part is told of as soon as it runs, so that it is stopped again whatever happens next. */
export interface Registry {
  add: (part: Part) => void;
  drop: (part: Part) => void;
  /** From now on, an end of this part that nobody asked for is the end of the stack. */
  watch: (part: Part) => void;
}

/** How long a part may take to stop in order before it is killed. */
const patience = 15_000;

/**
 * Starts a process in a group of its own, so that a Ctrl-C reaches only us and we stop everything in order. Its output
 * goes straight to a file, which works on when we are gone.
 */
export async function startPart(plan: PartPlan): Promise<Part> {
  const log = openSync(plan.logFile, 'w');
  const child = spawn(plan.command, plan.args, {
    cwd: plan.cwd,
    env: plan.env,
    detached: true,
    stdio: ['ignore', log, log, ...(plan.user ? [] : ['ipc' as const])],
    ...plan.user,
  });
  closeSync(log);
  const gone = new Promise<string>((resolve) => {
    child.once('error', (error) => {
      resolve(error.message);
    });
    child.once('exit', (code, signal) => {
      resolve(signal ?? `exit code ${String(code)}`);
    });
  });
  await new Promise((resolve) => {
    child.once('spawn', resolve);
    child.once('error', resolve);
  });
  let end: string | undefined;
  void gone.then((how) => {
    end = how;
  });
  const identity = identify(child.pid ?? 0) ?? { pid: child.pid ?? 0, born: '' };
  const recorded = { ...identity, name: plan.name, stopSignal: plan.stopSignal };
  const hasGone = () => end !== undefined || child.pid === undefined;
  return {
    name: plan.name,
    logFile: plan.logFile,
    child,
    recorded,
    gone,
    hasGone,
    problem: () => stoppedProblem(plan, end ?? 'unknown reason'),
    async stop() {
      if (hasGone()) return;
      child.kill(plan.stopSignal);
      if ((await Promise.race([gone, wait(patience, undefined, { ref: false })])) !== undefined) return;
      killGroup(identity.pid);
      await gone;
    },
  };
}

/** Stops processes that a killed predecessor left running, the last started first. */
export async function stopLeftovers(parts: RecordedPart[]): Promise<void> {
  for (const part of parts.toReversed()) {
    if (!signalProcess(part, part.stopSignal)) continue;
    const deadline = Date.now() + patience;
    while (isAlive(part) && Date.now() < deadline) await wait(50);
    if (isAlive(part)) killGroup(part.pid);
    while (isAlive(part)) await wait(50);
  }
}

/**
 * Waits until `probe` is true.
 * @throws Problem when the part goes away meanwhile, or when it takes longer than `seconds`
 */
export async function untilReady(part: Part, probe: () => Promise<boolean>, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    if (part.hasGone()) throw part.problem();
    if (await probe()) return;
    if (Date.now() > deadline)
      throw new Problem(
        `${capital(part.name)} is not ready after ${seconds} seconds: look into ${shown(part.logFile)}.`,
      );
    await wait(50);
  }
}

/** Whether an address answers with a status of success. */
export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It went by itself meanwhile.
  }
}

function stoppedProblem({ name, logFile }: PartPlan, how: string): Problem {
  return new Problem(`${capital(name)} stopped by itself (${how}): look into ${shown(logFile)}, then start again.`);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function shown(file: string): string {
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : path;
}
