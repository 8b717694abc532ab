import { idleTime, momentBefore, timesBetween, type Clocks, type IdleTimes } from '#domain/idle.ts';
import type { AuthEvent } from '#machines/auth/types.ts';
import { lastActivity, storeActivity } from './activity.ts';

/** What the watch needs of the device and the server. */
export type IdleParts = {
  clocks: () => Clocks;
  /** Milliseconds by which the server's clock was ahead with its last answer. */
  serverClockOffset: () => number | undefined;
  /** The same, asked now. */
  fetchServerClockOffset: (signal: AbortSignal) => Promise<number | undefined>;
};

/** Milliseconds between two notes to the other tabs. */
const noteEvery = 5_000;

/** Milliseconds within which one thing after another that somebody does is a single one. */
const pause = 1_000;

/**
 * Counts by the clocks how long nobody has done anything in any tab, and tells the auth machine, which decides what that
 * means (machines/auth/idle.ts).
 */
export class IdleWatch {
  readonly #tell: (event: AuthEvent) => void;
  readonly #parts: IdleParts;
  readonly #stopping = new AbortController();
  #last: Clocks;
  /** The moment that stands in the storage, as far as this tab knows. */
  #shared: number | undefined;
  #sharedAt = -Infinity;
  /** The server's clock against the device's while both clocks of the device were believed. */
  #ahead: number | undefined;

  constructor(tell: (event: AuthEvent) => void, parts: IdleParts) {
    this.#tell = tell;
    this.#parts = parts;
    const now = parts.clocks();
    this.#shared = lastActivity();
    this.#last = momentBefore(now, this.#shared === undefined ? 0 : Math.max(0, now.wall - this.#shared));
  }

  /** Somebody does something. Whether it counts is not for the watch to say. */
  act(): void {
    const now = this.#parts.clocks();
    if (this.#idleTime(now) < pause) {
      this.#last = now;
      this.#shareNowAndThen();
      return;
    }
    this.look();
    this.#tell({ type: 'activity.seen' });
  }

  /** Counts from now on. */
  restart(): void {
    const now = this.#parts.clocks();
    const isBack = this.#idleTime(now) >= noteEvery;
    this.#last = now;
    if (isBack) this.#share();
    else this.#shareNowAndThen();
  }

  /** Looks at the clocks. To be called each second, and whenever the page wakes up. */
  look(): void {
    const now = this.#parts.clocks();
    this.#hearOthers(now);
    // A clock that was set back: the other tabs, and who opens the app later, count from the same moment by the new one.
    if (now.wall - this.#last.wall < now.steady - this.#last.steady)
      this.#last = momentBefore(now, this.#idleTime(now));
    this.#shareNowAndThen();
    this.#tell({ type: 'idle.counted', idle: this.#times(now) });
    // Not before: what is told can lead to a doubt about the clocks.
    this.#ahead = this.#parts.serverClockOffset();
  }

  /**
   * The device has slept, or its clock was set ahead. The server's clock tells which; without an answer, the device has
   * slept.
   */
  async settle(): Promise<void> {
    const before = this.#ahead;
    const { signal } = this.#stopping;
    const after = await this.#parts.fetchServerClockOffset(signal).catch(() => undefined);
    if (signal.aborted) return;
    const now = this.#parts.clocks();
    const setAhead = before === undefined || after === undefined ? 0 : Math.max(0, before - after);
    this.#last = momentBefore(now, this.#idleTime({ ...now, wall: now.wall - setAhead }));
    this.#share();
    this.#tell({ type: 'idle.settled', idle: this.#times(now) });
  }

  stop(): void {
    this.#stopping.abort();
  }

  #times(now: Clocks): IdleTimes {
    return timesBetween(this.#last, now);
  }

  #idleTime(now: Clocks): number {
    return idleTime(this.#times(now));
  }

  /** Another tab has noted something newer. */
  #hearOthers(now: Clocks): void {
    const noted = lastActivity();
    if (noted === this.#shared || noted === undefined) return;
    this.#shared = noted;
    const theirs = momentBefore(now, Math.max(0, now.wall - noted));
    if (theirs.steady > this.#last.steady) this.#last = theirs;
  }

  #shareNowAndThen(): void {
    if (this.#parts.clocks().steady - this.#sharedAt >= noteEvery) this.#share();
  }

  #share(): void {
    const moment = Math.round(this.#last.wall);
    if (lastActivity() === moment) return;
    this.#sharedAt = this.#parts.clocks().steady;
    this.#shared = moment;
    storeActivity(moment);
  }
}
