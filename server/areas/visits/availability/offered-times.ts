import { areApart, lastBookableDay, slotTimes, type Availability } from '#domain/availability.ts';
import { daysAfter } from '#domain/dates.ts';
import { localTimeAt } from '#domain/local-time.ts';
import type { VisitTimes } from '#domain/visits.ts';

/** A slot ahead as it is stored, and not withdrawn. `isNamed`: a visit names it, canceled or not, or an e-mail about one. */
export type StoredSlot = VisitTimes & {
  id: string;
  isKept: boolean;
  isHeld: boolean;
  isNamed: boolean;
};

/** What has to be done, by the ids of slots, so that the slots ahead are those of the hours. */
export type SlotChanges = {
  /** Free and not offered anymore, and named by nothing. */
  remove: string[];
  /** The same, named by canceled visits or e-mails. */
  withdraw: string[];
  /** Held, and not offered anymore. */
  keep: string[];
  /** Kept until now, and offered again. */
  offer: string[];
  /** Times without a slot yet. */
  add: VisitTimes[];
};

/**
 * Compares the slots ahead with the times that the hours offer. What somebody holds stays, with the buffer around it free; what
 * nobody holds goes when it is not offered anymore.
 */
export function changesOfSlots(availability: Availability, stored: readonly StoredSlot[], now: Date): SlotChanges {
  const held = stored.filter(({ isHeld }) => isHeld);
  // Yesterday's evening decides, by the buffer, about the first hours of today.
  const yesterday = daysAfter(localTimeAt(availability.time_zone, now).date, -1);
  const times = slotTimes(availability, yesterday, lastBookableDay(availability, now));
  const ahead = times.filter(({ startsAt }) => startsAt > now);
  const offered = new Map(ahead.map((time) => [keyOf(time), time]));
  const isOffered = (slot: StoredSlot) => offered.has(keyOf(slot));
  const isInTheWay = (time: VisitTimes) =>
    held.some((slot) => keyOf(slot) !== keyOf(time) && !areApart(time, slot, availability.buffer_minutes));
  const gone = new Set(stored.filter((slot) => !slot.isHeld && (!isOffered(slot) || isInTheWay(slot))));
  const standing = new Set(stored.filter((slot) => !gone.has(slot)).map((slot) => keyOf(slot)));
  return {
    remove: [...gone].filter(({ isNamed }) => !isNamed).map(({ id }) => id),
    withdraw: [...gone].filter(({ isNamed }) => isNamed).map(({ id }) => id),
    keep: held.filter((slot) => !slot.isKept && !isOffered(slot)).map(({ id }) => id),
    offer: held.filter((slot) => slot.isKept && isOffered(slot)).map(({ id }) => id),
    add: [...offered].filter(([key, time]) => !standing.has(key) && !isInTheWay(time)).map(([, time]) => time),
  };
}

function keyOf({ startsAt, endsAt }: VisitTimes): string {
  return `${startsAt.getTime()}/${endsAt.getTime()}`;
}
