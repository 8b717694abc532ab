import type { Branch } from '#machines/graph/types.ts';
import type { Note } from './types.ts';
import type { Way } from './ways.ts';

/** With more conditions than these, the ways of one trigger are one note. */
const most = 4;

/** What is told in words, numbered in the order of the boxes. */
export function notesOf(ways: readonly Way[], order: readonly string[]): readonly Note[] {
  const noted = ways.filter((way) => way.kind === 'note');
  const place = new Map(order.map((box, index) => [box, index]));
  const inOrder = noted.toSorted((one, other) => (place.get(one.box) ?? -1) - (place.get(other.box) ?? -1));
  const lists = Map.groupBy(inOrder, ({ box, branch }) => `${box} ${listOf(branch)}`);
  return [...lists.values()]
    .flatMap((list) =>
      list.filter(({ branch }) => branch.guard !== undefined).length > most ? [list] : list.map((way) => [way]),
    )
    .map((list, index) => ({
      number: index + 1,
      box: list[0]?.box ?? '',
      branches: list.map(({ branch }) => branch.id),
      to: [...new Set(list.flatMap(({ to }) => to))],
    }));
}

function listOf({ source, trigger }: Branch): string {
  return `${source} ${trigger.kind} ${trigger.name}`;
}
