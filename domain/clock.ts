/** What the clock of a time zone shows at a moment, as 2027-03-14 09:00:00: such texts sort and compare. */
export function clockIn(timeZone: string, moment: Date): string {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return clock.format(moment);
}

/** Making one takes far longer than asking it, and there are few zones. Sweden writes dates as ISO 8601 does. */
const clocks = new Map<string, Intl.DateTimeFormat>();
