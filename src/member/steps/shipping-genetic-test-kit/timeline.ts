import { endedKitStatuses, kitStatuses, type KitStatus } from '../../../../domain/kit-status.ts';
import type { components } from '../../../../openapi/generated/types.ts';

type Kit = components['schemas']['Kit'];
type Change = Kit['history'][number];

export type TimelineEntry = {
  status: KitStatus;
  /** Over, where the order is now, or still to come. An order that has ended without results is in `ended`. */
  phase: 'done' | 'now' | 'later' | 'ended';
  /** When and by whom; nothing for what is still to come. */
  change?: Change;
  /** What holds at the moment. */
  isNewest: boolean;
  /** The sample could not be read, and a new kit goes out. */
  again: boolean;
};

/** The way of an order that meets no obstacle, in the order of the kit machine. */
const mainWay: readonly KitStatus[] = kitStatuses.filter((status) => status !== 'DENIED' && status !== 'CANCELED');

/** What has happened to an order, oldest first, and then what is still to come. */
export function timelineOf({ status, history }: Pick<Kit, 'status' | 'history'>): TimelineEntry[] {
  const past = history.map((change, index): TimelineEntry => {
    const isNewest = index === history.length - 1;
    const phase = isNewest ? phaseOf(status) : 'done';
    const again = change.status === 'AWAITING SAMPLE' && history[index - 1]?.status === 'ANALYZING';
    return { status: change.status, phase, change, isNewest, again };
  });
  if (endedKitStatuses.includes(status)) return past;
  const ahead = mainWay.slice(mainWay.indexOf(status) + 1);
  return [
    ...past,
    ...ahead.map((next): TimelineEntry => ({ status: next, phase: 'later', isNewest: false, again: false })),
  ];
}

function phaseOf(status: KitStatus): TimelineEntry['phase'] {
  if (status === 'COMPLETED') return 'done';
  return endedKitStatuses.includes(status) ? 'ended' : 'now';
}
