import {
  idlenessAfter,
  idleTime,
  isDoubtful,
  momentBefore,
  secondsLeft,
  type Clocks,
  type Idleness,
} from '#domain/idle.ts';
import type { AuthEvent } from '#machines/auth/types.ts';
import { lastActivity, storeActivity } from './activity.ts';

/** What the watch needs of the device and the server. */
export type IdleParts = {
  clocks: () => Clocks;
  /** Milliseconds by which the server's clock was ahead with its last answer. */
  serverClockOffset: () => number | undefined;
  /** The same, asked now. */
  fetchServerClockOffset: () => Promise<number | undefined>;
  /** Hides the page, or shows it again. */
  cover: (covered: boolean) => void;
};

/** Milliseconds between two notes to the other tabs. */
const noteEvery = 5_000;

/** Counts how long nobody has done anything in any tab, by the clocks, and tells when that means something. */
export class IdleWatch {
  readonly #tell: (event: AuthEvent) => void;
  readonly #limit: number;
  readonly #parts: IdleParts;
  #last: Clocks;
  /** The moment that stands in the storage, as far as this tab knows. */
  #shared: number | undefined;
  #sharedAt = -Infinity;
  /** The server's clock against the device's while both clocks of the device were believed. */
  #ahead: number | undefined;
  #told: Idleness = 'active';
  #toldSeconds = 0;
  #isAsking = false;
  #isStopped = false;

  constructor(limit: number, tell: (event: AuthEvent) => void, parts: IdleParts) {
    this.#limit = limit;
    this.#tell = tell;
    this.#parts = parts;
    const now = parts.clocks();
    this.#shared = lastActivity();
    this.#last = momentBefore(now, this.#shared === undefined ? 0 : Math.max(0, now.wall - this.#shared));
    this.look();
  }

  /** Somebody does something. What comes after the warning, or too late, does not count: it has to be said by a button. */
  act(): void {
    this.look();
    if (this.#told !== 'active' || this.#isAsking) return;
    this.#last = this.#parts.clocks();
    this.#shareNowAndThen();
  }

  /** The person stays, and says so. */
  stay(): void {
    this.#last = this.#parts.clocks();
    this.#told = 'active';
    this.#share();
  }

  /** Looks at the clocks. To be called each second, and whenever the page wakes up. */
  look(): void {
    if (this.#isAsking || this.#isStopped || this.#told === 'over') return;
    const now = this.#parts.clocks();
    this.#hearOthers(now);
    if (isDoubtful(this.#last, now, this.#limit)) {
      void this.#settle();
      return;
    }
    this.#ahead = this.#parts.serverClockOffset();
    const idle = idleTime(this.#last, now);
    // A clock that was set back: the other tabs, and who opens the app later, count from the same moment by the new one.
    if (now.wall - this.#last.wall < now.steady - this.#last.steady) this.#last = momentBefore(now, idle);
    this.#shareNowAndThen();
    this.#say(idle);
  }

  stop(): void {
    this.#isStopped = true;
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

  /**
   * The device has slept, or its clock was set ahead. The server's clock tells which; until it has, nothing is seen. Without
   * an answer it has slept.
   */
  async #settle(): Promise<void> {
    this.#isAsking = true;
    this.#parts.cover(true);
    const before = this.#ahead;
    const after = await this.#parts.fetchServerClockOffset().catch(() => undefined);
    const now = this.#parts.clocks();
    const setAhead = before === undefined || after === undefined ? 0 : Math.max(0, before - after);
    const slept = { ...now, wall: now.wall - setAhead };
    this.#last = momentBefore(now, idleTime(this.#last, slept));
    this.#isAsking = false;
    this.look();
    this.#parts.cover(false);
  }

  #say(idle: number): void {
    const was = this.#told;
    this.#told = idlenessAfter(idle, this.#limit);
    const seconds = secondsLeft(idle, this.#limit);
    if (this.#told === 'over') this.#tell({ type: 'idle.over' });
    else if (this.#told === 'warned' && (was !== 'warned' || seconds !== this.#toldSeconds))
      this.#tell({ type: 'idle.warned', secondsLeft: seconds });
    else if (this.#told === 'active' && was === 'warned') this.#tell({ type: 'idle.resumed' });
    this.#toldSeconds = seconds;
  }
}
