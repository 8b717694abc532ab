import { vi } from 'vitest';
import { awaitLimit } from '../setup/limits.ts';

/** Checks again and again until it doesn't throw, within the limit of all tests; fake timers go on meanwhile. Gives what the check gives. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: awaitLimit });
}
