const quietTime = 600;
/** Who types without a pause is saved all the same: with the way to the backend, what is older than 2 s is safe. */
const longestWait = 1_200;
const retryTimes = [2_000, 5_000, 15_000, 30_000];

/** Decides when what is not saved is sent: a moment after a change, and again a while after a failure. */
export class SaveClock {
  /** When the first change came that no save has taken yet. */
  since: number | undefined;
  #send: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isHeld = false;

  constructor(send: () => void) {
    this.#send = send;
  }

  /** Whether a try is to come by itself. */
  get isSet(): boolean {
    return this.#timer !== undefined;
  }

  /** Whether the last try has failed, and another one may not. */
  get hasFailed(): boolean {
    return this.#failures > 0;
  }

  /** Nothing is sent until `release`. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  noteChange(): void {
    this.since ??= Date.now();
    this.set(Math.max(0, Math.min(quietTime, this.since + longestWait - Date.now())));
  }

  noteFailure(): void {
    this.set(retryTimes[Math.min(this.#failures++, retryTimes.length - 1)] ?? quietTime);
  }

  forgetFailures(): void {
    this.#failures = 0;
  }

  set(delay: number): void {
    this.stop();
    if (this.#isHeld) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#send();
    }, delay);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  hold(): void {
    this.#isHeld = true;
    this.stop();
  }

  release(): void {
    this.#isHeld = false;
  }
}
