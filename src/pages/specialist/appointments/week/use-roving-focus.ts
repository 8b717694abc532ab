import { useRef, useState, type KeyboardEvent } from 'react';
import { placeAfter, type Counts, type GridPlace } from './grid-place.ts';

/** One place of a grid is in the order of the Tab key; the arrow keys, Home and End lead to the others. */
export function useRovingFocus(counts: Counts, first: GridPlace) {
  const grid = useRef<HTMLTableElement>(null);
  const [left, setLeft] = useState<GridPlace>();
  // What was left may be gone since.
  const isThere = left !== undefined && left.item < Math.max(1, counts[left.row]?.[left.column] ?? 0);
  const active = isThere ? left : first;
  /** What a thing in a cell needs, or the cell itself where it is empty. */
  const placed = (place: GridPlace) => ({
    'data-place': nameOf(place),
    tabIndex: nameOf(place) === nameOf(active) ? 0 : -1,
    onFocus: () => setLeft(place),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const next = placeAfter(event.key, event.ctrlKey, active, counts);
    if (!next) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-place="${nameOf(next)}"]`)?.focus();
  };
  return { grid, placed, onKeyDown };
}

function nameOf({ row, column, item }: GridPlace): string {
  return `${row}-${column}-${item}`;
}
