import type { components } from '#openapi/generated/types.ts';

export type Slot = components['schemas']['Slot'];
export type SlotDay = { key: string; slots: readonly Slot[] };
export type Choice = { day: string; slot_id: string };

/** Groups slots by the day on which they begin where the member is; within a day by time, then by specialist. */
export function slotsByDay(slots: readonly Slot[], dayKey: (moment: string) => string): SlotDay[] {
  const inOrder = slots.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)));
  const days = Map.groupBy(inOrder, (slot) => dayKey(slot.starts_at));
  return [...days].map(([key, ofDay]) => ({ key, slots: ofDay }));
}

/** The day that the choice lies on: of the time that is chosen, else the day itself. A draft may come from another zone. */
export function chosenDay(days: readonly SlotDay[], { day, slot_id }: Choice): SlotDay | undefined {
  return days.find(({ slots }) => slots.some(({ id }) => id === slot_id)) ?? days.find(({ key }) => key === day);
}

/** Whether a slot is still free. */
export function isFree(days: readonly SlotDay[], slotId: string): boolean {
  return days.some(({ slots }) => slots.some(({ id }) => id === slotId));
}

/** A slot of these days. */
export function slotOf(days: readonly SlotDay[], slotId: string): Slot | undefined {
  return days.flatMap(({ slots }) => slots).find(({ id }) => id === slotId);
}

/** The days with the slots at which one can talk that way; those without any go. */
export function offering(days: readonly SlotDay[], medium: Slot['mediums'][number]): SlotDay[] {
  return days.flatMap(({ key, slots }) => {
    const offered = slots.filter(({ mediums }) => mediums.includes(medium));
    return offered.length > 0 ? [{ key, slots: offered }] : [];
  });
}

type Days = { from: string; to: string; days: readonly SlotDay[] };

/** The days of a week with a slot among them that may not be free any more because it is the member’s own, if it lies in it. */
export function withSlot({ from, to, days }: Days, slot: Slot, dayKey: (moment: string) => string): readonly SlotDay[] {
  const key = dayKey(slot.starts_at);
  if (key < from || key > to || isFree(days, slot.id)) return days;
  const inOrder = slotsByDay([...days.flatMap(({ slots }) => slots), slot], dayKey);
  return inOrder.toSorted((a, b) => a.key.localeCompare(b.key));
}

function orderOf({ starts_at, specialist_name }: Slot): string {
  return `${starts_at} ${specialist_name}`;
}
