import { steps, type Step } from './steps.ts';

/**
 * The smallest group of members that is shown as a number outside of the pages of an admin: of a smaller one it is only told that
 * there is somebody. Ten and fewer are not shown, as the Centers for Medicare & Medicaid Services have it (cell size suppression).
 */
export const smallestShown = 11;

/** How many members stand at each step, as a file that tells nothing about anybody. */
export type Funnel = {
  version: 1;
  /** The day of the numbers: `2026-11-26`. */
  day: string;
  steps: readonly {
    step: Step;
    /** Nothing where there are some, but too few to be told. */
    members: number | null;
  }[];
};

/** One step of a funnel, with how many have come as far: at least, since groups that are hidden count as nobody. */
export type FunnelRow = Funnel['steps'][number] & { reached: number };

/** The numbers of the operation countMembersByStep with small groups hidden. */
export function funnelOf(counts: readonly { step: Step; members: number | null }[], day: string): Funnel {
  const members = new Map(counts.map((each) => [each.step, each.members]));
  return { version: 1, day, steps: steps.map((step) => ({ step, members: shown(members.get(step) ?? null) })) };
}

function shown(members: number | null): number | null {
  return members === 0 || (members !== null && members >= smallestShown) ? members : null;
}

/** How many stand at each step, and how many have come there or further. */
export function funnelRows({ steps: list }: Funnel): readonly FunnelRow[] {
  return list.map((each, index) => ({
    ...each,
    reached: list.slice(index).reduce((sum, { members }) => sum + (members ?? 0), 0),
  }));
}

/**
 * Reads a funnel that was saved as a file. Small groups are hidden, whatever the file says of them.
 * @throws Error when it is none
 */
export function parseFunnel(json: string): Funnel {
  const read = JSON.parse(json) as Partial<Funnel> | null;
  const list: unknown = read?.steps;
  if (
    read?.version !== 1 ||
    !/^\d{4}-\d{2}-\d{2}$/.test(read.day ?? '') ||
    !Array.isArray(list) ||
    !list.every(isCount)
  )
    throw new Error('It holds no numbers of members by step.');
  return funnelOf(list, read.day ?? '');
}

function isCount(value: unknown): value is Funnel['steps'][number] {
  if (typeof value !== 'object' || value === null || !('step' in value) || !('members' in value)) return false;
  const { step, members } = value;
  return (
    steps.some((each) => each === step) && (members === null || (Number.isInteger(members) && Number(members) >= 0))
  );
}
