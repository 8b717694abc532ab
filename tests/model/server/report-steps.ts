import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CoverageStep } from '../core/coverage.ts';

/** What one test did on the server, and the goals of the machine that it came by. */
export type ServerStep = { name: string; step: CoverageStep; covered: string[] };

/** Where the tests leave what they did, for who asks: a folder. */
export const reportFolder = 'NOVI_MODEL_REPORT';

/** Collects what the tests of a machine do, and writes it down for `npm run model -- --in server`. */
export function stepsOf(machine: string) {
  const steps: ServerStep[] = [];
  return {
    /** @param outcomes of guards that it came by, beside its branches and states */
    note: (name: string, step: CoverageStep, outcomes: string[] = []) => {
      steps.push({
        name: `${machine} on the server: ${name}`,
        step,
        covered: [...step.branches, ...step.state.flatMap(withOuter), ...outcomes],
      });
    },
    write: () => {
      const folder = process.env[reportFolder];
      if (folder === undefined) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${machine}.json`), JSON.stringify(steps));
    },
  };
}

/** A state and those around it, by its id. */
function withOuter(state: string): string[] {
  const names = state.split('.');
  return names.map((_, place) => names.slice(0, place + 1).join('.'));
}
