import { outlivesPage } from './outlivesPage.ts';
import type { Unsaved, Vault } from './sealed/vault.ts';
import { Sealing } from './sealing.ts';
import { VersionedStore, type Outcome, type Store } from './versioned-store.ts';

/** What a screen shows beside a form that saves itself. `conflict`: another tab or device has saved something else. */
export type SaveStatus = 'unchanged' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'conflict';

const quietTime = 600;
/** Who types without a pause is saved all the same: with the way to the backend, what is older than 2 s is safe. */
const longestWait = 1_200;
const retryTimes = [2_000, 5_000, 15_000, 30_000];

type Sealed<Value> = {
  /** Where what is not saved lies sealed meanwhile. */
  vault: Vault<Value>;
  /** What was found there: it is saved as soon as the screen stands. */
  found?: Unsaved<Value> | undefined;
};

/**
 * Saves a value a moment after it stopped changing, one request at a time, and again after a failure. Never overwrites
 * what somebody else has saved meanwhile: it then waits in `conflict` until the person has chosen.
 */
export class Autosaver<Value> {
  status: SaveStatus = 'unchanged';
  /** What came of the last conflict, where this screen’s value was put into the other one: it is the screen’s to show. */
  merged: Value | undefined;
  /** The form began with what was typed before its page went, and nobody has said so far that they have read it. */
  isRestored: boolean;
  #store: VersionedStore<Value>;
  #sealing: Sealing<Value>;
  #pending: { value: Value } | undefined;
  /** On its way. */
  #taken: { value: Value } | undefined;
  #running: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** When the first change came that no save has taken yet. */
  #since: number | undefined;
  #isClosed = false;
  #isHeld = false;
  #listeners = new Set<() => void>();

  /** `base`: what is stored with that version, where the store can merge. */
  constructor(store: Store<Value>, version: number, base?: Value, { vault, found }: Partial<Sealed<Value>> = {}) {
    this.#store = found
      ? new VersionedStore(store, found.version, found.base, found.unanswered)
      : new VersionedStore(store, version, base);
    this.#sealing = new Sealing(
      vault,
      () => {
        const unsaved = this.#pending ?? this.#taken;
        return unsaved && { ...this.#store.seen(), value: unsaved.value };
      },
      () => this.#tell(),
    );
    this.isRestored = found !== undefined;
    if (!found) return;
    this.#pending = { value: found.value };
    this.status = 'unsaved';
  }

