import { expect, type Locator, type Page } from '@playwright/test';
import type { Database } from '#tests/browser/fixtures/database.ts';
import type { Member } from '#tests/browser/fixtures/member.ts';

/** Something that a person typed. */
export type TypedText = {
  field: (page: Page) => Locator;
  text: string;
  /** Whether the backend holds it, as a draft or as a record; left out where the page alone keeps it until it is sent. */
  isStored?: (db: Database, member: Member) => Promise<boolean>;
};

/** What was typed in a tour and may not be lost: where its field stands, the field holds it; at the end it is stored. */
export class Typed {
  readonly #texts = new Map<string, TypedText>();
  readonly #all = new Set<string>();

  /** Types into a field, over what stands there. */
  async type(page: Page, name: string, typed: TypedText): Promise<void> {
    await typed.field(page).fill(typed.text);
    this.#texts.set(name, typed);
    this.#all.add(typed.text);
  }

  /** All that was ever typed. */
  get everything(): readonly string[] {
    return [...this.#all];
  }

  /** Whether anything of it still has to be kept. */
  get isExpected(): boolean {
    return this.#texts.size > 0;
  }

  /** The person gave it up, or it was sent and has become something else. */
  forget(name: string): void {
    this.#texts.delete(name);
  }

  async expectKept(page: Page): Promise<void> {
    for (const [name, { field, text }] of this.#texts) {
      const places = field(page);
      if ((await places.count()) > 0) await expect(places, `what was typed as ${name}`).toHaveValue(text);
    }
  }

  async expectStored(db: Database, member: Member): Promise<void> {
    for (const [name, { isStored }] of this.#texts)
      if (isStored)
        await expect.poll(() => isStored(db, member), { message: `what was typed as ${name} is stored` }).toBe(true);
  }
}
