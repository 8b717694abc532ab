import { hashKey } from '@tanstack/react-query';

/** Whether two values say the same, whatever the order of their properties: the database keeps its own. */
export function isSame(one: unknown, other: unknown): boolean {
  return hashKey([one]) === hashKey([other]);
}
