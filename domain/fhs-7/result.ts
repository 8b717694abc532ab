import type { YesNoUnknown } from '../family-history.ts';
import { fhs7 } from './items.ts';

export type ScreenResult = 'positive' | 'negative' | 'incomplete';

/**
 * The result of the seven answers: positive from one “yes” on, whatever else is open; negative only when all seven are “no”.
 * An unknown answer is “incomplete”, never “negative”.
 */
export function resultOf(answers: readonly YesNoUnknown[]): ScreenResult {
  if (answers.length !== fhs7.items.length)
    throw new Error(`FHS-7 has ${fhs7.items.length} answers: give all of them.`);
  if (answers.filter((answer) => answer === 'yes').length >= fhs7.positiveFrom) return 'positive';
  return answers.every((answer) => answer === 'no') ? 'negative' : 'incomplete';
}
