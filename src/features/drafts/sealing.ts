import type { Unsaved, Vault } from './sealed/vault.ts';

/** A usual save is done before, so that nothing is written for it; with the way to the disk, what is older than 2 s is safe. */
const usually = 1_500;
/** Once something stands in the way of saving. */
const soon = 500;

/** Decides when what is not saved is sealed on the device, and when that goes again. */
export class Sealing<Value> {
  /** What is unsaved lies sealed; what is typed on joins it in half a second. */
  isSealed = false;
  #vault: Vault<Value> | undefined;
  #read: () => Unsaved<Value> | undefined;
  #hasChanged: () => void;
  #timer: { due: number; handle: ReturnType<typeof setTimeout> } | undefined;
  #sealed: Value | undefined;
  /** One after the other: what is dropped must not be there again because its sealing took longer. */
  #doing: Promise<void> = Promise.resolve();

  /** `read`: what is unsaved at a moment; nothing where all is saved. `hasChanged`: hears when `isSealed` has. */
  constructor(vault: Vault<Value> | undefined, read: () => Unsaved<Value> | undefined, hasChanged: () => void) {
    this.#vault = vault;
    this.#read = read;
    this.#hasChanged = hasChanged;
  }

  /** Something was typed. */
  noteChange({ isInTrouble }: { isInTrouble: boolean }): void {
    this.#schedule(Date.now() + (isInTrouble ? soon : usually));
  }

  /** Seals at once what is unsaved. */
  now(): void {
    this.#stop();
    const draft = this.#read();
    if (!draft || draft.value === this.#sealed) return;
    this.#sealed = draft.value;
    this.#doing = this.#doing.then(async () => {
      const isKept = (await this.#vault?.seal(draft)) ?? false;
      if (!isKept && this.#sealed === draft.value) this.#sealed = undefined;
      this.#tell(isKept);
    });
  }

  /** It is saved, or given up. `since`: when something was typed after it, which is still to be sealed. */
  drop(since?: number): void {
    this.#stop();
    if (since !== undefined) this.#schedule(since + usually);
    this.#sealed = undefined;
    this.#doing = this.#doing.then(async () => {
      await this.#vault?.drop();
      this.#tell(false);
    });
  }

  /** Waits for what was begun. */
  settled(): Promise<void> {
    return this.#doing;
  }

  /** The form is gone for good. */
  leave(): void {
    this.#stop();
    void this.#doing.then(() => this.#vault?.leave());
  }

  #schedule(due: number): void {
    if (!this.#vault || (this.#timer && this.#timer.due <= due)) return;
    this.#stop();
    this.#timer = { due, handle: setTimeout(() => this.now(), due - Date.now()) };
  }

  #stop(): void {
    clearTimeout(this.#timer?.handle);
    this.#timer = undefined;
  }

  #tell(isSealed: boolean): void {
    if (this.isSealed === isSealed) return;
    this.isSealed = isSealed;
    this.#hasChanged();
  }
}
