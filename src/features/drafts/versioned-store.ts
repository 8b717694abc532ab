import { ApiError, hasCode } from '../../lib/api/api-error.ts';
import { isSame } from './is-same.ts';
import type { Place } from './sealed/seal.ts';
import type { Unsaved } from './sealed/vault.ts';

export type Stored<Value> = { value: Value | undefined; version: number };

/** Where a form's values are kept. */
export type Store<Value> = {
  /** Saves over the version last seen; rejects with code `stale` when there is a newer one. */
  save: (value: Value, version: number, options: { leaving: boolean }) => Promise<{ version: number }>;
  /** Reads what is stored now; `value` is undefined where nothing is. */
  read: () => Promise<Stored<Value>>;
  /** Puts what was changed here since `base` into what is stored now. Without it, a value is kept or given up as a whole. */
  merge?: (base: Value, mine: Value, theirs: Value) => Value;
  /** By what it is known where unsaved values lie sealed on the device; without it they live in the page alone. */
  place?: Place;
};

/**
 * What came of a save. `outdated`: there was a newer version that is this person's own, and the value can be saved over it.
 * `conflict`: the newer version is somebody else's choice. `refused`: the same request would be refused again.
 */
export type Outcome = 'saved' | 'outdated' | 'conflict' | 'refused' | 'failed';

type Seen<Value> = Omit<Unsaved<Value>, 'value'>;
/** The version of what is stored, and what is known of it. */
type Begin<Value> = Pick<Seen<Value>, 'version'> & Partial<Seen<Value>>;

/** A store with the version last seen of it: saves over that version alone, and tells its own lost saves from another's. */
export class VersionedStore<Value> {
  version: number;
  #store: Store<Value>;
  /** What was stored with the version last seen. */
  #base: Value | undefined;
  /** Values that were sent and not answered, or whose answer was lost: the backend may have them. */
  #unanswered: Value[] = [];
  /** This screen, or the one before it, has sent its record: where the backend has it, it has dropped the draft. */
  #isSent: boolean;

  constructor(store: Store<Value>, { version, base, unanswered = [], isSent = false }: Begin<Value>) {
    this.#store = store;
    this.version = version;
    this.#base = base;
    this.#unanswered = [...unanswered];
    this.#isSent = isSent;
  }

  /** What a page that comes after this one needs to know, to save a value as this one would. */
  seen(): Seen<Value> {
    // Of many tries while the line is down, the first and the last are those that may have come through.
    const [first, ...others] = this.#unanswered;
    const unanswered = first === undefined ? [] : [first, ...others.slice(-3)];
    return { version: this.version, base: this.#base, unanswered, ...(this.#isSent && { isSent: true }) };
  }

  /** The record was sent, whatever comes of it. */
  noteSent(): void {
    this.#isSent = true;
  }

  /** Rejects never. */
  async save(value: Value, options: { leaving: boolean }): Promise<Outcome> {
    this.#unanswered.push(value);
    try {
      const { version } = await this.#store.save(value, this.version, options);
      this.#see({ version, value });
      return 'saved';
    } catch (error) {
      if (hasCode(error, 'stale')) return this.#meetOther(value);
      return isRefusal(error) ? 'refused' : 'failed';
    }
  }

  /**
   * Takes the version that is stored now as seen, whatever it holds.
   * @returns how a value of this screen goes over it; nothing where the store could not be read
   */
  async overrule(): Promise<((mine: Value) => Value) | undefined> {
    const other = await this.#read();
    if (!other) return undefined;
    const base = this.#base;
    const theirs = other.value;
    const { merge } = this.#store;
    this.#see(other);
    return (mine) => (merge && base !== undefined && theirs !== undefined ? merge(base, mine, theirs) : mine);
  }

  /**
   * The backend holds something newer. What is empty now was sent for good, what equals an earlier try is that try, whose
   * answer was lost, and what says the same leaves nothing to choose; anything else is theirs to choose, and so is what was
   * sent elsewhere.
   */
  async #meetOther(value: Value): Promise<Outcome> {
    const other = await this.#read();
    if (!other) return 'failed';
    const isOwn =
      other.value === undefined
        ? this.#isSent || this.version === 0
        : this.#unanswered.some((tried) => isSame(tried, other.value));
    if (!isOwn) return 'conflict';
    this.#see(other);
    return isSame(value, other.value) ? 'saved' : 'outdated';
  }

  #see({ version, value }: Stored<Value>): void {
    this.version = version;
    this.#base = value;
    this.#unanswered = [];
    this.#isSent = false;
  }

  #read(): Promise<Stored<Value> | undefined> {
    return this.#store.read().catch(() => undefined);
  }
}

/** An answer that the same request would get again. A token can be renewed, and a limit passes. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status)
  );
}