  /** The version last seen of what is stored. */
  get version(): number {
    return this.#store.version;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The value has changed. */
  change(value: Value): void {
    this.#pending = { value };
    this.#sealing.noteChange({ isInTrouble: this.#isInTrouble });
    if (this.status === 'conflict') return;
    this.#show('unsaved');
    this.#since ??= Date.now();
    this.#schedule(Math.max(0, Math.min(quietTime, this.#since + longestWait - Date.now())));
  }

  /**
   * Whether what was typed would be lost if the page went now: it could not be saved so far, or can’t be sent any more once
   * the page goes. What is only waiting for a pause is sent then, and nobody needs to be stopped for it.
   */
  get isAtRisk(): boolean {
    if (!this.#pending && this.status !== 'saving') return false;
    if (this.#isInTrouble) return true;
    // One save at a time: what came while one is on its way would have to wait for its answer.
    if (this.#pending && this.#running) return true;
    return !outlivesPage(this.#pending);
  }

  /** Whether something was typed of which no answer says that it is saved. */
  get isUnsaved(): boolean {
    return this.#pending !== undefined || this.#running !== undefined;
  }

  /** Whether what is unsaved lies sealed on this device: it is there again should the page go. */
  get isSealed(): boolean {
    return this.#sealing.isSealed;
  }

  /** The person has read that what they typed before is here again. */
  noteRead(): void {
    this.isRestored = false;
    this.#tell();
  }

  /** The session is over: nothing is sent nor given up until `release`. */
  hold(): void {
    this.#isHeld = true;
    clearTimeout(this.#timer);
    this.#sealing.now();
  }

  /** Nobody waits for it any more. What lies sealed is for the same person, on the next page. */
  letGo(): void {
    this.hold();
    this.#sealing.leave();
  }

  /** The same person is back: saves what was held, in one try. Rejects never; look at `status`. */
  release(): Promise<void> {
    this.#isHeld = false;
    return this.flush();
  }

  /** Saves at once what is not saved yet, and waits for it. Rejects never; look at `status`. */
  async flush({ leaving = false } = {}): Promise<void> {
    clearTimeout(this.#timer);
    if (leaving) this.#sealing.now();
    // One save at a time, also when leaving: a second one over the same version would be a conflict with oneself.
    while (this.#running) await this.#running;
    // The session can have ended while this waited.
    if (this.#pending && this.status !== 'conflict' && !this.#isHeld) await this.#run(leaving);
  }

  /** The screen stands: what fails is tried again. */
  open(): void {
    this.#isClosed = false;
    if (this.#pending && !this.#running) this.#schedule(0);
  }

  /** The screen goes: what is not saved is sent a last time, and never again, since the next person may sign in. */
  close(): void {
    void this.flush({ leaving: true }).then(() => {
      if (this.#isClosed && !this.#isHeld) this.#sealing.leave();
    });
    this.#isClosed = true;
  }

  /** The person chose the other version: nothing of this one stays. */
  async giveUp(): Promise<void> {
    await this.discard();
    this.#sealing.drop();
    await this.#sealing.settled();
  }

  /**
   * Forgets what is not saved: the value is stored for good, or is about to be. Should that fail, what lies sealed is there
   * for the next page; when it is done, sealed/open-vaults.ts takes it away.
   */
  async discard(): Promise<void> {
    if (this.#isHeld) return;
    this.#sealing.now();
    clearTimeout(this.#timer);
    this.#pending = undefined;
    await this.#running;
    this.#pending = undefined;
    clearTimeout(this.#timer);
    this.#failures = 0;
    this.#show('unchanged');
  }

  /** The backend has dropped what was stored, because it is sent: what is typed from now on is a new draft. */
  beginAnew(): void {
    this.#store.version = 0;
  }

  /** Ends a conflict in favor of what was typed here; the conflict stays where the backend can’t be reached. */
  async keepMine(): Promise<void> {
    const over = await this.#store.overrule();
    if (!over) return;
    if (this.#pending) {
      this.merged = over(this.#pending.value);
      this.#pending = { value: this.merged };
    }
    this.#show('unsaved');
    await this.flush();
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    if (this.#isClosed || this.#isHeld) return;
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
    this.#taken = taken;
    this.#since = undefined;
    this.#show('saving');
    const outcome = await this.#store.save(taken.value, { leaving });
    this.#taken = undefined;
    if (outcome !== 'saved') this.#pending ??= taken;
    this.#conclude(outcome);
  }

  /** What the backend refused for good is not sent again until it is changed; what failed is, after a while. */
  #conclude(outcome: Outcome): void {
    if (outcome !== 'failed') this.#failures = 0;
    if (outcome === 'outdated') this.#schedule(0);
    if (outcome === 'failed')
      this.#schedule(retryTimes[Math.min(this.#failures++, retryTimes.length - 1)] ?? quietTime);
    if (outcome === 'saved') this.#sealing.drop(this.#since);
    else this.#sealing.now();
    this.#show(outcome === 'saved' && this.#pending ? 'unsaved' : statusAfter[outcome]);
  }

  get #isInTrouble(): boolean {
    return this.status === 'failed' || this.status === 'conflict' || this.#isHeld || !navigator.onLine;
  }

  /** After a failure it stays failed while it is tried again: a warning that comes and goes is said again each time. */
  #show(status: SaveStatus): void {
    const isTrying = status === 'unsaved' || status === 'saving';
    this.status = isTrying && this.#failures > 0 ? 'failed' : status;
    this.#tell();
  }

  #tell(): void {
    this.#listeners.forEach((listener) => listener());
  }
}

const statusAfter: Readonly<Record<Outcome, SaveStatus>> = {
  saved: 'saved',
  outdated: 'unsaved',
  conflict: 'conflict',
  refused: 'failed',
  failed: 'failed',
};
