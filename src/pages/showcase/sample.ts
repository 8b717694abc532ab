import type { Words } from '#domain/words.ts';

/** A sentence of the showcase, in both languages: what is long in one is not in the other. */
export function sample(en: string, es: string): Words {
  return { en, es };
}

/** A sample takes what is done with it and does nothing. */
export function nothing(): void {
  // Nothing to do.
}
