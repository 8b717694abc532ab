import { hashKey } from '@tanstack/react-query';
import { ApiError, hasCode } from '../api/ApiError.ts';

/** What a screen shows beside a form that saves itself. `conflict`: another tab or device has saved something else. */
export type SaveStatus = 'unchanged' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'conflict';

export type Stored<Value> = { value: Value | undefined; version: number };

export type Store<Value> = {
  /** Saves over the version last seen; rejects with code `stale` when there is a newer one. */
  save: (value: Value, version: number, options: { leaving: boolean }) => Promise<{ version: number }>;
  /** Reads what is stored now; `value` is undefined where nothing is. */
  read: () => Promise<Stored<Value>>;
};

const quietTime = 600;
const retryTimes = [2_000, 5_000, 15_000, 30_000];

/**
 * Saves a value a moment after it stopped changing, one request at a time, and again after a failure. Never overwrites
 * what somebody else has saved meanwhile: it then waits in `conflict` until the person has chosen.
 */
export class Autosaver<Value> {
  status: SaveStatus = 'unchanged';
  version: number;
  #store: Store<Value>;
  #pending: { value: Value } | undefined;
  #running: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isClosed = false;
  /** Values that were sent and whose answer was lost: the backend may have them. */
  #unanswered: Value[] = [];
  #listeners = new Set<() => void>();

  constructor(store: Store<Value>, version: number) {
    this.#store = store;
    this.version = version;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The value has changed. */
  change(value: Value): void {
    this.#pending = { value };
    if (this.status === 'conflict') return;
    this.#show('unsaved');
    this.#schedule(quietTime);
  }

  /** Saves at once what is not saved yet, and waits for it. Rejects never; look at `status`. */
  async flush({ leaving = false } = {}): Promise<void> {
    clearTimeout(this.#timer);
    // One save at a time, also when leaving: a second one over the same version would be a conflict with oneself.
    while (this.#running) await this.#running;
    if (this.#pending && this.status !== 'conflict') await this.#run(leaving);
  }

  /** The screen stands: what fails is tried again. */
  open(): void {
    this.#isClosed = false;
  }

  /** The screen goes: what is not saved is sent a last time, and never again, since the next person may sign in. */
  close(): void {
    void this.flush({ leaving: true });
    this.#isClosed = true;
  }

  /** Forgets what is not saved: the value has been stored for good, or the person chose the other version. */
  async discard(): Promise<void> {
    clearTimeout(this.#timer);
    this.#pending = undefined;
    await this.#running;
    this.#pending = undefined;
    clearTimeout(this.#timer);
    this.#show('unchanged');
  }

  /** The backend has dropped what was stored, because it is sent: what is typed from now on is a new draft. */
  beginAnew(): void {
    this.version = 0;
  }

  /** Ends a conflict in favor of what was typed here; the conflict stays where the backend can’t be reached. */
  async keepMine(): Promise<void> {
    const other = await this.#store.read().catch(() => undefined);
    if (!other) return;
    this.version = other.version;
    this.#show('unsaved');
    await this.flush();
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.flush(), delay);
  }

  #run(leaving: boolean): Promise<void> {
    const running = this.#saveOnce(leaving).finally(() => {
      if (this.#running === running) this.#running = undefined;
    });
    this.#running = running;
    return running;
  }

  async #saveOnce(leaving: boolean): Promise<void> {
    const taken = this.#pending;
    if (!taken) return;
    this.#pending = undefined;
    this.#show('saving');
    try {
      const { version } = await this.#store.save(taken.value, this.version, { leaving });
      this.version = version;
      this.#failures = 0;
      this.#unanswered = [];
      this.#showSaved();
    } catch (error) {
      this.#pending ??= taken;
      if (hasCode(error, 'stale')) {
        await this.#meetOther(taken);
      } else {
        this.#unanswered.push(taken.value);
        this.#failed(error);
      }
    }
  }

  /**
   * The backend holds something newer. What is empty now was sent for good by this person, and what equals an earlier
   * try is that try, whose answer was lost; anything else is theirs to choose.
   */
  async #meetOther(taken: { value: Value }): Promise<void> {
    const other = await this.#store.read().catch(() => undefined);
    if (!other) {
      this.#failed(undefined);
    } else if (other.value === undefined || this.#unanswered.some((tried) => isSame(tried, other.value))) {
      this.version = other.version;
      this.#unanswered = [];
      if (this.#pending === taken && isSame(taken.value, other.value)) this.#pending = undefined;
      else this.#schedule(0);
      this.#showSaved();
    } else {
      this.#show('conflict');
    }
  }

  #showSaved(): void {
    this.#show(this.#pending ? 'unsaved' : 'saved');
  }

  /** What the backend refused for good is not sent again until it is changed; all else is, after a while. */
  #failed(error: unknown): void {
    this.#show('failed');
    if (isRefusal(error)) return;
    this.#schedule(retryTimes[Math.min(this.#failures++, retryTimes.length - 1)] ?? quietTime);
  }

  #show(status: SaveStatus): void {
    this.status = status;
    this.#listeners.forEach((listener) => listener());
  }
}

/** Whether two values say the same, whatever the order of their properties: the database keeps its own. */
function isSame(one: unknown, other: unknown): boolean {
  return hashKey([one]) === hashKey([other]);
}

/** An answer that the same request would get again. A token can be renewed, and a limit passes. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status)
  );
}
