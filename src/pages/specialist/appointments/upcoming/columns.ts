import { roomIn } from '#src/theme/windows.ts';

/** Where there is room, all that a visit tells stands in one line, below the same column of each other one. */
export const inColumns = roomIn.table;

/** Time, patient, age, topic, five facts, how, and what can be done. */
export const columns = {
  gridTemplateColumns:
    'minmax(0, 28fr) minmax(0, 46fr) minmax(0, 7fr) minmax(0, 27fr) minmax(0, 17fr) minmax(0, 20fr) minmax(0, 17fr) minmax(0, 25fr) minmax(0, 16fr) minmax(0, 26fr)',
  columnGap: 'xs',
} as const;
