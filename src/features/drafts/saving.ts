import { Outbox } from './outbox.ts';
import { outlivesPage } from './outlives-page.ts';
import { SaveClock } from './save-clock.ts';
import type { Unsaved, Vault } from './sealed/vault.ts';
import { Sealing } from './sealing.ts';
import { VersionedStore, type Outcome, type Store } from './versioned-store.ts';

/** What a screen shows beside a form that saves itself. `conflict`: another tab or device has saved something else. */
export type SaveStatus = 'unchanged' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'conflict';

export type Sealed<Value> = {
  /** Where what is not saved lies sealed meanwhile. */
  vault: Vault<Value>;
  /** What was found there: it is saved as soon as the screen stands. */
  found?: Unsaved<Value> | undefined;
};

/** Saves a value a moment after it stopped changing, one request at a time, and again after a failure. */
export class Saving<Value> {
  status: SaveStatus = 'unchanged';
  protected readonly store: VersionedStore<Value>;
  protected readonly sealing: Sealing<Value>;
  protected readonly clock = new SaveClock(() => void this.flush());
  protected readonly typed = new Outbox<Value>();
  protected running: Promise<void> | undefined;
  #listeners = new Set<() => void>();

  /** `base`: what is stored with that version, where the store can merge. */
  constructor(store: Store<Value>, version: number, base?: Value, { vault, found }: Partial<Sealed<Value>> = {}) {
    this.store = new VersionedStore(store, found ?? { version, base });
    const read = () => this.typed.unsaved && { ...this.store.seen(), value: this.typed.unsaved.value };
    this.sealing = new Sealing(vault, read, () => {
      this.tell();
      this.settled();
    });
    if (!found) return;
    this.typed.put(found.value);
    this.status = 'unsaved';
  }

  /** The version last seen of what is stored. */
  get version(): number {
    return this.store.version;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The value has changed. */
  change(value: Value): void {
    this.typed.put(value);
    this.sealing.noteChange({ isInTrouble: this.#isInTrouble });
    if (this.status === 'conflict') return;
    this.show('unsaved');
    this.clock.noteChange();
  }

  /**
   * Whether what was typed would be lost if the page went now: it could not be saved so far, or can’t be sent any more once
   * the page goes. What is only waiting for a pause is sent then, and nobody needs to be stopped for it.
   */
  get isAtRisk(): boolean {
    const { waiting } = this.typed;
    if (!waiting && this.status !== 'saving') return false;
    if (this.#isInTrouble) return true;
    // One save at a time: what came while one is on its way would have to wait for its answer.
    if (waiting && this.running) return true;
    return !outlivesPage(waiting);
  }

  /** Whether something was typed of which no answer says that it is saved. */
  get isUnsaved(): boolean {
    return this.typed.unsaved !== undefined;
  }

  /** Whether what is unsaved lies sealed on this device: it is there again should the page go. */
  get isSealed(): boolean {
    return this.sealing.isSealed;
  }

  /** Saves at once what is not saved yet, and waits for it. Rejects never; look at `status`. */
  async flush({ leaving = false } = {}): Promise<void> {
    this.clock.stop();
    if (leaving) this.sealing.now();
    // One save at a time, also when leaving: a second one over the same version would be a conflict with oneself.
    while (this.running) await this.running;
    // The session can have ended while this waited.
    if (this.typed.waiting && this.status !== 'conflict' && !this.clock.isHeld) await this.#run(leaving);
  }

  /** A try, or a sealing, has come to its end. */
  protected settled(): void {}

  /** After a failure it stays failed while it is tried again: a warning that comes and goes is said again each time. */
  protected show(status: SaveStatus): void {
    const isTrying = status === 'unsaved' || status === 'saving';
    this.status = isTrying && this.clock.hasFailed ? 'failed' : status;
    this.tell();
  }

  protected tell(): void {
    this.#listeners.forEach((listener) => listener());
  }

  #run(leaving: boolean): Promise<void> {
    const running = this.#saveOnce(leaving).finally(() => {
      if (this.running === running) this.running = undefined;
      this.settled();
    });
    this.running = running;
    return running;
  }

  async #saveOnce(leaving: boolean): Promise<void> {
    const taken = this.typed.take();
    if (!taken) return;
    this.clock.since = undefined;
    this.show('saving');
    const outcome = await this.store.save(taken.value, { leaving });
    this.typed.answer({ isSaved: outcome === 'saved' });
    this.#conclude(outcome);
  }

  /** What the backend refused for good is not sent again until it is changed; what failed is, after a while. */
  #conclude(outcome: Outcome): void {
    if (outcome === 'failed') this.clock.noteFailure();
    else this.clock.forgetFailures();
    if (outcome === 'outdated') this.clock.set(0);
    if (outcome === 'saved') this.sealing.drop(this.clock.since);
    else this.sealing.now();
    this.show(outcome === 'saved' && this.typed.waiting ? 'unsaved' : statusAfter[outcome]);
  }

  get #isInTrouble(): boolean {
    return this.status === 'failed' || this.status === 'conflict' || this.clock.isHeld || !navigator.onLine;
  }
}

const statusAfter: Readonly<Record<Outcome, SaveStatus>> = {
  saved: 'saved',
  outdated: 'unsaved',
  conflict: 'conflict',
  refused: 'failed',
  failed: 'failed',
};
