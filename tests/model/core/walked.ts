import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { machineNamedIn, type WalkPlace } from './coverage.ts';
import type { WalkOutcome } from './options.ts';

/** Who walks another way than usual names a folder of its own: what the usual walks came by stays. */
export const walkedFolder = 'NOVI_MODEL_WALKED';

const folderOf = (root: string | undefined) => root ?? process.env[walkedFolder] ?? '.novi/model/walked';

/** What some tours of one machine came by, and when. */
export type Walked = WalkOutcome & { at: Date };

/**
 * Keeps what tours of a machine came by, for the report of a later walk in another place.
 * @param name begins with the machine’s: what was kept by it before is gone
 */
export function keepWalked(place: WalkPlace, name: string, outcome: WalkOutcome, root?: string): void {
  const file = fileOf(place, name, root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(outcome));
}

/** Forgets what was kept by a name, as it is walked again. */
export function forgetWalked(place: WalkPlace, name: string, root?: string): void {
  rmSync(fileOf(place, name, root), { force: true });
}

/** Forgets all that walks through a machine came by in a place. */
export function forgetMachine(place: WalkPlace, machine: string, root?: string): void {
  rmSync(join(folderOf(root), place, machine), { recursive: true, force: true });
}

/** All that is kept of a place. */
export function walkedIn(place: WalkPlace, root?: string): Walked[] {
  const top = join(folderOf(root), place);
  if (!existsSync(top)) return [];
  return readdirSync(top, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const file = join(top, name);
      return { ...(JSON.parse(readFileSync(file, 'utf8')) as WalkOutcome), at: statSync(file).mtime };
    });
}

function fileOf(place: WalkPlace, name: string, root: string | undefined): string {
  return join(folderOf(root), place, machineNamedIn(name), `${name.replaceAll(/\W+/g, '-')}.json`);
}
