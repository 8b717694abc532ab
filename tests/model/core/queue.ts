/** Situations that are to be gone on from, by their places. */
export type Queue = {
  push: (place: number, isNew: boolean, states: readonly string[]) => void;
  take: (wanted: readonly string[]) => number | undefined;
};

/**
 * First come those in which something is true for the first time, then those in a state that is wanted, then all others; among them, those
 * that were come to first.
 */
export function queueOf(): Queue {
  const fresh: number[] = [];
  const others: { place: number; states: ReadonlySet<string> }[] = [];
  return {
    push: (place, isNew, states) => {
      if (isNew) fresh.push(place);
      else others.push({ place, states: new Set(states) });
    },
    take: (wanted) => {
      const place = fresh.shift();
      if (place !== undefined) return place;
      const index = others.findIndex(({ states }) => wanted.some((state) => states.has(state)));
      return others.splice(Math.max(0, index), 1)[0]?.place;
    },
  };
}
