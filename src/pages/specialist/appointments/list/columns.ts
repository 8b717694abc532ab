import { roomIn } from '#src/theme/windows.ts';

/** Where there is room, all that a visit tells stands in one line, below the same column of each other one. */
export const inColumns = roomIn.table;

/** Columns by their share of the width, which none exceeds; then what can be done. */
const shares = (...parts: number[]) =>
  [...parts.map((part) => `minmax(0, ${String(part)}fr)`), '{sizes.touch}'].join(' ');

/** How many columns stand before those with a head: time, patient and topic. */
export const leadColumns = 3;

/** The columns of the visits to come, and of those past. */
export const columns = {
  /** Five facts, and how one talks. */
  upcoming: {
    gridTemplateColumns: shares(33, 54, 26, 16, 22, 16, 23, 15, 27),
    columnGap: '2xs',
  },
  /** What became of it, the summary, and the plan. */
  past: {
    gridTemplateColumns: shares(33, 54, 60, 24, 26, 24),
    columnGap: '2xs',
  },
} as const;
