import { machineNamedIn, type Coverage, type WalkPlace } from '../core/coverage.ts';

type Part = Readonly<Record<string, readonly string[]>>;

/** The names of the tours that were walked in a place. */
export function toursIn({ tours }: Coverage, place: WalkPlace): ReadonlySet<string> {
  return new Set(Object.entries(tours).flatMap(([name, { where }]) => (where === place ? [name] : [])));
}

/** Whether a way that was walked is one of the machine’s own: the ways of others may come through it, too. */
export function isWalked(machine: string, { tours }: Coverage): boolean {
  return Object.keys(tours).some((name) => machineNamedIn(name) === machine);
}

/** How much of a part was come by: `3/4`. */
export function shareOf(part: Part): string {
  const all = Object.values(part);
  return `${String(all.filter((by) => by.length > 0).length)}/${String(all.length)}`;
}

/** How much of a part some tours came by, of what they can come by. */
export function shareIn(
  part: Part,
  tours: ReadonlySet<string>,
  excused: Readonly<Record<string, string>> = {},
): string {
  const asked = Object.entries(part).filter(([id, by]) => !(id in excused) || by.some((name) => tours.has(name)));
  return shareOf(Object.fromEntries(asked.map(([id, by]) => [id, by.filter((name) => tours.has(name))])));
}
