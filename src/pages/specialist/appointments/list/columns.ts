import { roomIn } from '#src/theme/windows.ts';

/** Where there is room, all that a visit tells stands in one line, below the same column of each other one. */
export const inColumns = roomIn.table;

/** Time, patient, age and topic; then what the list is about; then what can be done. */
const [who, action] = ['minmax(0, 34fr) minmax(0, 42fr) minmax(0, 7fr) minmax(0, 25fr)', '{sizes.touch}'];

/** The columns of the visits to come, and of those past. */
export const columns = {
  /** Five facts, and how one talks. */
  upcoming: {
    gridTemplateColumns: `${who} minmax(0, 17fr) minmax(0, 20fr) minmax(0, 17fr) minmax(0, 25fr) minmax(0, 16fr) minmax(0, 26fr) ${action}`,
    columnGap: '2xs',
  },
  /** What became of it, the summary, and the plan. */
  past: {
    gridTemplateColumns: `${who} minmax(0, 35fr) minmax(0, 40fr) minmax(0, 40fr) ${action}`,
    columnGap: '2xs',
  },
} as const;
