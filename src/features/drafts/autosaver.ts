import { Lasting } from './lasting.ts';
import type { Sealed } from './saving.ts';
import type { Store } from './versioned-store.ts';

/**
 * What a form that saves itself needs beside the saving: the record that takes the draft’s place, and the choice after a
 * conflict. It never overwrites what somebody else has saved meanwhile: it then waits in `conflict` until the person has
 * chosen.
 */
export class Autosaver<Value> extends Lasting<Value> {
  /** What came of the last conflict, where this screen’s value was put into the other one: it is the screen’s to show. */
  merged: Value | undefined;
  /** The form began with what was typed before its page went, and nobody has said so far that they have read it. */
  isRestored: boolean;

  constructor(store: Store<Value>, version: number, base?: Value, sealed: Partial<Sealed<Value>> = {}) {
    super(store, version, base, sealed);
    this.isRestored = sealed.found !== undefined;
  }

  /** The person has read that what they typed before is here again. */
  noteRead(): void {
    this.isRestored = false;
    this.tell();
  }

  /**
   * The value is about to be stored for good, as its record. What could not be saved before waits for what comes of that, and
   * no draft of it is sent meanwhile. A conflict stays: that is for the person to choose.
   */
  async makeWay(): Promise<void> {
    await this.flush();
    while (this.running) await this.running;
    this.store.noteSent();
    if (this.clock.isHeld || this.status === 'conflict') return;
    this.sealing.now();
    this.clock.stop();
    this.clock.forgetFailures();
    if (this.typed.setAside()) this.show('unchanged');
  }

  /** The record could not be stored: what was not saved before is a draft again. */
  takeBack(): void {
    if (!this.typed.takeBack()) return;
    this.show('unsaved');
    this.clock.set(0);
  }

  /** The record is stored: no draft of it is needed. */
  noteStored(): void {
    if (this.status === 'conflict') this.typed.clear();
    this.typed.forgetAside();
    this.sealing.drop(this.clock.since);
    if (!this.isUnsaved) this.show('unchanged');
    this.settled();
  }

  /** The backend has dropped what was stored, because it is sent: what is typed from now on is a new draft. */
  beginAnew(): void {
    this.store.version = 0;
  }

  /** The person chose the other version: nothing of this one stays. */
  async giveUp(): Promise<void> {
    this.typed.clear();
    await this.running;
    this.typed.clear();
    this.clock.stop();
    this.clock.forgetFailures();
    this.show('unchanged');
    this.sealing.drop();
    await this.sealing.settled();
  }

  /** Ends a conflict in favor of what was typed here; the conflict stays where the backend can’t be reached. */
  async keepMine(): Promise<void> {
    const over = await this.store.overrule();
    if (!over) return;
    const { waiting } = this.typed;
    if (waiting) {
      this.merged = over(waiting.value);
      this.typed.put(this.merged);
    }
    this.show('unsaved');
    await this.flush();
  }
}
