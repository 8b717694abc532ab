import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { settle, type Counts } from './counts.ts';
import type { Stage } from './stages.ts';

export interface StageResult {
  counts: Counts;
  /** Everything that the programs said. */
  output: string;
}

/** Runs a stage. Its processes form a group of their own, so that none of them is left when it is called off. */
export async function runStage(
  stage: Pick<Stage, 'name' | 'commands' | 'report' | 'env' | 'ifFailed'>,
  signal: AbortSignal,
  minutes = 50,
): Promise<StageResult> {
  const { report } = stage;
  if (report) rmSync(report.file, { force: true });
  let output = '';
  let endedWell = true;
  const run = (command: string[]) =>
    runCommand(command, { env: stage.env, signal, minutes, hear: (text) => (output += text) });
  for (const command of stage.commands) {
    const end = await run(command);
    if (end === 0) continue;
    endedWell = false;
    output += `\n${command.join(' ')} ended with ${String(end)}\n`;
    if (signal.aborted) break;
  }
  // The report is read first: whatever this says of what failed, it stays failed.
  const counted = report ? readReport(report) : { passed: endedWell ? 1 : 0, failed: endedWell ? 0 : 1 };
  if (!endedWell && stage.ifFailed && !signal.aborted) {
    output += `\nOnce more, for whoever looks why: ${stage.ifFailed.join(' ')}\n`;
    await run(stage.ifFailed);
  }
  if (report && counted.passed + counted.failed === 0) output += `\nNo test ran in the stage "${stage.name}".\n`;
  return { counts: settle(counted, endedWell), output };
}

type Run = { env: Stage['env']; signal: AbortSignal; minutes: number; hear: (text: string) => void };

function runCommand(command: string[], { env, signal, minutes, hear }: Run) {
  return new Promise<number | string>((resolve) => {
    const child = spawn(process.execPath, command, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, FORCE_COLOR: '0', NO_COLOR: '1' },
    });
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    const end = (how: number | string) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      resolve(how);
    };
    const onAbort = () => {
      killGroup(child.pid, 'SIGTERM');
    };
    const timer = setTimeout(() => {
      killGroup(child.pid, 'SIGKILL');
      hear(`\nStill not done after ${minutes} minutes.\n`);
    }, minutes * 60_000);
    signal.addEventListener('abort', onAbort);
    child.once('error', (error) => {
      end(error.message);
    });
    child.once('close', (code, by) => {
      end(code ?? by ?? 'an unknown end');
    });
  });
}

function killGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It went by itself meanwhile.
  }
}

/** A report that was not written counts nothing; the stage has failed then. */
function readReport({ file, count }: NonNullable<Stage['report']>): Counts {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}
