import type { Arrow, Box } from '../told/types.ts';

/** Boxes that hang together by arrows, with all that is inside of them. */
export type Component = { boxes: readonly Box[]; arrows: readonly Arrow[] };

/** The parts of a picture between which no arrow leads, in the order of its boxes. */
export function componentsOf(boxes: readonly Box[], arrows: readonly Arrow[]): readonly Component[] {
  const parentOf = new Map(boxes.map(({ id, parent }) => [id, parent]));
  const top = (id: string): string => {
    const parent = parentOf.get(id);
    return parent === undefined ? id : top(parent);
  };
  const joined = new Map<string, string>();
  const leader = (id: string): string => {
    const next = joined.get(id);
    return next === undefined ? id : leader(next);
  };
  for (const { from, to } of arrows) {
    const [one, other] = [leader(top(from)), leader(top(to))];
    if (one !== other) joined.set(other, one);
  }
  const groups = Map.groupBy(boxes, ({ id }) => leader(top(id)));
  return [...groups].map(([group, inside]) => ({
    boxes: inside,
    arrows: arrows.filter(({ from }) => leader(top(from)) === group),
  }));
}
