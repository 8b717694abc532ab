import { textSize } from './labels.ts';
import type { Primitive } from './primitives.ts';

/**
 * A drawing for where it is so small that its words can’t be read: symbols, lines, and the signs that stand in and at them, such
 * as a question mark or the number of people. Within it, signs are drawn larger than words; on its key they are not.
 */
export function withoutWords(parts: readonly Primitive[]): Primitive[] {
  return parts
    .filter((part) => part.type !== 'text' || part.size > textSize)
    .map((part) => (part.type === 'group' ? { ...part, parts: withoutWords(part.parts) } : part));
}
