/** Minutes in which nobody does anything, after which a session ends; an operator may choose others. */
export const defaultIdleMinutes = 15;

/** Milliseconds before that end at which the person is asked whether they are there: WCAG 2.2.1 wants 20 s at the least. */
export const idleWarning = 60_000;

/** Milliseconds by which the clocks of a device may drift apart, or be read at different moments, without a meaning. */
const drift = 10_000;

/** The two clocks of a device, in milliseconds. Neither can be believed alone. */
export type Clocks = {
  /** Since 1970. It goes on while the device sleeps, and anybody can set it. */
  wall: number;
  /** Since some moment of this page. Nobody can set it, and on many devices it stands still while they sleep. */
  steady: number;
};

/** How long nothing was done, in milliseconds by each of the two clocks. */
export type IdleTimes = Clocks;

export function timesBetween(last: Clocks, now: Clocks): IdleTimes {
  return { wall: now.wall - last.wall, steady: now.steady - last.steady };
}

/** Milliseconds since something was done, by the clock that says more: a clock that was set back makes no session longer. */
export function idleTime({ wall, steady }: IdleTimes): number {
  return Math.max(0, wall, steady);
}

/** Whether to ask if the person is still there. */
export function isWarningDue(idle: number, limit: number): boolean {
  return idle >= limit - idleWarning;
}

export function isIdleTooLong(idle: number, limit: number): boolean {
  return idle >= limit;
}

/** Whole seconds until the session ends. */
export function secondsLeft(idle: number, limit: number): number {
  return Math.max(0, Math.ceil((limit - idle) / 1000));
}

/**
 * Whether the clocks differ in what becomes of the session: the device has slept, or its clock was set ahead. They can't
 * tell which.
 */
export function isDoubtful(times: IdleTimes, limit: number): boolean {
  if (times.wall - times.steady <= drift) return false;
  return [isWarningDue, isIdleTooLong].some((rule) => rule(idleTime(times), limit) !== rule(times.steady, limit));
}

/** The moment of what was done last, on both clocks, when `idle` milliseconds have passed since. */
export function momentBefore(now: Clocks, idle: number): Clocks {
  return { wall: now.wall - idle, steady: now.steady - idle };
}

/**
 * Whether a session was left alone for too long while no page of it was open. A time later than now shows a clock that was
 * set back: how long it was can't be known then, and nobody is in the middle of anything.
 */
export function wasLeftAlone(lastDone: number, now: number, limit: number): boolean {
  return now - lastDone >= limit || lastDone - now > idleWarning;
}
