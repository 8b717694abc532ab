import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { differenceBetween } from './compare.ts';

const folder = join(import.meta.dirname, '../../expected');
const fileOf = (machine: string) => join(folder, `${machine}.txt`);

/** Says what is different from what was accepted, and how it is accepted; nothing where nothing is. */
export function unexpected(machine: string, found: string): string | undefined {
  const accepted = existsSync(fileOf(machine)) ? readFileSync(fileOf(machine), 'utf8') : '';
  const difference = differenceBetween(accepted, found);
  if (difference === undefined) return undefined;
  return `${machine} does something else than was accepted:\n${difference}\nIs it right? Then say  npm run model -- --accept --machine ${machine}`;
}

/** Takes what was found as what is expected from now on. */
export function accept(machine: string, found: string): void {
  writeFileSync(fileOf(machine), found);
}

/** The machines of which something was accepted. */
export function acceptedMachines(): string[] {
  return readdirSync(folder).map((name) => name.replace(/\.txt$/, ''));
}

/** Forgets what was accepted of a machine that is gone. */
export function forget(machine: string): void {
  rmSync(fileOf(machine));
}
