import { Saving, type Sealed } from './saving.ts';
import type { Place } from './sealed/seal.ts';
import type { Found, Vault } from './sealed/vault.ts';
import type { Store } from './versioned-store.ts';

/** What outlasts its screen until it is saved, and waits where its person is gone, or another screen may go on with it. */
export class Lasting<Value> extends Saving<Value> {
  readonly place: Place | undefined;
  #vault: Vault<Value> | undefined;
  /** The screen is gone; called once nothing more is done for it. */
  #end: (() => void) | undefined;
  #isPaused = false;
  #isLetGo = false;

  constructor(store: Store<Value>, version: number, base?: Value, sealed: Partial<Sealed<Value>> = {}) {
    super(store, version, base, sealed);
    this.place = store.place;
    this.#vault = sealed.vault;
  }

  /** The screen stands. */
  open(): void {
    this.#finish();
    if (this.typed.waiting && !this.running) this.clock.set(0);
  }

  /**
   * The screen goes: what is not saved is tried until it is, another screen goes on with it, or the person goes.
   * @returns when nothing more is done for it
   */
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#end = resolve;
      void this.flush({ leaving: true }).then(() => this.settled());
    });
  }

  /** Whether the screen is gone, and what it could not save is still kept here. */
  get isLeft(): boolean {
    return this.#end !== undefined;
  }

  /**
   * The form is opened again: nothing is sent from here until it stands (`handOver`), or has gone before it did (`release`).
   * @returns once nothing is under way
   */
  async pause(): Promise<void> {
    this.hold();
    this.#isPaused = true;
    while (this.running) await this.running;
    await this.sealing.settled();
  }

  /** What it could not save, for the form that is opened again; undefined where it does not pause for one. */
  get paused(): Found<Value> | undefined {
    const { unsaved } = this.typed;
    if (!this.#isPaused || !unsaved) return undefined;
    return { ...this.store.seen(), value: unsaved.value, ids: this.#vault?.ids ?? [] };
  }

  /** The form that goes on with it stands. */
  handOver(): void {
    this.typed.clear();
    this.letGo();
  }

  /** The session is over: nothing is sent nor given up until `release`. */
  hold(): void {
    this.#isPaused = false;
    this.clock.hold();
    this.typed.takeBack();
    this.sealing.now();
  }

  /** The same person is back: saves what was held, in one try. Rejects never; look at `status`. */
  async release(): Promise<void> {
    this.#isPaused = false;
    this.clock.release();
    await this.flush();
    this.settled();
  }

  /** Nobody waits for it any more. What lies sealed is for the same person, on the next page. */
  letGo(): void {
    this.hold();
    this.sealing.leave();
    this.#isLetGo = true;
    this.settled();
  }

  /**
   * Nobody but the person can do more for what is in a conflict, or was refused. Where it lies sealed, the form finds it when
   * it is opened again; where it can’t, it stays here for it. What is held waits.
   */
  protected override settled(): void {
    const isStuck = this.status === 'conflict' || (this.status === 'failed' && !this.clock.isSet);
    const canGo = isStuck && this.isSealed && !this.clock.isHeld && !this.running;
    if (this.#end && (!this.isUnsaved || canGo || this.#isLetGo)) {
      this.sealing.leave();
      this.#finish();
    }
  }

  #finish(): void {
    const end = this.#end;
    this.#end = undefined;
    end?.();
  }
}
