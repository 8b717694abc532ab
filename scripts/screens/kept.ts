import { join } from 'node:path';

/** Where the pictures of comparisons are. */
export const kept = '.novi-test/screens';

/** What a comparison writes itself, beside the pictures that are kept. */
const own = ['now', 'differences'];

/**
 * The folder of the pictures that are kept by a name. It is emptied before they are taken.
 * @throws Error where the name leads to another place, or to what a comparison writes itself
 */
export function keptFolder(name: string): string {
  if (/^[\w-]+$/.test(name) && !own.includes(name)) return join(kept, name);
  throw new Error(
    `Pictures can’t be kept as "${name}": choose a name of letters, digits and hyphens, other than ${own.join(' and ')}.`,
  );
}
