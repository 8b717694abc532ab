import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What pages may need at most, as budgets.json has it. */
export interface Budgets {
  /** Bytes of JavaScript, compressed, by the name of the page's module: judged by `npm test`. */
  bytes: Record<string, number>;
  /** CPU until the page is ready, as a multiple of a bare page's, by address: judged by `npm run bench -- web`. */
  cpu: Record<string, number>;
}

const file = join(import.meta.dirname, 'budgets.json');

export function readBudgets(): Budgets {
  return JSON.parse(readFileSync(file, 'utf8')) as Budgets;
}

/** Writes some of them anew; the others stay. */
export function writeBudgets(changed: Partial<Budgets>): void {
  writeFileSync(file, `${JSON.stringify({ ...readBudgets(), ...changed }, undefined, 2)}\n`);
}
