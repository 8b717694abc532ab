import { roomIn } from '#src/theme/windows.ts';

/** Where there is room, all that is told of a patient stands in one line, below the same column of each other one. */
export const inColumns = roomIn.table;

/** The name, the birth, the next visit and the last one; then what is to be known of their visits. */
export const patientColumns = {
  gridTemplateColumns: 'minmax(0, 30fr) minmax(0, 24fr) minmax(0, 24fr) minmax(0, 24fr) minmax(0, 38fr)',
  columnGap: 'sm',
} as const;
