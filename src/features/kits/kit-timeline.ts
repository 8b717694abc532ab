import { endedKitStatuses, type KitStatus } from '#domain/kit-status.ts';
import { kitEventBetween, kitWayFrom } from '#machines/kit/machine.ts';
import type { components } from '#openapi/generated/types.ts';

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

/** What has happened to an order, oldest first, and then what is still to come: the kit machine's own way. */
export function timelineOf({ status, history }: Pick<Kit, 'status' | 'history'>): TimelineEntry[] {
  const past = history.map((change, index): TimelineEntry => {
    const isNewest = index === history.length - 1;
    const phase = isNewest ? phaseOf(status) : 'done';
    const before = history[index - 1]?.status;
    const again = before !== undefined && kitEventBetween(before, change.status) === 'sample.failed';
    return { status: change.status, phase, change, isNewest, again };
  });
  return [
    ...past,
    ...kitWayFrom(status).map((next): TimelineEntry => ({
      status: next,
      phase: 'later',
      isNewest: false,
      again: false,
    })),
  ];
}

/** What happened before the newest kit went out, where the sample of an earlier one could not be read, and what since. */
export function splitAtNewestKit(entries: readonly TimelineEntry[]): {
  earlier: TimelineEntry[];
  current: TimelineEntry[];
} {
  const start = Math.max(
    entries.findLastIndex(({ again }) => again),
    0,
  );
  return { earlier: entries.slice(0, start), current: entries.slice(start) };
}

/** Whether the newest that happened to an order is that its sample could not be read. */
export function hasSampleFailed(kit: Pick<Kit, 'status' | 'history'>): boolean {
  return timelineOf(kit).some(({ isNewest, again }) => isNewest && again);
}

function phaseOf(status: KitStatus): TimelineEntry['phase'] {
  if (status === 'COMPLETED') return 'done';
  return endedKitStatuses.includes(status) ? 'ended' : 'now';
}
