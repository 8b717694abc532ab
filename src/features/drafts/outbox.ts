type Typed<Value> = { value: Value };

/** The newest value that is not saved: waiting, on its way, or set aside while its record is stored. */
export class Outbox<Value> {
  #waiting: Typed<Value> | undefined;
  #underWay: Typed<Value> | undefined;
  #aside: Typed<Value> | undefined;

  /** What is to be sent next. */
  get waiting(): Typed<Value> | undefined {
    return this.#waiting;
  }

  /** The newest of all of which no answer says that it is saved. */
  get unsaved(): Typed<Value> | undefined {
    return this.#waiting ?? this.#underWay ?? this.#aside;
  }

  put(value: Value): void {
    this.#waiting = { value };
    this.#aside = undefined;
  }

  /** What waits is sent. */
  take(): Typed<Value> | undefined {
    this.#underWay = this.#waiting;
    this.#waiting = undefined;
    return this.#underWay;
  }

  /** The answer to what was taken last. What was not saved waits again, unless something newer does. */
  answer({ isSaved }: { isSaved: boolean }): void {
    if (!isSaved) this.#waiting ??= this.#underWay;
    this.#underWay = undefined;
  }

  /** Whether something is set aside: now, or by the press before. */
  setAside(): boolean {
    this.#aside = this.#waiting ?? this.#aside;
    this.#waiting = undefined;
    return this.#aside !== undefined;
  }

  /** Whether something was set aside, and waits again. */
  takeBack(): boolean {
    const isBack = this.#aside !== undefined && !this.#waiting;
    this.#waiting ??= this.#aside;
    this.#aside = undefined;
    return isBack;
  }

  forgetAside(): void {
    this.#aside = undefined;
  }

  clear(): void {
    this.#waiting = undefined;
    this.#aside = undefined;
  }
}
