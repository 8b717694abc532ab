import type { Words } from '../words.ts';
import { extensionUrls } from './extensions.ts';
import type { QuestionnaireItem } from './r4.ts';

/** How many answers, or repetitions of a group, an item asks for at least and at most, where it says so. */
export function occursOf({ extension = [] }: Pick<QuestionnaireItem, 'extension'>): { min: number; max: number } {
  const limit = (wanted: string) => extension.find(({ url }) => url === wanted)?.valueInteger;
  return { min: limit(extensionUrls.minOccurs) ?? 0, max: limit(extensionUrls.maxOccurs) ?? Infinity };
}

/** What is wrong with the number of answers or repetitions that say something. */
export function occursProblem(item: QuestionnaireItem, count: number): Words | undefined {
  const { min, max } = occursOf(item);
  return item.repeats && (count < min || count > max) ? occursWords(item) : undefined;
}

/** How many are asked for, in words; nothing where any number will do. */
export function occursWords(item: QuestionnaireItem): Words | undefined {
  const { min, max } = occursOf(item);
  if (!item.repeats || (min <= 1 && max === Infinity)) return undefined;
  if (min === max) return { en: `Give exactly ${min}.`, es: `Dé exactamente ${min}.` };
  if (max === Infinity) return { en: `Give at least ${min}.`, es: `Dé al menos ${min}.` };
  if (min <= 1) return { en: `Give no more than ${max}.`, es: `Dé ${max} como máximo.` };
  return { en: `Give from ${min} to ${max}.`, es: `Dé de ${min} a ${max}.` };
}
